/** The SDK's pure modules: no transport, no platform. Rules and forms build on them. */
export { isWaypostError } from "./errors.ts";
export type { WaypostError } from "./errors.ts";
export { failedDevices, registrationOutcome } from "./outcome.ts";
export type { RegistrationOutcome } from "./outcome.ts";
export { SOMETHING_WENT_WRONG, errorText, serverText } from "./reply.ts";
