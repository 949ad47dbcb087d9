import type { CancellationRequest } from "@waypost/sdk";
import { digitsOnly } from "./card-number.ts";

/** The documented labels, which are also the values that are sent. */
export const CANCELLATION_REASONS = [
  "Service no longer needed",
  "Price concerns",
  "Not satisfied with tracking platform features",
  "Defective Unit",
  "Inaccurate, inconsistent readings",
  "Other",
] as const;

export const TRACKER_USES = [
  "track a loved one for safety",
  "track someone because of potential infidelity",
  "Commercial Vehicle Tracking",
  "Theft prevention",
  "Other",
] as const;

export type CancellationDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  imei: string;
  reasons: readonly string[];
  uses: readonly string[];
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
export function cancellationPayload(request: CancellationDraft): CancellationRequest {
  return {
    cancelation_reason: request.reasons.join(","),
    comment: request.comment,
    email: request.email,
    first_name: request.firstName,
    how_gps_tracker: request.uses.join(","),
    imei: request.imei.trim(),
    last_name: request.lastName,
    phone_number: internationalDigits(request.phone),
  };
}

/** Country code and number as digits without "+"; ten digits alone are taken as a US number. */
export function internationalDigits(phone: string): string {
  const digits = digitsOnly(phone);
  const isNational = digits.length === 10 && !phone.trim().startsWith("+");
  return isNational ? `1${digits}` : digits;
}
