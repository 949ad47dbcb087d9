"use client";

import type { PlanUpdateDevice } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import { useRead } from "../use-read.ts";
import { useServerText } from "../use-server-text.ts";

const NONE: readonly PlanUpdateDevice[] = [];

/**
 * The customer's devices on a plan, read each time the page opens and again once a task has changed
 * them. Suspends until the services have loaded.
 *
 * @example
 * const { devices, isPending, failure, refetch } = useAccount("1001");
 */
export function useAccount(customerId: string): {
  /** Empty until they are loaded. */
  readonly devices: readonly PlanUpdateDevice[];
  /** They are being read, for the first time or again. */
  readonly isPending: boolean;
  /** Why they could not be read, as text to show. */
  readonly failure: string | null;
  /** Reads the devices again, for a button. */
  readonly refetch: () => void;
} {
  const serverText = useServerText();
  const { data, isPending, error, refetch } = useRead<readonly PlanUpdateDevice[]>(
    "useAccount",
    (client) => planUpdateDevicesQuery(client, customerId),
    NONE,
  );
  const text = isWaypostError(error) ? error.displayMessage : SOMETHING_WENT_WRONG;
  return { devices: data, isPending, failure: error && serverText(text), refetch };
}
