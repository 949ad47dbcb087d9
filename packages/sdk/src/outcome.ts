import { truncate, exact, fieldsOf, isPresent, isStatus, fullText } from "./reply.ts";

/**
 * The way in which a write reports its success.
 *
 * - `status`: by a `status` of true.
 * - `open`: its reply is not documented, so any 2xx without a sign of failure is a success.
 * - `registration`: by a `status` of true and a list of subscriptions.
 */
export type WriteKind = "status" | "open" | "registration";

/**
 * The outcome of a write. `rejected`: refused by the `status` of its reply. `http`: refused by its
 * HTTP status.
 */
export type WriteOutcome = "accepted" | "rejected" | "http" | "unknown-outcome";

/**
 * Returns the outcome of a write by the first rule that applies to its reply. `reply` is undefined
 * if the body is not JSON. `isPlausible` is the result of {@link isPlausibleBody}.
 */
export function outcomeOfWrite(
  kind: WriteKind,
  httpStatus: number,
  reply: unknown,
  isPlausible = false,
): WriteOutcome {
  const { status, success, error, subscription } = fieldsOf(reply);
  const isOpen = kind === "open";
  const hasError = isPresent(error);
  const hasSubscriptions = listOf(subscription).length > 0;
  // These devices have been charged, whatever the status.
  if (kind === "registration" && hasError && hasSubscriptions) return "accepted";
  // The server may still carry it out. Gateways send these statuses too, sometimes with JSON.
  if (/^([^24]|202|408|409|425|499)/.test(`${httpStatus}`)) return "unknown-outcome";
  if (httpStatus >= 400) return "http";
  if (isStatus(status, false) || (isOpen && isStatus(success, false)))
    return hasSubscriptions ? "unknown-outcome" : "rejected";
  const isTrue = isStatus(status, true);
  const isDone = isOpen
    ? isPlausible && (isTrue || !hasError) && [status, success].every(isTrueOrAbsent)
    : isTrue && !(hasError && kind === "registration");
  return isDone ? "accepted" : "unknown-outcome";
}

const isTrueOrAbsent = (value: unknown) => value == null || isStatus(value, true);

/** The part of a registration payload that is compared with the reply. */
export interface SentRegistration {
  /** The devices. Only their IMEIs are read. */
  readonly devices: readonly { readonly imei: string }[];
}

/**
 * The outcome of an accepted registration. `complete`: every device has a subscription. `partial`:
 * the reply has an error and subscriptions. `unconfirmed`: the reply has no error, but some devices
 * have no subscription in it.
 */
export type AcceptedRegistration = "complete" | "partial" | "unconfirmed";

/**
 * `failed`: the server refused it. `unknown`: the reply does not show whether it was carried out.
 */
type RegistrationOutcome = AcceptedRegistration | "failed" | "unknown";

/**
 * Determines the outcome of a registration from its reply and the payload that was sent. A reply
 * with both an error and subscriptions is partial whatever its HTTP status, because those
 * subscriptions have been charged.
 */
export function registrationOutcome(
  reply: unknown,
  payload: SentRegistration,
  httpStatus = 200,
): RegistrationOutcome {
  const outcome = outcomeOfWrite("registration", httpStatus, reply);
  if (outcome === "accepted") return acceptedRegistration(reply, missingDevices(reply, payload));
  return outcome === "unknown-outcome" ? "unknown" : "failed";
}

/** Determines the outcome of a registration that the server accepted. */
export function acceptedRegistration(
  reply: unknown,
  missing: readonly string[],
): AcceptedRegistration {
  if (isPresent(fieldsOf(reply).error)) return "partial";
  return missing.length > 0 ? "unconfirmed" : "complete";
}

/** Returns the IMEIs in the payload that have no subscription in the reply. */
export function missingDevices(reply: unknown, payload: unknown): string[] {
  const registered = listOf(fieldsOf(reply).subscription).map((row) => imeiIn(row, "imei_no"));
  return listOf(fieldsOf(payload).devices)
    .map((row) => imeiIn(row, "imei"))
    .filter((imei) => !registered.includes(imei));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const imeiIn = (row: unknown, key: string) => exact(fieldsOf(row)[key])?.trim() ?? "";

/** Splits the `error` of a partial registration, such as "A | B", into the devices that failed. */
export function failedDevices(error: unknown): string[] {
  return [error]
    .flat()
    .map(fullText)
    .join("|")
    .split("|")
    .map((device) => truncate(device.trim()))
    .filter(Boolean);
}
