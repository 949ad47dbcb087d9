import type { Subscription } from "@waypost/sdk";
import type { DeviceDraft } from "./drafts.ts";
import { total } from "../plans/pricing.ts";

/**
 * The amount in the documented note after a partly successful registration, in US dollars: the sum
 * of the chosen prices of all sent devices that have a subscription, each counted once. Other rows
 * of the reply, such as older subscriptions, do not count. `null` if a price is unknown, or if the
 * reply does not show which devices were registered.
 */
export function chargedAmount(
  sent: readonly Pick<DeviceDraft, "imei" | "price">[],
  subscriptions: readonly Pick<Subscription, "imei_no">[],
): number | null {
  const imeis = new Set(subscriptions.map(({ imei_no }) => imei_no?.trim() ?? ""));
  const registered = sent.filter(({ imei }) => imeis.has(imei.trim()));
  const isUnclear = registered.length < sent.length && imeis.has("");
  return registered.length === 0 || isUnclear ? null : total(registered.map(({ price }) => price));
}
