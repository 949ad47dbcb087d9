import { planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import { concerns } from "../checkout/guard.ts";
import {
  areSameTerms,
  firstCheck,
  type Moment,
  type PriceCheck,
  type Terms,
} from "../checkout/price-check.ts";
import { canAgree, tickOf, type Question, type Repetition } from "../checkout/question.ts";
import type { FoundPrices } from "../checkout/read-prices.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { withScreen } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition, ChosenPlan } from "./events.ts";
import {
  FAMILY,
  type DeviceRow,
  type RegistrationForm,
  type RegistrationIn,
  type RegistrationState,
} from "./state.ts";
import { firstIncomplete } from "./steps.ts";

/** Opens the question. If it is already open, it still points out a changed price. */
export const openQuestion = (
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition =>
  checkPrices(state, state.phase === "reviewing" ? state.question : NEW_QUESTION, effects);

const NEW_QUESTION: Question = { priceCheck: null, isAcknowledged: false, related: [] };

/** Reads the prices of the question past every cache. */
function checkPrices(
  state: RegistrationForm,
  question: Question,
  effects: readonly RegistrationEffect[],
): RegistrationTransition {
  const priceCheck = { ...checkOf(state, question), status: "running" } as const;
  return {
    state: withScreen(state, { phase: "reviewing", question: { ...question, priceCheck } }),
    effects: [...effects, readPrices(state, null)],
  };
}

export const refetchPrices = (state: RegistrationIn<"reviewing">): RegistrationTransition =>
  checkPrices(state, state.question, []);

/** The current check of the question; a new one if another plan was chosen since the last one. */
export function checkOf(state: RegistrationForm, { priceCheck }: Question): PriceCheck {
  const terms = termsOf(state);
  return priceCheck !== null && areSameTerms(priceCheck.terms, terms)
    ? priceCheck
    : firstCheck(terms);
}

const kindOf = ({ imei: { check } }: DeviceRow): PlanKind =>
  planKind(check.status === "valid" ? check.device.category : "");

export function readPrices(
  { activation }: RegistrationForm,
  since: Moment | null,
): RegistrationEffect {
  const kinds = [...new Set(activation.devices.map(kindOf))];
  return { type: "check-prices", key: "prices", kinds, since };
}

type Lists = FoundPrices<readonly ChosenPlan[]>["lists"];

/** A device's price in the list of its kind; unchanged if that list was not read. */
export function priceOf(device: DeviceRow, lists: Lists): Pick<DeviceRow, "price" | "duration"> {
  const { price, duration } = device;
  if (Object.keys(lists).length === 0) return { price, duration };
  const plan = lists[kindOf(device)]?.find(
    ({ service_plan_id }) => service_plan_id === device.servicePlan,
  );
  return { price: plan?.price ?? null, duration: plan?.duration ?? null };
}

/** The terms at the prices of these lists. */
export function termsOf({ activation }: RegistrationForm, lists: Lists = {}): Terms {
  const rows = activation.devices.map((device) => {
    const { price, duration: months } = priceOf(device, lists);
    return { subject: `${device.id} ${device.servicePlan}`, price, months };
  });
  return { rows, total: total(rows.map(({ price }) => price)) ?? "missing" };
}

/** The total billed today in USD; `null` while any price is unknown. */
export const totalOf = ({ activation }: RegistrationForm): number | null =>
  total(activation.devices.map(({ price }) => price));

/**
 * An unanswered attempt may have paid for one of these devices; one that cannot be parsed may be
 * about any of them.
 */
export function repetitionOf({ repeats, activation }: RegistrationForm): Repetition | null {
  const subjects = activation.devices.map(({ imei }) => imeiSubject(imei.text.trim()));
  const money = { family: FAMILY, owner: "", subjects };
  return repeats.some((attempt) => concerns(money, attempt)) ? "charges" : null;
}

/** The checkbox that the order requires, for a second charge or its price; `null` if none. */
export const orderTick = (state: RegistrationIn<"reviewing">) =>
  tickOf(state.question, repetitionOf(state));

/** True if every step is complete, every price is known, and the required box is ticked. */
export const canConfirm = (state: RegistrationState): boolean =>
  state.phase === "reviewing" &&
  totalOf(state) !== null &&
  canAgree(state.question, repetitionOf(state)) &&
  firstIncomplete(state) === null;
