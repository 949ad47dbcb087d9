import { initialProgress } from "../../rules/registration/initial-progress.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import type { RegistrationState } from "./state.ts";

/** After a success: another registration, from which the receipt can still be opened. */
export function another(state: RegistrationState): RegistrationState | null {
  const { receipt } = state;
  if (receipt === null) return null;
  return { ...state, receipt: null, lastReceipt: receipt, progress: initialProgress };
}

/** The last receipt again. What was entered since then stays, for the way back. */
export function withLastReceipt(state: RegistrationState): RegistrationState | null {
  const { lastReceipt: receipt, progress } = state;
  if (receipt === null) return null;
  return {
    ...state,
    name: receipt.outcome,
    receipt,
    lastReceipt: null,
    fieldErrors: {},
    progress: progressAfter(progress, "register-success"),
  };
}
