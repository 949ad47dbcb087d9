import type { Kept } from "../engine/flow.ts";
import { start } from "./start.ts";
import type { RegistrationState } from "./state.ts";

/** What a later page of the tab has sent replaces an order that was not sent yet. */
export function restoreRegistration(state: RegistrationState, kept: Kept): RegistrationState {
  const stored = start(kept);
  return hasSent(stored) && !hasSent(state) ? { ...stored, name: state.name } : state;
}

const hasSent = ({ attempt, receipt }: RegistrationState): boolean =>
  attempt !== null || receipt !== null;
