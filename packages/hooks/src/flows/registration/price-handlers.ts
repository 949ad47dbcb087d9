import { areSameTerms, isSameTick, withPrices } from "../payment/price-check.ts";
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
    if (name !== "confirm" || last === null) return stay(state);
    // Another plan was chosen since, where all of the registration is on one page.
    if (!areSameTerms(last.terms, termsOf(state))) return to(state, { priceCheck: null });
    const { at, isOver, lists, lastKnown } = found;
    const priceCheck = withPrices(last, {
      at,
      isOver,
      terms: termsOf(state, lists),
      lastKnown: lastKnown && { at: lastKnown.at, terms: termsOf(state, lastKnown.lists) },
    });
    const isRead = priceCheck.status === "done";
    const isUnread = priceCheck.status === "failed" && priceCheck.asOf !== null;
    if (!isRead && !isUnread) return to(state, { priceCheck });
    const shown = isRead ? lists : (lastKnown?.lists ?? {});
    const devices = activation.devices.map((device) => ({ ...device, ...priceOf(device, shown) }));
    const isAcknowledged = state.isAcknowledged && isSameTick(priceCheck, last);
    const next = changeDevices({ ...state, priceCheck, isAcknowledged }, { devices });
    const { press } = priceCheck;
    if (press === null) return next;
    const confirm = { type: "confirm", ...press } as const;
    const unpressed = { priceCheck: { ...priceCheck, press: null } };
    if (isRead && Object.keys(lists).length > 0) {
      // What was read may be old by now, if reading it took long.
      return confirmHandlers.confirm({ ...next.state, ...unpressed }, confirm);
    }
    const confirmed = confirmHandlers.confirm(next.state, confirm);
    return to(confirmed.state, unpressed, ...confirmed.effects);
  },
};
