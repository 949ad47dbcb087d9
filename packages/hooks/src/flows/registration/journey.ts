import type { Journey } from "../journey.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { start } from "./start.ts";
import type { RegistrationState } from "./state.ts";

/** The registration, ready to run; its flow is a chunk of its own. */
export const registration: Journey<RegistrationState, RegistrationEvent, RegistrationEffect> = {
  start,
  load: async () => (await import("./flow.ts")).loadedRegistration,
};
