import type { RegistrationPayload, RegistrationResult } from "@waypost/sdk";
import { chargedAmount } from "../../rules/registration/charge-note.ts";
import type { DeviceDraft } from "../../rules/registration/drafts.ts";
import { planKind } from "../../rules/plans/plans.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import { total } from "../../rules/plans/pricing.ts";
import type { GivenConsent } from "../payment/consent.ts";
import type { RegistrationReceipt, SentOrder } from "./state.ts";

/** What is sent, with what the rows know of its devices: their category and the agreed price. */
export const orderOf = (
  { email, uom, devices }: RegistrationPayload,
  rows: readonly Pick<DeviceDraft, "category" | "price" | "duration">[],
  consents: SentOrder["consents"],
): SentOrder => ({
  consents,
  email,
  unit: uom,
  devices: devices.map(({ imei, device_name, device_plan }, index) => ({
    imei,
    device_name,
    servicePlan: device_plan,
    category: rows[index]?.category ?? "",
    price: rows[index]?.price ?? null,
    duration: rows[index]?.duration ?? null,
  })),
});

/** What is kept of an accepted registration, without the token. */
export function receiptOf(order: SentOrder, reply: RegistrationResult): RegistrationReceipt {
  const { devices } = order;
  const { outcome, subscription, failedDevices, missingDevices } = reply;
  const isPartial = outcome === "partial";
  // The reply may list older subscriptions too, which nobody agreed to pay for again.
  const agreed = isPartial
    ? chargedAmount(devices, subscription)
    : total(devices.map(({ price }) => price));
  return {
    outcome: isPartial ? "partly-registered" : "registered",
    details: reply.details,
    email: reply.details?.email || order.email,
    failedDevices,
    unit: order.unit,
    sent: devices,
    consents: isPartial
      ? order.consents.map((one) => forActive(one, order, { agreed, subscription }))
      : order.consents,
    unconfirmedDevices: outcome === "unconfirmed" ? missingDevices : [],
    agreed,
    hasToken: Boolean(reply.token?.trim()),
    devices: subscription.map((registered) => {
      const sent = devices.find(({ imei }) => imei === registered.imei_no);
      const kind =
        sent === undefined
          ? (registered.activated_plan_id?.includes("obd") ?? false)
            ? "obd"
            : "gps"
          : planKind(sent.category);
      return { ...registered, kind };
    }),
  };
}

/** The consent to the order with the sums of the active devices only. */
function forActive(
  consent: GivenConsent,
  { devices }: SentOrder,
  { agreed, subscription }: Pick<RegistrationResult, "subscription"> & { agreed: number | null },
): GivenConsent {
  if (consent.to !== "order") return consent;
  const imeis = new Set(subscription.map(({ imei_no }) => imei_no?.trim()));
  const active = agreed === null ? [] : devices.filter(({ imei }) => imeis.has(imei));
  const periods = active.map(({ price, duration = null }) => ({ price, months: duration }));
  const at = new Date(consent.at ?? "");
  return { ...consent, total: agreed, renewals: recurring(periods, at) };
}
