import { areSameTerms, withPrices } from "../payment/price-check.ts";
import { changeDevices, stay, to } from "./changes.ts";
import { confirmHandlers } from "./confirm.ts";
import type { HandlersOf, PriceEvent } from "./events.ts";
import { checkPrices, priceOf, termsOf } from "./prices.ts";

/** The prices that are agreed to: they are read again when the question opens. */
export const priceHandlers: HandlersOf<PriceEvent> = {
  "load-prices": (state) => (state.name === "confirm" ? checkPrices(state) : stay(state)),

  acknowledge: (state, { isAcknowledged }) => to(state, { isAcknowledged }),

  "prices-loaded": (state, found) => {
    const { name, priceCheck: last, activation } = state;
    const isAsked = name === "confirm";
    if (!isAsked || last === null) return stay(state);
    // Another plan was chosen since, where all of the registration is on one page.
    if (!areSameTerms(last.terms, termsOf(state))) return to(state, { priceCheck: null });
    const priceCheck = withPrices(last, termsOf(state, found.lists), found);
    if (priceCheck.status !== "done") return to(state, { priceCheck });
    const devices = activation.devices.map((device) => ({
      ...device,
      ...priceOf(device, found.lists),
    }));
    const isAcknowledged = state.isAcknowledged && priceCheck.before === last.before;
    const next = changeDevices({ ...state, priceCheck, isAcknowledged }, { devices });
    const { press } = priceCheck;
    if (press === null) return next;
    const confirm = { type: "confirm", ...press } as const;
    const unpressed = { priceCheck: { ...priceCheck, press: null } };
    if (Object.keys(found.lists).length > 0) {
      // What was read may be old by now, if reading it took long.
      return confirmHandlers.confirm({ ...next.state, ...unpressed }, confirm);
    }
    const confirmed = confirmHandlers.confirm(next.state, confirm);
    return to(confirmed.state, unpressed, ...confirmed.effects);
  },
};
