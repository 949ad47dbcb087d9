import type { CancellationRequest } from "@waypost/sdk";
import { normalizeIdentifier } from "@waypost/sdk/pure";
import { digitsOnly } from "../digits.ts";
import type { PhoneRule } from "../registration/phone.ts";

/** The message codes of the documented reasons to cancel, by the English label that is sent. */
export const REASON_LABELS = {
  "Service no longer needed": "cancellation.reason.notNeeded",
  "Price concerns": "cancellation.reason.price",
  "Not satisfied with tracking platform features": "cancellation.reason.features",
  "Defective Unit": "cancellation.reason.defective",
  "Inaccurate, inconsistent readings": "cancellation.reason.inaccurate",
  Other: "cancellation.reason.other",
} as const;

/** The message codes of the documented uses of a tracker, by the English label that is sent. */
export const USE_LABELS = {
  "track a loved one for safety": "cancellation.use.lovedOne",
  "track someone because of potential infidelity": "cancellation.use.infidelity",
  "Commercial Vehicle Tracking": "cancellation.use.commercial",
  "Theft prevention": "cancellation.use.theft",
  Other: "cancellation.use.other",
} as const;

/** The cancellation form as filled in so far. */
export type CancellationDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  imei: string;
  reasons: readonly (keyof typeof REASON_LABELS | (string & {}))[];
  uses: readonly (keyof typeof USE_LABELS | (string & {}))[];
  comment: string;
};

export const blankCancellation: CancellationDraft = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  imei: "",
  reasons: [],
  uses: [],
  comment: "",
};

/**
 * The request body. Reasons and uses are joined with commas, as documented; one reason contains a
 * comma itself, so the joined text cannot be split again.
 */
export function cancellationPayload(
  request: CancellationDraft,
  phoneRule?: PhoneRule,
): CancellationRequest {
  return {
    cancelation_reason: request.reasons.join(","),
    comment: request.comment.trim(),
    email: normalizeIdentifier(request.email).trim(),
    first_name: request.firstName.trim(),
    how_gps_tracker: request.uses.join(","),
    imei: normalizeIdentifier(request.imei).trim(),
    last_name: request.lastName.trim(),
    phone_number: phoneRule?.parse(request.phone) ?? internationalDigits(request.phone),
  };
}

/** Country code and number as digits, without "+" or "00". Ten digits alone are a US number. */
export function internationalDigits(phone: string): string {
  const digits = digitsOnly(phone).replace(/^00/, "");
  const isNational = digits.length === 10 && !/^\s*(\+|0\s*0)/.test(phone);
  return isNational ? `1${digits}` : digits;
}
