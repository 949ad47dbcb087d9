import { expect } from "vitest";
import { atWork, soon, TODAY, type AtWork } from "./at-work.ts";
import { changingPrices, isPriceList } from "./changing-prices.ts";
import { reachTerms } from "./new-customer.ts";
import type { PageOptions } from "./page.ts";

export const SHOWN = 111.3;

/** A registration of a GPS and an OBD device before its question, with changeable prices. */
export async function atTerms(options: PageOptions = {}) {
  const server = changingPrices();
  const work = atWork({ through: server.through, ...options });
  await reachTerms(work);
  return { work, ...server };
}

export const ask = (work: AtWork) => work.send({ type: "submit" });

export const press = (work: AtWork) => work.send({ type: "confirm", at: TODAY });

export const statusOf = (work: AtWork) => work.state().priceCheck?.status;

export const checked = (work: AtWork) => soon(() => expect(statusOf(work)).not.toBe("running"));

export const registered = (work: AtWork) =>
  work.sent("POST").filter((path) => path.includes("register"));

export const priceReads = ({ fetched }: AtWork) => fetched.filter(({ url }) => isPriceList(url));

export async function askAndWait(work: AtWork): Promise<void> {
  ask(work);
  await checked(work);
}
