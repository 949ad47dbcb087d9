import type { FlowLogic } from "../flow.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { performRegistration } from "./perform.ts";
import type { RegistrationState } from "./state.ts";
import { transition } from "./transition.ts";

/** What the events of a registration do, as `registration` loads it. */
export const registrationLogic: FlowLogic<
  void,
  RegistrationState,
  RegistrationEvent,
  RegistrationEffect
> = { transition, perform: performRegistration };
