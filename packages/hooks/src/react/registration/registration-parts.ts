import type { SavedCard } from "@waypost/sdk";
import { stepOf, type RegistrationState } from "../../flows/registration/state.ts";

type LastStep = typeof import("./last-step.ts");

const NONE: readonly SavedCard[] = [];

/** The parts of a state that its page shows, without secrets. */
export type RegistrationParts = ReturnType<typeof partsOf>;

function partsOf(state: RegistrationState, lastStepParts: LastStep["lastStepParts"] | undefined) {
  const { lostSecret, isSubmittingAll, customer, progress } = state;
  const isKnownCustomer = customer.emailverified || progress.userexists;
  const shared = { lostSecret, isSubmittingAll, isKnownCustomer };
  if (stepOf(state.phase) !== "confirm") return { shared, screen: screenOf(state) };
  return { shared, screen: lastStepParts?.(state) ?? ({ phase: "restoring" } as const) };
}

function screenOf(state: RegistrationState) {
  const { phase, customer, account, lastReceipt, progress, failure } = state;
  switch (phase) {
    case "email":
      return {
        phase,
        failure: state.emailFailure,
        // Its address is that of the confirmation while there is nothing else to confirm.
        hasLastReceipt: lastReceipt !== null && !progress.movetoconfirmpage,
      };
    case "known-email":
    case "fetching-cards":
    case "details":
      return { phase, email: customer.email };
    case "payment":
    case "fetching-saved-cards":
    case "card-question": {
      const { savedCards, isPasswordDoubtful, cardChoice } = account;
      const cards = savedCards ?? NONE;
      return {
        phase,
        savedCards: cards,
        areCardsLost: savedCards === null,
        isNewCard: !cards.some(({ token }) => token === cardChoice),
        isPasswordDoubtful,
        failure: failure?.isRejection === true ? failure : null,
      };
    }
    case "checking-email":
    case "devices":
    case "terms":
      return { phase };
    default:
      return { phase: "restoring" } as const;
  }
}

/**
 * Makes the selector of a registration's parts. Parts that are the same stay the same object, so
 * that typing re-renders nothing. It does not keep the state, which may hold secrets.
 */
export function partsSelector(
  lastStepParts: LastStep["lastStepParts"] | undefined,
): (state: RegistrationState) => RegistrationParts {
  const known = new WeakMap<RegistrationState, RegistrationParts>();
  let last: RegistrationParts | undefined;
  return (state) => {
    let parts = known.get(state);
    if (parts === undefined) {
      parts = partsOf(state, lastStepParts);
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
