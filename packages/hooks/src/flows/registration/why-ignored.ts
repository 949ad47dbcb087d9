import type { IgnoredReason } from "../engine/flow.ts";
import type { RegistrationEvent } from "./events.ts";
import { isEditable, type RegistrationState, type RegistrationStateName } from "./state.ts";

const WAITS: readonly RegistrationStateName[] = [
  "restoring",
  "checking-email",
  "fetching-cards",
  "fetching-saved-cards",
  "registering",
  "reading-back",
];

/** Why an event that has no effect in this state has none. */
export function whyIgnored(
  { name, terms }: RegistrationState,
  { type }: RegistrationEvent,
): IgnoredReason {
  if (type === "add-device" || type === "remove-device") return "limit";
  if (WAITS.includes(name)) return "waiting";
  const isBlocked =
    (type === "confirm" && name === "confirm") ||
    (type === "submit-terms" && name === "terms" && !terms.accepted) ||
    (type === "try-again" && name === "unknown");
  if (isBlocked) return "incomplete";
  return isEditable(name) ? "elsewhere" : "finished";
}
