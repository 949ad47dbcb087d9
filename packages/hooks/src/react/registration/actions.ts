import type { Runner } from "../../flows/engine/runner-types.ts";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import type { RegistrationPhase, RegistrationState } from "../../flows/registration/state.ts";
import type { Waypost } from "../../waypost.ts";
import { preventSubmit, shownText } from "../shown.ts";

/** Returns the actions of a screen. Each sends one event. */
export function actionsOf(
  { send }: Runner<RegistrationState, RegistrationEvent>,
  waypost: Pick<Waypost, "now" | "locale">,
  phase: RegistrationPhase,
) {
  const pressedOn = { from: phase };
  const sending = (event: RegistrationEvent) => () => send(event);
  return {
    submit: (shown?: unknown) => {
      preventSubmit(shown);
      send({ type: "submit", ...pressedOn, ...shownText(shown, waypost) });
    },
    back: sending({ type: "back", ...pressedOn }),
    continueWithPassword: (event?: unknown) => {
      preventSubmit(event);
      send({ type: "continue-with-password" });
    },
    continueWithoutPassword: sending({ type: "continue-without-password" }),
    confirm: (shown?: unknown) =>
      send({ type: "confirm", at: waypost.now(), ...shownText(shown, waypost) }),
    acknowledge: (isAcknowledged: boolean) => send({ type: "acknowledge", isAcknowledged }),
    refetch: sending({ type: "refetch" }),
    changeCard: sending({ type: "use-another-card" }),
    checkOutcome: sending({ type: "read-back-again" }),
    sendAgain: sending({ type: "try-again" }),
    startOver: sending({ type: "start-over" }),
    retryFailed: sending({ type: "retry-failed" }),
  };
}
