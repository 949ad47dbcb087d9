/** The part of the SDK that needs no transport and no platform globals. */
export {
  amountOf,
  CURRENCY_HEADER,
  decimalsOf,
  isCurrency,
  otherCurrency,
  toMinor,
} from "./amount.ts";
export { badArgument, isWaypostError } from "./errors.ts";
export type { WaypostError } from "./errors.ts";
export { parseExact, stringifyExact } from "./exact-json.ts";
// A file of its own, because no first page needs it.
export { canonicalIdentifier } from "./canonical-identifier.ts";
export { normalizeIdentifier } from "./identifier.ts";
export { outcomeOfWrite } from "./outcome.ts";
export type { AcceptedRegistration, SentRegistration, WriteKind, WriteOutcome } from "./outcome.ts";
export type { RegistrationDevice } from "./generated/schema.ts";
export { invalidReason, registrationResult } from "./registration-replies.ts";
export { isRegistrationDevices } from "./registration-payloads.ts";
export type { RegistrationDevices } from "./registration-payloads.ts";
export { SOMETHING_WENT_WRONG, errorText, isPlausibleBody, serverText } from "./reply.ts";
