import { accountHandlers } from "./account.ts";
import { confirmHandlers } from "./confirm.ts";
import { customerHandlers } from "./customer.ts";
import { deviceHandlers } from "./devices.ts";
import type { RegistrationTransition } from "./effects.ts";
import type { RegistrationEvent, RegistrationHandler } from "./events.ts";
import { paymentHandlers } from "./payment.ts";
import { readBackHandlers } from "./read-back.ts";
import type { RegistrationState } from "./state.ts";
import { wizardHandlers } from "./wizard.ts";

const handlers = {
  ...wizardHandlers,
  ...customerHandlers,
  ...accountHandlers,
  ...deviceHandlers,
  ...paymentHandlers,
  ...confirmHandlers,
  ...readBackHandlers,
};

/** What an event makes of a registration: the next state and what has to happen. Pure. */
export function transition(
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationTransition {
  const handle = handlers[event.type] as RegistrationHandler<RegistrationEvent>;
  return handle(state, event);
}
