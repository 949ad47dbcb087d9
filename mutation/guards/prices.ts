import type { Guard } from "./guard.ts";

const TICK_OF_TASK = {
  file: "task/args.ts",
  from: 'return (priceCheck?.before ?? null) === null ? null : "price.changed.tick";',
  to: "return null;",
};

const NO_LOOK_AT_QUESTION = {
  file: "registration/enter.ts",
  from: "return checkPrices(asked, ...effects);",
  to: "return { state: entered, effects };",
};

const NO_WAIT_FOR_PRICES = {
  file: "registration/confirm.ts",
  from: "if (awaited !== null) return awaited;",
  to: "",
};

const PRESS_GOES_ON = {
  file: "payment/price-check.ts",
  from: "before: check.terms, press: null };",
  to: "before: check.terms };",
};

/** Guards of the sum: what is charged is what was agreed to. */
export const PRICES: readonly Guard[] = [
  {
    id: "M36",
    guard: "a changed price ends the consent",
    edits: [
      {
        file: "payment/price-check.ts",
        from: "if (wasUnknown || areSameTerms(check.terms, terms)) return found;",
        to: "if (wasUnknown || terms !== null) return found;",
      },
    ],
  },
  {
    id: "M50",
    guard: "a review reads its prices again when it opens",
    edits: [
      {
        file: "task/prices.ts",
        from: 'if (review === null || review.total === "none") {',
        to: "if (review === null || state !== null) {",
      },
    ],
  },
  {
    id: "M51",
    guard: "Confirm of a review waits while its prices are read",
    edits: [
      {
        file: "task/confirm.ts",
        from: "if (priceCheck === null) return sendAgreed",
        to: 'if (priceCheck === null || priceCheck.status === "running") return sendAgreed',
      },
    ],
  },
  {
    id: "M52",
    guard: "prices count for a minute of the clock that nobody can set",
    edits: [
      {
        file: "payment/price-check.ts",
        from: "!(now >= then && now - then <= MAX_AGE)",
        to: "!(now >= then && then <= now)",
      },
    ],
  },
  { id: "M53", guard: "a new price of a review needs a tick", edits: [TICK_OF_TASK] },
  {
    id: "M54",
    guard: "the tick for one new price of a review does not count for the next",
    edits: [
      {
        file: "task/prices-found.ts",
        from: "question.isAcknowledged && priceCheck.before === before.before",
        to: "question.isAcknowledged",
      },
    ],
  },
  {
    id: "M55",
    guard: "a changed price ends the press that waited for it",
    backedBy: { pair: "M56", why: "A new price needs a tick of its own." },
    edits: [PRESS_GOES_ON],
  },
  {
    id: "M56",
    guard: "a changed price ends the press that waited for it, and needs a tick",
    edits: [PRESS_GOES_ON, TICK_OF_TASK],
  },
  {
    id: "M57",
    guard: "prices are read past the query cache",
    edits: [
      {
        file: "payment/read-prices.ts",
        from: "const list = await read({ signal }).catch(() => null);",
        to: "const list = await queryClient.ensureQueryData({ ...query, queryFn: () => read({ signal }) }).catch(() => null);",
      },
    ],
  },
  {
    id: "M58",
    guard: "prices are read past the HTTP cache",
    edits: [
      {
        file: "payment/read-prices.ts",
        from: "const { uncachedFn: read = query.queryFn } = query;",
        to: "const { queryFn: read } = query as { queryFn: (options: object) => Promise<List> };",
      },
    ],
  },
  {
    id: "M59",
    guard: "the question of a registration reads its prices again when it opens",
    backedBy: { pair: "M61", why: "Confirm reads those that nobody has read." },
    edits: [NO_LOOK_AT_QUESTION],
  },
  {
    id: "M60",
    guard: "Confirm of a registration waits for its prices",
    edits: [NO_WAIT_FOR_PRICES],
  },
  {
    id: "M61",
    guard: "the prices of a registration, when its question opens and at Confirm",
    edits: [NO_LOOK_AT_QUESTION, NO_WAIT_FOR_PRICES],
  },
  {
    id: "M62",
    guard: "a new price of a registration needs a tick",
    edits: [
      {
        file: "registration/prices.ts",
        from: "((priceCheck?.before ?? null) === null || isAcknowledged)",
        to: "isAcknowledged !== null",
      },
    ],
  },
  {
    id: "M63",
    guard: "the tick for one new price of a registration does not count for the next",
    edits: [
      {
        file: "registration/price-handlers.ts",
        from: "state.isAcknowledged && priceCheck.before === last.before",
        to: "state.isAcknowledged",
      },
    ],
  },
];
