import type { Flow } from "../flow.ts";
import type { LoadedJourney } from "../journey.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { performRegistration } from "./perform.ts";
import { keep, start } from "./start.ts";
import type { RegistrationState } from "./state.ts";
import { transition } from "./transition.ts";

/** The registration of up to four devices by a new or an existing customer. */
export const registrationFlow: Flow<RegistrationState, RegistrationEvent, RegistrationEffect> = {
  name: "registration",
  start,
  transition,
  keep,
};

/** The flow with its effects, as `registration` loads it. */
export const loadedRegistration: LoadedJourney<
  RegistrationState,
  RegistrationEvent,
  RegistrationEffect
> = { flow: registrationFlow, perform: performRegistration };
