import { lastFour } from "../../rules/cards/card-number.ts";
import { planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import { openQuestion, type QuestionEffect } from "../checkout/question.ts";
import { concerns } from "../checkout/guard.ts";
import { canConfirm, type Order, type Question } from "../checkout/order.ts";
import type { FoundPrices } from "../checkout/read-prices.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { show } from "../engine/step.ts";
import { isIn } from "./changes.ts";
import type { ChosenPlan, RegistrationEffect, RegistrationTransition } from "./events.ts";
import {
  FAMILY,
  type DeviceRow,
  type RegistrationForm,
  type RegistrationIn,
  type RegistrationState,
} from "./state.ts";
import { firstIncomplete } from "./steps.ts";

type Lists = FoundPrices<readonly ChosenPlan[]>["lists"];

/** The order as entered, at the prices of these lists. */
export function orderOf(form: RegistrationForm, lists: Lists = {}): Order {
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
    // An unanswered attempt may have paid for one of these devices; one that cannot be parsed may
    // be about any of them.
    inTheWay: repeats.filter((attempt) => concerns(money, attempt)),
  };
}

/** The question; it names the left-open attempts about the devices that are entered now. */
export const questionOf = ({
  form,
  screen,
}: RegistrationIn<"reviewing" | "sending">): Question => ({
  ...screen.question,
  consentTo: orderOf(form).inTheWay.map(({ id }) => id),
});

/** Opens the question. If it is already `open`, its prices are read again. */
export function openOrder(
  form: RegistrationForm,
  before: readonly RegistrationEffect[],
  open?: Question,
): RegistrationTransition {
  const { question, effects } = openQuestion(orderOf(form), {
    looks: false,
    ...(open && { open }),
  });
  return show(form, { phase: "reviewing", question }, ...before, ...effectsOf(form, effects));
}

/** The effects of a question, with the price lists that it needs. */
export const effectsOf = (
  { activation }: RegistrationForm,
  effects: readonly QuestionEffect[],
): RegistrationEffect[] => {
  const kinds = [...new Set(activation.devices.map(kindOf))];
  return effects.map((effect) => (effect.type === "check-prices" ? { ...effect, kinds } : effect));
};

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
export const canConfirmOrder = (state: RegistrationState): boolean =>
  isIn(state, "reviewing") &&
  canConfirm(questionOf(state), orderOf(state.form)) &&
  firstIncomplete(state.form) === null;
