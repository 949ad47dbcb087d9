import { accountHandlers } from "./account.ts";
import { confirmHandlers } from "./confirm.ts";
import { customerHandlers } from "./customer.ts";
import { deviceHandlers } from "./devices.ts";
import type { RegistrationTransition } from "./effects.ts";
import type { RegistrationEvent, RegistrationHandler } from "./events.ts";
import { paymentHandlers } from "./payment.ts";
import { readBackHandlers } from "./read-back.ts";
import { stepOf, type RegistrationState } from "./state.ts";
import { firstVisit, wizardHandlers } from "./wizard.ts";

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
  if (isUntold(state)) return firstVisit(state, "confirm");
  const handle = handlers[event.type] as RegistrationHandler<RegistrationEvent>;
  return handle(state, event);
}

/** An earlier page made an attempt, and the customer has not been told what became of it. */
const isUntold = ({ name, attempt }: RegistrationState): boolean =>
  attempt !== null && attempt.outcome !== "failed" && stepOf(name) !== "confirm";
