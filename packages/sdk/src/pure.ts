/** The part of the SDK that needs no transport and no platform globals. */
export { isWaypostError } from "./errors.ts";
export type { WaypostError } from "./errors.ts";
export { failedDevices, registrationOutcome, type SentRegistration } from "./outcome.ts";
export type { AcceptedRegistration, RegistrationOutcome } from "./outcome.ts";
export type { RegistrationDevice } from "./generated/schema.ts";
export { isRegistrationDevices } from "./registration-devices.ts";
export type { RegistrationDevices } from "./registration-devices.ts";
export { SOMETHING_WENT_WRONG, errorText, serverText } from "./reply.ts";
