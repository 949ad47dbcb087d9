import type { RegistrationState } from "../../flows/registration/state.ts";
import type { Screens } from "./use-screens.ts";

export type RegistrationParts = ReturnType<typeof partsOf>;

/** The parts of a state that its page shows, without secrets. */
function partsOf(state: RegistrationState, screens: Screens | undefined) {
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
        // Its address is that of the confirmation while there is nothing else to confirm.
        hasLastReceipt: lastReceipt !== null && !progress.movetoconfirmpage,
      };
    default:
      return screens?.partsOf(state) ?? ({ phase: "restoring" } as const);
  }
}

/**
 * Makes the selector of a registration's parts. Parts that are the same stay the same object, so
 * that typing re-renders nothing. It does not keep the state, which may hold secrets.
 */
export function partsSelector(
  screens: Screens | undefined,
): (state: RegistrationState) => RegistrationParts {
  const known = new WeakMap<RegistrationState, RegistrationParts>();
  let last: RegistrationParts | undefined;
  return (state) => {
    let parts = known.get(state);
    if (parts === undefined) {
      parts = partsOf(state, screens);
      if (last !== undefined && isSame(last, parts)) parts = last;
      known.set(state, parts);
      last = parts;
    }
    return parts;
  };
}

/** Compared by value: parts hold no more than what a page shows. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
