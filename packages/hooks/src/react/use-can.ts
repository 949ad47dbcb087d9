"use client";

import { useSyncExternalStore } from "react";
import type { Ability } from "../flows/flow.ts";
import type { Runner } from "../flows/runner-types.ts";

/**
 * Whether an event would have an effect now and, if not, why.
 *
 * @example
 * const { isAllowed, reason } = useCan(useRegistrationRunner(), { type: "submit-devices" });
 */
export function useCan<Event>(
  runner: Pick<Runner<unknown, Event>, "can" | "subscribe">,
  event: Event,
): Ability {
  const read = () => runner.can(event).reason;
  const reason = useSyncExternalStore(runner.subscribe, read, read);
  return reason === null ? { isAllowed: true, reason } : { isAllowed: false, reason };
}
