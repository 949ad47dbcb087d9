import type { RegistrationPayload, RegistrationResult } from "@waypost/sdk";
import { lastFour } from "../../rules/cards/card-number.ts";
import { planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../../rules/registration/registration-payload.ts";
import { splitCard, type CardRequest } from "../checkout/card-token.ts";
import { concerns } from "../checkout/guard.ts";
import type { Order } from "../checkout/order.ts";
import type { FoundPrices } from "../checkout/read-prices.ts";
import { canonical, imeiSubject } from "../checkout/subjects.ts";
import type { ChosenPlan, RegistrationRequest, RegistrationTransition } from "./events.ts";
import {
  FAMILY,
  type DeviceRow,
  type RegistrationForm,
  type RegistrationIn,
  type RegistrationReceipt,
  type SentOrder,
} from "./state.ts";
import { storedConsents } from "./to-drafts.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import { chargedAmount } from "../../rules/registration/charge-note.ts";
import { initialCustomer, newDevice } from "../../rules/registration/drafts.ts";
import { sentPhone } from "../../rules/registration/phone.ts";
import { givenConsent, type GivenConsent } from "../checkout/consent.ts";
import type { Shown } from "../checkout/price-check.ts";
import { change, show, stay } from "../engine/step.ts";
import { emptyForm, rowOf } from "./start.ts";
import { highlighted } from "./device-imei.ts";

type Lists = FoundPrices<readonly ChosenPlan[]>["lists"];

/** The order as entered, at the prices of these lists. */
export function registrationOrder(form: RegistrationForm, lists: Lists = {}): Order {
  const { activation, customer, payment, repeats } = form;
  const rows = activation.devices.map((device) => {
    const { price, duration: months } = priceOf(device, lists);
    return { subject: `${device.id} ${device.servicePlan}`, price, months };
  });
  const subjects = activation.devices.map(({ imei }) => imeiSubject(imei.text.trim()));
  const money = { family: FAMILY, owner: "", subjects };
  return {
    ...money,
    flow: FAMILY,
    by: customer.email,
    terms: { rows, total: total(rows.map(({ price }) => price)) ?? "missing" },
    isDueNow: true,
    last4: lastFour(payment),
    repetition: "charges",
    lists: [...new Set(activation.devices.map(kindOf))],
    consents: ownConsents(form),
    ...(form.box?.partOf && { partOf: form.box.partOf }),
    kept: (consents) => sentOrder(form, storedConsents(consents)),
    // An unanswered attempt may have paid for one of these devices; one that cannot be parsed may
    // be about any of them.
    inTheWay: repeats.filter((attempt) => concerns(money, attempt)),
  };
}

/** The request; `null` without a unit of speed. */
export function requestOf(form: RegistrationForm): CardRequest<RegistrationRequest> | null {
  const { activation, payment, wizard, variant } = form;
  const customer = { ...form.customer, phone: phoneOf(form) };
  const { unit } = activation;
  if (unit === "") return null;
  const devices = activation.devices.map(({ imei: { text: imei, check }, ...row }) => ({
    ...row,
    imei,
    device_model: check.status === "valid" ? check.device.model : "",
  }));
  const payload =
    wizard.isKnown === true
      ? existingCustomerPayload(customer, { unit, devices }, payment)
      : newCustomerPayload(customer, { unit, devices }, payment);
  const { body, card } = splitCard<RegistrationPayload>(payload);
  return { body: { payload: body, variant }, ...(card && { card }) };
}

/** The phone number as it is sent. It may have been edited since its step was submitted. */
const phoneOf = ({ customer: { phone }, phoneRule }: RegistrationForm) =>
  sentPhone(phone, phoneRule) ?? phone;

/** The order as it was agreed to, with the parts that a receipt shows. */
const sentOrder = (
  { customer, activation }: RegistrationForm,
  consents: SentOrder["consents"],
): SentOrder => ({
  consents,
  email: customer.email,
  unit: activation.unit,
  devices: activation.devices.map(({ imei: { text, check }, ...row }) => ({
    imei: text.trim(),
    device_name: row.device_name.trim(),
    servicePlan: row.servicePlan,
    category: check.status === "valid" ? check.device.category : "",
    price: row.price,
    duration: row.duration,
    plan_name: row.plan_name,
  })),
});

const kindOf = ({ imei: { check } }: DeviceRow): PlanKind =>
  planKind(check.status === "valid" ? check.device.category : "");

/** A device's price in the list of its kind; unchanged if that list was not read. */
export function priceOf(device: DeviceRow, lists: Lists): Pick<DeviceRow, "price" | "duration"> {
  const { price, duration } = device;
  if (Object.keys(lists).length === 0) return { price, duration };
  const plan = lists[kindOf(device)]?.find(
    ({ service_plan_id }) => service_plan_id === device.servicePlan,
  );
  return { price: plan?.price ?? null, duration: plan?.duration ?? null };
}

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
      const planId = registered.activated_plan_id;
      const plan = devices.find(({ servicePlan }) => servicePlan === planId)?.plan_name;
      return {
        ...registered,
        device_name: registered.device_name || sent?.device_name || null,
        activated_plan_description: registered.activated_plan_description || plan || null,
        kind,
      };
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
  const { token, givenImeis, phoneRule } = state.form;
  const devices = failedOf(receipt).map(toRow);
  if (devices.length === 0) return stay(state);
  const { email, unit } = receipt;
  const form = {
    ...emptyForm,
    visited: true,
    customer: { ...initialCustomer, email, confirmEmail: email },
    activation: { unit, devices },
    givenImeis,
    phoneRule,
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
export const textConsent = (form: RegistrationForm, shown: Shown = {}): GivenConsent =>
  givenConsent({
    flow: FAMILY,
    to: "text-messages",
    by: form.customer.email,
    subjects: [`phone:${phoneOf(form)}`],
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
const ownConsents = ({ consents, customer, wizard }: RegistrationForm) =>
  consents.filter(
    ({ by, to }) => by === customer.email && !(wizard.isKnown === true && to === "text-messages"),
  );
