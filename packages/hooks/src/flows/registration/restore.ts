import type { Kept } from "../engine/flow.ts";
import { start } from "./start.ts";
import type { RegistrationState } from "./state.ts";

/**
 * The state of a registration that comes back from the back-forward cache. If a later page of the tab
 * sent an order meanwhile, that order replaces this one, which was not sent.
 */
export function restoreRegistration(state: RegistrationState, kept: Kept): RegistrationState {
  const stored = start(kept);
  return hasSent(stored) && !hasSent(state) ? { ...stored, name: state.name } : state;
}

const hasSent = ({ attempt, receipt }: RegistrationState): boolean =>
  attempt !== null || receipt !== null;
