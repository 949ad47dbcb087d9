import type { RegistrationState } from "../../flows/registration/state.ts";
import type { Screens } from "./use-screens.ts";

/** Returns the parts of a state that its page shows, without secrets. */
export function partsOf(state: RegistrationState, screens: Screens | undefined) {
  const { lostSecret, isSubmittingAll, customer, progress } = state;
  const isKnownCustomer = customer.emailverified || progress.userexists;
  const shared = { lostSecret, isSubmittingAll, isKnownCustomer };
  return { shared, screen: screenOf(state, screens) };
}

function screenOf(state: RegistrationState, screens: Screens | undefined) {
  const { phase, lastReceipt, progress } = state;
  switch (phase) {
    case "restoring":
    case "checking-email":
      return { phase };
    case "email":
      return {
        phase,
        failure: state.emailFailure,
        // The receipt has the URL of the confirmation, while there is no registration to confirm.
        hasLastReceipt: lastReceipt !== null && !progress.movetoconfirmpage,
      };
    default:
      return screens?.partsOf(state) ?? ({ phase: "restoring" } as const);
  }
}
