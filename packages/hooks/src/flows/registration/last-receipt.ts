import { initialProgress } from "../../rules/registration/gates.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import type { RegistrationState } from "./state.ts";

/** After a success: another registration, from which the receipt can still be opened. */
export function another(state: RegistrationState): RegistrationState | null {
  const { attempt } = state;
  if (!attempt?.receipt) return null;
  const lastRegistered = { ...attempt, receipt: attempt.receipt };
  return { ...state, attempt: null, lastRegistered, progress: initialProgress };
}

/** The last receipt again. What was entered since then stays, for the way back. */
export function withLastReceipt(state: RegistrationState): RegistrationState | null {
  const { lastRegistered: attempt, progress } = state;
  if (attempt === null) return null;
  return {
    ...state,
    name: attempt.outcome === "partly-registered" ? attempt.outcome : "registered",
    attempt,
    lastRegistered: null,
    fieldErrors: {},
    progress: progressAfter(progress, "register-success"),
  };
}
