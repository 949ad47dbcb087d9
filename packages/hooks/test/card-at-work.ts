import type { PageOptions } from "./page.ts";
import { taskAtWork } from "./task-at-work.ts";
import { CARD, CUSTOMER, fillIn, FIRST_SIX } from "./task-rows.ts";
import { cardUpdate } from "../src/flows/card-update/card-update.ts";

export async function atFirst(customerId = CUSTOMER, options?: PageOptions) {
  const work = taskAtWork(cardUpdate, { customerId }, options);
  work.send({ type: "open" });
  await work.until("form");
  return work;
}

export type Work = Awaited<ReturnType<typeof atFirst>>;

export async function sent(card = CARD as object, options?: PageOptions): Promise<Work> {
  const work = await atFirst(CUSTOMER, options);
  await fillIn(work, [{ firstSix: FIRST_SIX }, card]);
  await work.until("reviewing");
  return work;
}

export const checks = ({ fetched }: Work) =>
  fetched
    .map(({ url }) => url.replace("https://api.example", ""))
    .filter((path) => path.startsWith("/info/card/validate/"));

export const path = (six: string) => `/info/card/validate/${CUSTOMER}/${six}`;
