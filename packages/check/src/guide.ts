import { fieldsOf, isSuccess, jsonOf, rowsOf } from "./reads/body.ts";
import type { ReadCase } from "./reads/read-case.ts";
import { isAmount } from "./reads/lookup-cases.ts";
import { titleOf } from "./session.ts";
import type { Exchange } from "./transport/exchange.ts";

/** The ids of device plans that the portal shows. */
const PLAN_ID = /^(standard|plus|pro)(_obd)?(_quarterly|_yearly)?$/;

/** Longer bodies are cut before secrets are removed. What is shown is far shorter. */
const MAX_QUOTED_LENGTH = 15_000;

/** Returns the body of an error for a report, after a colon. Empty without a text to quote. */
export function quoted({ text }: Pick<Exchange, "text">): string {
  const title = /^\s*</.test(text) ? /<title[^>]*>([^<]*)/i.exec(text)?.[1] : text;
  const words = (title ?? "an HTML page")
    .slice(0, MAX_QUOTED_LENGTH)
    .replaceAll(/\s+/g, " ")
    .trim();
  return words === "" ? "" : `: ${words}`;
}

/** The reason for which nothing more was sent; undefined if the server lets the check in. */
export function closedDoor(read: ReadCase, exchange: Exchange): string | undefined {
  const { status, method } = exchange;
  const needsNoSecret = method === "GET" && read.token === undefined && read.expect === "success";
  if (!needsNoSecret || (status !== 401 && status !== 403)) return undefined;
  return `The server refused ${titleOf(read.call)} with ${status}${quoted(exchange)}. Send the key of your API with --header "Name: value".`;
}

/** Finds out if any plan of a device could be sold. */
export function createShop() {
  const answers = new Map<string, number>();
  return {
    /** Counts the plans in a price list that the portal can sell. */
    add({ call, variant = "" }: ReadCase, exchange: Exchange): void {
      if (call !== "listServicePlans" || variant.endsWith("_pack")) return;
      const plans = isSuccess(exchange.status) ? rowsOf(fieldsOf(jsonOf(exchange)).plans) : [];
      const isSold = plans.filter(
        ({ service_plan_id: id, price, duration }) =>
          typeof id === "string" &&
          PLAN_ID.test(id) &&
          isAmount(price) &&
          Number(price) >= 0 &&
          isAmount(duration),
      );
      answers.set(variant, isSold.length);
    },
    /** The headline for a shop without plans. */
    headline: (): string | undefined =>
      answers.size > 0 && [...answers.values()].every((count) => count === 0)
        ? "No plan can be sold: the price lists have no plan with a known id, a price and a duration."
        : undefined,
  };
}
