"use client";

import type {
  CustomerId,
  DormantDevice,
  PlanUpdateDevice,
  ReactivationDevices,
  UserDetails,
} from "@waypost/sdk";
import { useEffect, useMemo, useState } from "react";
import { dormantDevicesQuery } from "../../queries/dormant.ts";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import {
  accountDevices,
  accountDue,
  type AccountDevice,
  type AccountDue,
} from "../../rules/self-service/account-devices.ts";
import { useWaypost } from "../provider.tsx";
import { useServicePlans } from "../use-lookups.ts";
import { statusOf, useRead, type ReadStatus } from "../use-read.ts";

const NONE: readonly AccountDevice[] = [];
const NO_PLANS: readonly PlanUpdateDevice[] = [];
const NO_DORMANT: readonly DormantDevice[] = [];
const NO_CANCELLED: ReactivationDevices = {
  devices: [],
  user_details: { first_name: null, last_name: null },
};

/** The next billing dates by cache and customer. They include devices that were cancelled later. */
const billingDates = new WeakMap<object, Map<string, Map<string, string | null>>>();

function billingDatesOf(cache: object, customerId: CustomerId): Map<string, string | null> {
  const ofCache = billingDates.get(cache) ?? new Map<string, Map<string, string | null>>();
  billingDates.set(cache, ofCache);
  const dates = ofCache.get(String(customerId)) ?? new Map<string, string | null>();
  ofCache.set(String(customerId), dates);
  return dates;
}

/**
 * The customer's devices. They are read each time the page opens, and again after a task has
 * changed them. The result contains the devices on a plan and, by default, those that can be
 * reactivated. Dormant devices are optional and need the token. Suspends until the services have
 * loaded.
 *
 * @example
 * const { devices, isPending, error, refetch } = useAccount({ customerId: "1001" });
 */
export function useAccount(of: {
  readonly customerId: CustomerId;
  /** False to omit the devices that can be reactivated. */
  readonly cancelled?: boolean;
  /** True to include the dormant devices. */
  readonly dormant?: boolean;
  /** True to include the prices, which are read from the price lists. */
  readonly prices?: boolean;
}): ReadStatus & {
  /** The devices that are known so far. The list is empty until the devices on a plan are known. */
  readonly devices: readonly AccountDevice[];
  /** The next billing, and the sum of the next 30 days. */
  readonly due: AccountDue;
  /** The customer's name, once the list of devices that can be reactivated has been read. */
  readonly customer: UserDetails;
  /**
   * The status of the devices that are not on a plan. The devices on a plan do not wait for them.
   */
  readonly others: ReadStatus;
} {
  const { customerId, cancelled = true, dormant = false, prices = false } = of;
  const gps = useServicePlans(prices ? "gps" : null).data;
  const obd = useServicePlans(prices ? "obd" : null).data;
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
  // A device may be in several lists, and each list can correct what another one implies.
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
        plans: [...gps, ...obd],
      }),
    [data, asleep.data, ended.data, isKnown, lastBilling, gps, obd],
  );
  const shown = status.isPending || status.isError ? NONE : devices;
  const [now] = useState(() => new Date());
  const due = useMemo(() => accountDue(shown, now), [shown, now]);
  return {
    ...status,
    devices: shown,
    due,
    customer: ended.data.user_details,
    others,
  };
}
