"use client";

import type { DormantDevice, PlanUpdateDevice, ReactivationDevices } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { useMemo } from "react";
import { dormantDevicesQuery } from "../../queries/dormant.ts";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import { accountDevices, type AccountDevice } from "../../rules/self-service/account-devices.ts";
import { useRead, type Lookup } from "../use-read.ts";
import { useServerText } from "../use-server-text.ts";

const NO_PLANS: readonly PlanUpdateDevice[] = [];
const NO_DORMANT: readonly DormantDevice[] = [];
const NO_CANCELLED: ReactivationDevices = {
  devices: [],
  user_details: { first_name: null, last_name: null },
};

/** How a list, or several, became known. */
export interface Read {
  /** It is being read, for the first time or again. */
  readonly isPending: boolean;
  /** Why it could not be read, as text to show. */
  readonly failure: string | null;
  /** Reads it again, for a button. */
  readonly refetch: () => void;
}

/**
 * The customer's devices, read each time the page opens and again once a task has changed them:
 * those on a plan, unless told otherwise those that can be reactivated, and on request the dormant
 * ones, which needs the token. Suspends until the services have loaded.
 *
 * @example
 * const { devices, isPending, failure, refetch } = useAccount("1001");
 */
export function useAccount(
  customerId: string,
  lists: { readonly cancelled?: boolean; readonly dormant?: boolean } = {},
): Read & {
  /** Those that are known so far; empty until the ones on a plan are. */
  readonly devices: readonly AccountDevice[];
  /** The devices that are not on a plan. The others do not wait for them. */
  readonly others: Read;
} {
  const { cancelled = true, dormant = false } = lists;
  const serverText = useServerText();
  const onPlan = useRead<readonly PlanUpdateDevice[]>(
    "useAccount",
    (client) => planUpdateDevicesQuery(client, customerId),
    NO_PLANS,
  );
  const ended = useRead(
    "useAccount",
    (client) => reactivationDevicesQuery(client, customerId),
    NO_CANCELLED,
    () => cancelled,
  );
  const asleep = useRead<readonly DormantDevice[]>(
    "useAccount",
    (client) => dormantDevicesQuery(client, customerId),
    NO_DORMANT,
    () => dormant,
  );
  const wanted = [...(cancelled ? [ended] : []), ...(dormant ? [asleep] : [])];
  // Each of the lists says which devices of another one are not what that one seems to say.
  const isKnown = !wanted.some(({ isPending }) => isPending);
  const devices = useMemo(
    () =>
      accountDevices({
        active: onPlan.data,
        dormant: isKnown ? asleep.data : NO_DORMANT,
        cancelled: isKnown ? ended.data.devices : [],
      }),
    [onPlan.data, asleep.data, ended.data, isKnown],
  );
  const textOf = ({ error }: Lookup<unknown>) =>
    error && serverText(isWaypostError(error) ? error.displayMessage : SOMETHING_WENT_WRONG);
  return {
    devices: onPlan.isPending || onPlan.isError ? [] : devices,
    isPending: onPlan.isPending,
    failure: textOf(onPlan),
    refetch: onPlan.refetch,
    others: {
      isPending: !isKnown,
      failure: wanted.map(textOf).find((text) => text !== null) ?? null,
      refetch: () => {
        for (const list of wanted) if (list.isError) list.refetch();
      },
    },
  };
}
