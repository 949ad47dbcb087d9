import type { RegistrationResult } from "@waypost/sdk";
import { planKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import { chargedAmount } from "../../rules/registration/charge-note.ts";
import { initialCustomer, newDevice } from "../../rules/registration/drafts.ts";
import { type GivenConsent, givenConsent } from "../checkout/consent.ts";
import type { Shown } from "../checkout/price-check.ts";
import { canonical } from "../checkout/subjects.ts";
import { change, show, stay } from "../engine/step.ts";
import { rowOf } from "./device-draft.ts";
import { highlighted } from "./device-imei.ts";
import type { RegistrationTransition } from "./events.ts";
import { emptyForm } from "./start.ts";
import {
  type DeviceRow,
  FAMILY,
  type RegistrationForm,
  type RegistrationIn,
  type RegistrationReceipt,
  type SentOrder,
} from "./state.ts";

/** The receipt of an accepted registration, without the token. */
export function receiptOf(order: SentOrder, reply: RegistrationResult): RegistrationReceipt {
  const { devices } = order;
  const { outcome, subscription, failedDevices, missingDevices } = reply;
  const isPartial = outcome === "partial";
  // The reply may also list older subscriptions, which are not part of this order.
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

/** The consent to the order, with the amounts of the active devices only. */
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

type Sent = RegistrationReceipt["sent"][number];

/**
 * After a partial success: starts a registration of the devices that failed, with their rows, the
 * unit and the e-mail address, which is checked again. The card has to be entered again.
 */
export function retryFailed(state: RegistrationIn<"done">): RegistrationTransition {
  const { receipt } = state.screen;
  const { token } = state.form;
  const devices = failedOf(receipt).map(toRow);
  if (devices.length === 0) return stay(state);
  const { email, unit } = receipt;
  const form = {
    ...emptyForm,
    visited: true,
    customer: { ...initialCustomer, email, confirmEmail: email },
    activation: { unit, devices },
    // The receipt of the active devices stays available; its token is needed to set them up.
    lastReceipt: receipt,
    token,
  };
  return show(
    form,
    { phase: "email", emailFailure: null },
    { type: "go", step: "customer-information" },
  );
}

/** True if some devices failed, so that another registration can be started for them. */
export const canRetryFailed = (receipt: RegistrationReceipt): boolean =>
  failedOf(receipt).length > 0;

/**
 * The devices without a subscription; if the server's text names some of these, only those. A device
 * with a subscription is active, whatever the text says about it.
 */
function failedOf({ sent, devices, failedDevices, outcome }: RegistrationReceipt): readonly Sent[] {
  if (outcome !== "partly-registered") return [];
  const active = new Set(devices.map(({ imei_no }) => canonical(imei_no ?? "")));
  const inactive = sent.filter(({ imei }) => !active.has(canonical(imei)));
  const numbers = new Set(failedDevices.flatMap(numbersIn));
  const named = inactive.filter(({ imei }) => numbers.has(canonical(imei)));
  return named.length > 0 ? named : inactive;
}

const numbersIn = (text: string): readonly string[] =>
  (text.normalize("NFKC").match(/\d+/g) ?? []).map(canonical);

/** The row of a device that was sent. Its IMEI is checked again when its step opens. */
function toRow(
  { imei, device_name, servicePlan, price, duration }: Sent,
  index: number,
): DeviceRow {
  return rowOf({
    ...newDevice(String(index + 1)),
    imei,
    device_name,
    servicePlan,
    price,
    duration: duration ?? null,
    ...highlighted(servicePlan),
  });
}

/** The consent of the current customer to text messages. */
export const textConsent = ({ customer }: RegistrationForm, shown: Shown = {}): GivenConsent =>
  givenConsent({
    flow: FAMILY,
    to: "text-messages",
    by: customer.email,
    subjects: [`phone:${customer.phone}`],
    ticked: ["textMe.label"],
    ...shown,
  });

export const termsConsent = ({ customer }: RegistrationForm, shown: Shown = {}): GivenConsent =>
  givenConsent({
    flow: FAMILY,
    to: "terms",
    by: customer.email,
    ticked: ["terms.accept"],
    ...shown,
  });

/** Adds a consent to a transition. Only the last of each kind counts. */
export function withConsent(
  { state, effects }: RegistrationTransition,
  ...given: readonly GivenConsent[]
): RegistrationTransition {
  const earlier = state.form.consents.filter((one) => given.every(({ to }) => to !== one.to));
  return change(
    state,
    { consents: [...earlier, ...given] },
    ...given.map((consent) => ({ type: "consent", consent }) as const),
    ...effects,
  );
}

/** The consents of the current customer. The registration may have been started by another one. */
export const ownConsents = ({ consents, customer, wizard }: RegistrationForm) =>
  consents.filter(
    ({ by, to }) => by === customer.email && !(wizard.isKnown === true && to === "text-messages"),
  );
