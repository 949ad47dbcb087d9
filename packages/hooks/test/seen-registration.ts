import { foundOf, type ReadBack } from "../src/flows/registration/outcome.ts";
import type { RegistrationState } from "../src/flows/registration/state.ts";

/** A registration as a test looks at it: what is known of its outcome is told beside the rest. */
export interface SeenRegistration extends RegistrationState {
  readonly found: readonly ReadBack[];
  readonly isSettled: boolean;
  readonly looksAgainAt: number | null;
}

const seen = new WeakMap<RegistrationState, SeenRegistration>();

/** The same state is the same registration, so that a test can see that nothing has changed. */
export function seenRegistration(state: RegistrationState): SeenRegistration {
  const known = seen.get(state);
  if (known !== undefined) return known;
  const { outcome } = state;
  const registration: SeenRegistration = {
    ...state,
    found: outcome === null ? [] : foundOf(outcome),
    isSettled: outcome?.isSettled ?? false,
    looksAgainAt: outcome?.looksAgainAt ?? null,
  };
  seen.set(state, registration);
  return registration;
}
