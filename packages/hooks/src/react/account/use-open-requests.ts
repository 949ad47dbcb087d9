"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Attempt } from "../../flows/checkout/attempts.ts";
import { isSameOwner } from "../../flows/checkout/guard.ts";
import { taskOfRequest, type AccountTask } from "../../rules/self-service/account-tasks.ts";
import { useWaypost } from "../provider.tsx";

const NONE: readonly Attempt[] = [];

/**
 * The requests of a customer from this browser whose outcome is unknown, each with the task that
 * can look it up. Requests without an `owner` are included.
 *
 * @example
 * const open = useOpenRequests({ customerId: "1001" });
 */
export function useOpenRequests({
  customerId,
}: {
  readonly customerId: string;
}): readonly (Attempt & { readonly task: AccountTask["task"] | null })[] {
  const { attempts } = useWaypost("useOpenRequests");
  const subscribe = useCallback(
    (listener: () => void) => {
      void attempts.arriving()?.then(listener);
      return attempts.subscribe(listener);
    },
    [attempts],
  );
  const all = useSyncExternalStore(subscribe, attempts.list, () => NONE);
  return all
    .filter(
      ({ owner, outcome }) =>
        (owner === "" || isSameOwner(owner, customerId)) && outcome === "unknown",
    )
    .map((attempt) => ({ ...attempt, task: taskOfRequest(attempt.family) }));
}
