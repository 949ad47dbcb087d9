import type { PlainCode } from "../../messages/messages.ts";
import { planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import {
  areSameTerms,
  firstCheck,
  hasPrices,
  priceTick,
  type Moment,
  type Press,
  type PriceCheck,
  type Terms,
} from "../payment/price-check.ts";
import type { FoundPrices } from "../payment/read-prices.ts";
import { stay, to } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import type { ChosenPlan } from "./events.ts";
import { isRepetition } from "./outcome.ts";
import type { DeviceRow, RegistrationState } from "./state.ts";

/** Reads the prices of the question past every cache. */
export function checkPrices(
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const priceCheck = { ...checkOf(state), status: "running" } as const;
  return to(state, { priceCheck }, ...effects, load(state, null));
}

/**
 * Confirm was pressed: it waits for prices that are being read, and for those that were read too
 * long ago to be read again. `null` once it is known that they are recent.
 */
export function awaitPrices(state: RegistrationState, press: Press): RegistrationTransition | null {
  const check = checkOf(state);
  if (!canAgree(state)) return stay(state);
  if (check.press !== null) return check.status === "running" ? stay(state) : null;
  const priceCheck = { ...check, status: "running", press } as const;
  const isLoading = check === state.priceCheck && check.status === "running";
  return to(state, { priceCheck }, ...(isLoading ? [] : [load(state, check.at)]));
}

/** What has to be ticked before the order can be agreed to: a second charge, or its price. */
export const orderTick = (state: RegistrationState): PlainCode | null =>
  isRepetition(state) ? "repeat.charges.tick" : priceTick(state.priceCheck);

/** True if the order has a price and the required tick is given. */
export const canAgree = (state: RegistrationState): boolean =>
  hasPrices(state.priceCheck) && (orderTick(state) === null || state.isAcknowledged);

/** The check of what is asked now; a new one where another plan was chosen since. */
function checkOf(state: RegistrationState): PriceCheck {
  const terms = termsOf(state);
  const { priceCheck } = state;
  return priceCheck !== null && areSameTerms(priceCheck.terms, terms)
    ? priceCheck
    : firstCheck(terms);
}

const kindOf = ({ imei: { check } }: DeviceRow): PlanKind =>
  planKind(check.status === "valid" ? check.device.category : "");

function load({ activation }: RegistrationState, since: Moment | null): RegistrationEffect {
  const kinds = [...new Set(activation.devices.map(kindOf))];
  return { type: "load-prices", key: "prices", kinds, since };
}

type Lists = FoundPrices<readonly ChosenPlan[]>["lists"];

/** What the plan of a device costs by the list of its kind; as before where nothing was read. */
export function priceOf(device: DeviceRow, lists: Lists): Pick<DeviceRow, "price" | "duration"> {
  const { price, duration } = device;
  if (Object.keys(lists).length === 0) return { price, duration };
  const plan = lists[kindOf(device)]?.find(
    ({ service_plan_id }) => service_plan_id === device.servicePlan,
  );
  return { price: plan?.price ?? null, duration: plan?.duration ?? null };
}

/** What would be agreed to at the prices of these lists. */
export function termsOf({ activation }: RegistrationState, lists: Lists = {}): Terms {
  const rows = activation.devices.map((device) => {
    const { price, duration: months } = priceOf(device, lists);
    return { subject: `${device.id} ${device.servicePlan}`, price, months };
  });
  return { rows, total: total(rows.map(({ price }) => price)) ?? "missing" };
}
