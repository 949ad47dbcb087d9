import type { RegistrationPayload } from "@waypost/sdk";
import { lastFour } from "../../rules/cards/card-number.ts";
import { planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../../rules/registration/registration-payload.ts";
import { splitCard, type CardRequest } from "../checkout/card-token.ts";
import { concerns } from "../checkout/guard.ts";
import { askedNow, canConfirm, type Order } from "../checkout/order.ts";
import type { FoundPrices } from "../checkout/read-prices.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import type { ChosenPlan, RegistrationRequest } from "./events.ts";
import { ownConsents } from "./receipt.ts";
import {
  FAMILY,
  type DeviceRow,
  type RegistrationForm,
  type RegistrationIn,
  type SentOrder,
} from "./state.ts";
import { firstIncomplete } from "./steps.ts";
import { storedConsents } from "./to-drafts.ts";

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
    kept: (consents) => sentOrder(form, storedConsents(consents)),
    // An unanswered attempt may have paid for one of these devices; one that cannot be parsed may
    // be about any of them.
    inTheWay: repeats.filter((attempt) => concerns(money, attempt)),
  };
}

/** The request; `null` without a unit of speed. */
export function requestOf(form: RegistrationForm): CardRequest<RegistrationRequest> | null {
  const { customer, activation, payment, wizard, variant } = form;
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

/** True if every step is complete, every price is known, and the required box is ticked. */
export const canConfirmOrder = ({ form, screen }: RegistrationIn<"reviewing">): boolean =>
  canConfirm(askedNow(screen.question, registrationOrder(form)), registrationOrder(form)) &&
  firstIncomplete(form) === null;
