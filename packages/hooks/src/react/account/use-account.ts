"use client";

import type {
  CustomerId,
  DormantDevice,
  PlanUpdateDevice,
  ReactivationDevices,
  UserDetails,
} from "@waypost/sdk";
import { useEffect, useMemo } from "react";
import { dormantDevicesQuery } from "../../queries/dormant.ts";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import { accountDevices, type AccountDevice } from "../../rules/self-service/account-devices.ts";
import { useWaypost } from "../provider.tsx";
import { statusOf, useRead, type ReadStatus } from "../use-read.ts";

const NO_PLANS: readonly PlanUpdateDevice[] = [];
const NO_DORMANT: readonly DormantDevice[] = [];
const NO_CANCELLED: ReactivationDevices = {
  devices: [],
  user_details: { first_name: null, last_name: null },
};

/** By cache and customer, the next billing dates that were read, also of devices cancelled since. */
const billingDates = new WeakMap<object, Map<string, Map<string, string | null>>>();

function billingDatesOf(cache: object, customerId: CustomerId): Map<string, string | null> {
  const ofCache = billingDates.get(cache) ?? new Map<string, Map<string, string | null>>();
  billingDates.set(cache, ofCache);
  const dates = ofCache.get(String(customerId)) ?? new Map<string, string | null>();
  ofCache.set(String(customerId), dates);
  return dates;
}

/**
 * The customer's devices, read each time the page opens and again once a task has changed them:
 * those on a plan, unless told otherwise those that can be reactivated, and on request the dormant
 * ones, which needs the token. Suspends until the services have loaded.
 *
 * @example
 * const { devices, isPending, error, refetch } = useAccount({ customerId: "1001" });
 */
export function useAccount(of: {
  readonly customerId: CustomerId;
  /** False leaves out the devices that can be reactivated. */
  readonly cancelled?: boolean;
  /** Includes the dormant devices. */
  readonly dormant?: boolean;
}): ReadStatus & {
  /** Those that are known so far; empty until the ones on a plan are. */
  readonly devices: readonly AccountDevice[];
  /** The customer's name, once the list of devices that can be reactivated was read. */
  readonly customer: UserDetails;
  /** The status of the devices that are not on a plan. The others do not wait for them. */
  readonly others: ReadStatus;
} {
  const { customerId, cancelled = true, dormant = false } = of;
  const onPlan = useRead<readonly PlanUpdateDevice[]>(
    "useAccount",
    (client) => planUpdateDevicesQuery(client, { customerId }),
    NO_PLANS,
  );
  const ended = useRead(
    "useAccount",
    (client) => reactivationDevicesQuery(client, { customerId }),
    NO_CANCELLED,
    () => cancelled,
  );
  const asleep = useRead<readonly DormantDevice[]>(
    "useAccount",
    (client) => dormantDevicesQuery(client, { customerId }),
    NO_DORMANT,
    () => dormant,
  );
  const wanted = [...(cancelled ? [ended] : []), ...(dormant ? [asleep] : [])];
  // Each of the lists says which devices of another one are not what that one seems to say.
  const others = statusOf(wanted);
  const isKnown = !others.isPending;
  const { data, ...status } = onPlan;
  const { queryClient } = useWaypost("useAccount").services.now();
  const lastBilling = billingDatesOf(queryClient, customerId);
  useEffect(() => {
    for (const { imei_no, nextBillingDate } of data) lastBilling.set(imei_no, nextBillingDate);
  }, [data, lastBilling]);
  const devices = useMemo(
    () =>
      accountDevices({
        active: data,
        dormant: isKnown ? asleep.data : NO_DORMANT,
        cancelled: isKnown ? ended.data.devices : [],
        lastBilling,
      }),
    [data, asleep.data, ended.data, isKnown, lastBilling],
  );
  return {
    ...status,
    devices: status.isPending || status.isError ? [] : devices,
    customer: ended.data.user_details,
    others,
  };
}
