"use client";

import { useSyncExternalStore } from "react";
import type { Ability } from "../flows/engine/flow.ts";
import type { Runner } from "../flows/engine/runner-types.ts";

/**
 * Returns whether an event would have an effect now and, if not, the reason.
 *
 * @example
 * const { isAllowed, reason } = useCan(useRegistration().run, { type: "submit" });
 */
export function useCan<Event>(
  runner: Pick<Runner<unknown, Event>, "can" | "getState" | "getServerState" | "subscribe">,
  event: Event,
): Ability {
  const read = () => runner.can(event).reason;
  // A flow that is restoring does not handle events yet. With `ssr`, the server renders only that
  // state.
  const readServer = () => (runner.getServerState() === runner.getState() ? read() : "loading");
  const reason = useSyncExternalStore(runner.subscribe, read, readServer);
  return reason === null ? { isAllowed: true, reason } : { isAllowed: false, reason };
}
