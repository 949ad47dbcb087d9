import type { Guard } from "./guard.ts";

/** Guards of the sum: what is charged is what was agreed to. */
export const PRICES: readonly Guard[] = [
  {
    id: "M36",
    guard: "a changed price ends the consent",
    off: { "payment/price-check.ts": { isChanged: "false" } },
  },
  {
    id: "M50",
    guard: "a review reads its prices again when it opens",
    off: { "task/prices.ts": { isFree: "true" } },
  },
  {
    id: "M51",
    guard: "Confirm of a review waits while its prices are read",
    off: { "task/confirm.ts": { needsPrices: '$ && priceCheck.status !== "running"' } },
  },
  {
    id: "M52",
    guard: "prices count for five seconds by both clocks",
    off: { "payment/price-check.ts": { isWithin: "() => true" } },
  },
  {
    id: "M53",
    guard: "a new price needs a tick",
    off: { "payment/price-check.ts": { hasNewPrice: "false" } },
  },
  {
    id: "M54",
    guard: "the tick for one new price of a review does not count for the next",
    off: { "task/prices-found.ts": { isAcknowledged: "question.isAcknowledged" } },
  },
  {
    id: "M55",
    guard: "a changed price ends the press that waited for it",
    off: { "payment/price-check.ts": { changed: "{ ...$, press: check.press }" } },
    backedBy: { ids: ["M53"], why: "A new price needs a tick of its own." },
  },
  {
    id: "M57",
    guard: "prices are read past the query cache",
    off: {
      "payment/read-prices.ts": {
        list: "await queryClient.ensureQueryData({ ...query, queryFn: () => read({ signal }) }).catch(() => null)",
      },
    },
  },
  {
    id: "M58",
    guard: "prices are read past the HTTP cache",
    off: { "payment/read-prices.ts": { read: "query.queryFn" } },
  },
  {
    id: "M59",
    guard: "the question of a registration reads its prices again when it opens",
    off: { "registration/enter.ts": { ask: "{ state: entered, effects }" } },
    backedBy: { ids: ["M60"], why: "Confirm reads those that nobody has read." },
  },
  {
    id: "M60",
    guard: "Confirm of a registration waits for its prices",
    off: { "registration/confirm.ts": { awaited: "null" } },
  },
  {
    id: "M62",
    guard: "a new price of a registration needs a tick",
    off: { "registration/prices.ts": { canAgree: "true" } },
  },
  {
    id: "M63",
    guard: "the tick for one new price of a registration does not count for the next",
    off: { "registration/price-handlers.ts": { isAcknowledged: "state.isAcknowledged" } },
  },
];
