import { cut, exact, fieldsOf, isPresent, isStatus, wholeText } from "./reply.ts";

/**
 * How a write reports its success. `status`: by a `status` of true. `open`: its reply is not
 * documented, so any 2xx that speaks against it nowhere is one. `registration`: by a `status` of
 * true and a list of subscriptions.
 */
export type WriteKind = "status" | "open" | "registration";

type WriteOutcome = "accepted" | "rejected" | "http" | "unknown-outcome";

/**
 * Decides what a reply to a write means. The first rule that applies decides. `reply` is undefined
 * when the body is not JSON; `isPlain` tells that nothing in it is amiss, as in {@link isPlain}.
 */
export function outcomeOfWrite(
  kind: WriteKind,
  httpStatus: number,
  reply: unknown,
  isPlain = false,
): WriteOutcome {
  const { status, success, error, subscription } = fieldsOf(reply);
  const isOpen = kind === "open";
  const hasError = isPresent(error);
  const hasSubscriptions = listOf(subscription).length > 0;
  // These devices have been charged, whatever the status.
  if (kind === "registration" && hasError && hasSubscriptions) return "accepted";
  // The server may still be at work. Gateways send these too, and some of them send JSON.
  if (/^([^24]|202|408|409|425|499)/.test(`${httpStatus}`)) return "unknown-outcome";
  if (httpStatus >= 400) return "http";
  if (isStatus(status, false) || (isOpen && isStatus(success, false)))
    return hasSubscriptions ? "unknown-outcome" : "rejected";
  const isTrue = isStatus(status, true);
  const isDone = isOpen
    ? isPlain && (isTrue || !hasError) && [status, success].every(isTrueOrAbsent)
    : isTrue && !(hasError && kind === "registration");
  return isDone ? "accepted" : "unknown-outcome";
}

const isTrueOrAbsent = (value: unknown) => value == null || isStatus(value, true);

/** The part of a registration's payload that is compared with the reply. */
export interface SentRegistration {
  /** The devices, of which only the IMEIs are read. */
  readonly devices: readonly { readonly imei: string }[];
}

/**
 * The outcome of an accepted registration. `complete`: every device has a subscription. `partial`:
 * the server reported an error beside the subscriptions. `unconfirmed`: the server reported no
 * error, but some devices have no subscription in its reply.
 */
export type AcceptedRegistration = "complete" | "partial" | "unconfirmed";

/** `failed`: the server refused it. `unknown`: the reply does not say whether it was carried out. */
export type RegistrationOutcome = AcceptedRegistration | "failed" | "unknown";

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
    .map(wholeText)
    .join("|")
    .split("|")
    .map((device) => cut(device.trim()))
    .filter(Boolean);
}
