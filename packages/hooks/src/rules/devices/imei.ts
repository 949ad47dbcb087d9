import { normalizeIdentifier } from "@waypost/sdk/pure";

const IMEI_DIGITS = 15;

/** The message code of an IMEI that is missing or malformed. */
export type ImeiErrorCode = "imei.required" | "imei.invalid" | "imei.tooLong";

/** The IMEI to check with the API, or the error of the entered text. */
export type ImeiReading = { kind: "call"; imei: string } | { kind: "error"; code: ImeiErrorCode };

/** Decides whether typed text is sent to the server for validation, or has an error. */
export function readImei(text: string): ImeiReading {
  const imei = normalizeIdentifier(text).trim();
  if (imei === "") return { kind: "error", code: "imei.required" };
  if (!/^\d+$/.test(imei)) return { kind: "error", code: "imei.invalid" };
  if (imei.length > IMEI_DIGITS) return { kind: "error", code: "imei.tooLong" };
  return { kind: "call", imei };
}

/** True if a text is as long as an IMEI, so that no further digits are expected. */
export const isCompleteImei = (text: string): boolean => text.trim().length === IMEI_DIGITS;
