const IMEI_DIGITS = 15;

export type ImeiErrorCode = "imei.required" | "imei.invalid" | "imei.tooLong";

type ImeiReading = { kind: "call"; imei: string } | { kind: "error"; code: ImeiErrorCode };

/** Whether typed text is worth a validation call, or what is wrong with it. */
export function readImei(text: string): ImeiReading {
  const imei = text.trim();
  if (imei === "") return { kind: "error", code: "imei.required" };
  if (!/^\d+$/.test(imei)) return { kind: "error", code: "imei.invalid" };
  if (imei.length > IMEI_DIGITS) return { kind: "error", code: "imei.tooLong" };
  return { kind: "call", imei };
}

/** Whether a text is as long as an IMEI, so that no further digit is to come. */
export const isCompleteImei = (text: string): boolean => text.trim().length === IMEI_DIGITS;

/**
 * Whether one edit put several characters in at once, as a paste or an autofill does. What replaces
 * a selection of almost its own length is not recognised.
 */
export const isPasted = (before: string, after: string): boolean =>
  after.length - before.length > 1;

/** Pasted text without the spaces and hyphens that labels print between the digits. */
export function imeiFromPaste(text: string): string {
  return text.replaceAll(/[\s\u200B\uFEFF\u2010-\u2015-]/g, "");
}

/** A hint that one of 15 digits may be mistyped (Luhn); the server alone decides. */
export function checkDigitLooksWrong(imei: string): boolean {
  const text = imei.trim();
  if (!/^\d{15}$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 !== 0;
}
