import { createSandbox, openDatabase } from "@waypost/sandbox";
import type { CreditCard } from "@waypost/sdk";
import * as fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { reachConfirm, SECRETS } from "../../../test/new-customer.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { creditCard } from "../../rules/cards/credit-card.ts";
import { newAbort } from "../../platform.ts";
import type { CardUse, PageAdapter } from "../engine/ports.ts";
import { tokenOf } from "./card-token.ts";

const paidByCard = TASK_ROWS.filter(({ flow }) => flow.task.secrets !== undefined);

function takingTokens() {
  const sandbox = createSandbox({ database: openDatabase(), cardTokens: true });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const USE: CardUse = { amount: 0, currency: "USD", order: "", signal: newAbort().signal };

async function atReview(row: AnyTaskRow, tokenizeCard: NonNullable<PageAdapter["tokenizeCard"]>) {
  const work = taskAtWork(row.flow, row.input(CUSTOMER), { sandbox: takingTokens(), tokenizeCard });
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return work;
}

test.each(paidByCard.map((row) => [row.flow.name, row] as const))(
  "%s sends the provider's token in the place of number and code",
  async (_, row) => {
    const tokenizeCard = vi.fn(async (_card: CreditCard, _use: CardUse) => "tok_visa");
    const work = await atReview(row, tokenizeCard);
    expect(tokenizeCard).not.toHaveBeenCalled();
    work.confirm();
    work.confirm();
    await work.until("done");
    const order = row.flow.name;
    const amount = expect.any(Number) as number;
    const signal = expect.anything() as CardUse["signal"];
    expect(tokenizeCard.mock.calls).toEqual([
      [creditCard(CARD), { amount, currency: "USD", order, signal }],
    ]);
    const bodies = work.fetched.map(({ init }) => String(init?.body)).join();
    expect(bodies).toContain('"token":"tok_visa"');
    expect(bodies).not.toContain(CARD.cardnumber);
    expect(bodies).not.toContain("cvv");
    expect(work.stored.join()).not.toContain("tok_visa");
  },
);

test("a registration sends the provider's token, too", async () => {
  const work = atWork({ sandbox: takingTokens(), tokenizeCard: async () => "tok_visa" });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  const bodies = work.fetched.map(({ init }) => String(init?.body)).join();
  expect(bodies).toContain(
    '"credit_card":{"token":"tok_visa","last_4":"9012","expiration_date":"03/2029","cardholder_name":"Sample Customer"}',
  );
  expect(bodies).not.toContain(SECRETS.cardnumber);
});

/** A reactivation whose card the bank is asked about when the test says so. */
async function atTheBank() {
  const [row] = paidByCard.filter(({ flow }) => flow.name === "reactivation");
  if (row === undefined) throw new Error("The reactivation is paid by card.");
  const answered = Promise.withResolvers<string>();
  const tokenizeCard = vi.fn((_card: CreditCard, _use: CardUse) => answered.promise);
  const work = await atReview(row, tokenizeCard);
  await vi.waitFor(() => expect(work.state().priceCheck?.status).toBe("done"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  work.confirm();
  await vi.waitFor(() => expect(tokenizeCard).toHaveBeenCalled());
  const [, use] = tokenizeCard.mock.lastCall ?? [];
  return { work, answered, use };
}

test("a bank may ask for ten minutes, of which the review speaks after two seconds", async () => {
  const { work, answered, use } = await atTheBank();
  const isAsking = () => work.state().isBankAsking;
  expect(isAsking()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isAsking()).toBe(true);
  await vi.advanceTimersByTimeAsync(590_000);
  expect(work.sent("POST")).toEqual([]);
  expect(use).toMatchObject({ amount: 59.85, currency: "USD", order: "reactivation" });
  answered.resolve("tok_visa");
  vi.useRealTimers();
  await work.until("done");
});

test("going back while the bank asks tells the provider, and sends nothing", async () => {
  const { work, answered, use } = await atTheBank();
  expect(use?.signal.aborted).toBe(false);
  work.send({ type: "back" });
  expect(use?.signal.aborted).toBe(true);
  answered.resolve("tok_visa");
  vi.useRealTimers();
  await work.until("form");
  expect(work.sent("POST")).toEqual([]);
});

test.each([
  ["shows the provider's words", "Your card has no funds.", "Your card has no funds."],
  ["does not repeat a card number", `Bad number ${CARD.cardnumber}`, "Something Went Wrong"],
  ["nor most of it", `Bad number ${CARD.cardnumber.slice(0, -1)}`, "Something Went Wrong"],
  ["nor the security code", `Code ${CARD.cvc} is wrong`, "Something Went Wrong"],
  ["may name the last four digits", "Visa 9012 was declined.", "Visa 9012 was declined."],
])("a card that gets no token sends nothing and %s", async (_, message, shown) => {
  const [row] = paidByCard;
  if (row === undefined) throw new Error("no task takes a card");
  const work = await atReview(row, () => Promise.reject(new Error(message)));
  work.confirm();
  const { failure, draft } = await work.until("form");
  expect(failure).toEqual({ text: shown, isRefusal: false });
  expect(draft).toMatchObject({ cardnumber: CARD.cardnumber });
  expect(work.sent("POST")).toEqual([]);
  expect(work.waypost.attempts.list()).toEqual([]);
});

test.each([
  ["the number", CARD.cardnumber],
  ["the number in groups", "4929 1234 5678 9012"],
  ["number and code in a text", `card=4929-1234-5678-9012;cvv=${CARD.cvc}`],
  ["the code", CARD.cvc],
])("a token that is %s is not sent", async (_, token) => {
  const [row] = paidByCard;
  if (row === undefined) throw new Error("no task takes a card");
  const work = await atReview(row, async () => token);
  work.confirm();
  const { failure } = await work.until("form");
  expect(failure).toEqual({ text: "Something Went Wrong", isRefusal: false });
  expect(work.sent("POST")).toEqual([]);
  expect(work.waypost.attempts.list()).toEqual([]);
});

test("a registration whose card gets no token shows the provider's words", async () => {
  const work = atWork({ tokenizeCard: () => Promise.reject(new Error("No.")) });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  expect((await work.until("failed")).failure).toMatchObject({ text: "No." });
  expect(work.sent("POST")).toEqual([]);
});

test("a provider that does not answer is given up after ten minutes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waiting = tokenOf(() => new Promise(() => {}), creditCard(CARD), USE);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await waiting).toMatchObject({ name: "WaypostError", parameter: "credit_card" });
});

test.each(["", " ", undefined, 7])("%j is not a token", async (token) => {
  const tokenizeCard = async () => token as string;
  const answer = await tokenOf(tokenizeCard, creditCard(CARD), USE);
  expect(answer).toMatchObject({ kind: "bad-argument" });
});

/** The answer to a card whose token is this text. */
const tokenFrom = (card: CreditCard, token: string) => tokenOf(async () => token, card, USE);

/** The answer to a card that is refused with these words. */
const wordsFrom = async (card: CreditCard, words: string) => {
  const tokenizeCard = () => Promise.reject(new Error(words));
  return tokenOf(tokenizeCard, card, USE);
};

const text = (characters: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength });
const DIGITS = "0123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

const cards = fc
  .record({ number: text(DIGITS, 16), cvv: text(DIGITS, 3, 4) })
  .map((secrets): CreditCard => ({ ...creditCard(CARD), ...secrets }));

// The seed is fixed: one of 90,000 numeric tokens contains these six digits by chance.
const RUNS = { numRuns: 10_000, seed: 60 };

const TOKENS: Readonly<Record<string, Arbitrary<(card: CreditCard) => string>>> = {
  alphanumeric: text(DIGITS + LETTERS, 16, 32).map((token) => () => token),
  "alphanumeric with a prefix": text(DIGITS + LETTERS, 24).map((token) => () => `tok_1${token}`),
  numeric: text(DIGITS, 16).map((token) => () => token),
  "format-preserving": text(DIGITS, 6).map(
    (middle) =>
      ({ number }) =>
        number.slice(0, 6) + middle + number.slice(-4),
  ),
};

test.each(Object.entries(TOKENS))("10,000 %s tokens are sent", async (_, tokens) => {
  await fc.assert(
    fc.asyncProperty(cards, tokens, async (card, make) => {
      const token = make(card);
      expect(await tokenFrom(card, token)).toMatchObject({ token });
    }),
    RUNS,
  );
});

/** The zero of each script; the other digits follow it. */
const ZEROS = ["0", "\uff10", "\u0660", "\u0966", "\u{1d7ce}", "\u{1d7f6}", "\u2080"] as const;
const GAPS = ["", "", " ", "-", "\u00a0", "\u200b", "\u2009", ".", "/", "x", "\n", "**"] as const;

const spellings = fc.record({
  card: cards,
  zero: fc.constantFrom(...ZEROS),
  gaps: fc.array(fc.constantFrom(...GAPS), { minLength: 16, maxLength: 16 }),
  from: fc.nat({ max: 6 }),
  to: fc.integer({ min: 12, max: 16 }),
  before: fc.constantFrom("", "tok_", "Declined: ", "\u202e", "card="),
  after: fc.constantFrom("", ".", " exp", " (Visa)"),
});

const inScript = (digits: string, zero: string) =>
  digits.replaceAll(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );

test("every spelling of the number is refused, as a token and in words", async () => {
  await fc.assert(
    fc.asyncProperty(spellings, async ({ card, zero, gaps, from, to, before, after }) => {
      const written = Array.from(inScript(card.number, zero));
      const digits = written.map((digit, at) => digit + gaps[at]);
      const spelled = before + digits.slice(from, to).join("") + after;
      const refused = { kind: "bad-argument", displayMessage: "Something Went Wrong" };
      expect(await tokenFrom(card, spelled)).toMatchObject(refused);
      expect(await wordsFrom(card, spelled)).toMatchObject(refused);
    }),
    { numRuns: 2000 },
  );
});

test("the security code as a group of its own is refused, as a token and in words", async () => {
  const before = fc.constantFrom("", "cvv", "cvv=", "Code ", "Card 9, ", "CVV: ", "tok_", "(");
  const after = fc.constantFrom("", ".", " is wrong", ";", ")", " 03/29");
  await fc.assert(
    fc.asyncProperty(
      cards,
      fc.constantFrom(...ZEROS),
      before,
      after,
      async (card, zero, head, tail) => {
        const spelled = head + inScript(card.cvv, zero) + tail;
        const refused = { kind: "bad-argument", displayMessage: "Something Went Wrong" };
        expect(await tokenFrom(card, spelled)).toMatchObject(refused);
        expect(await wordsFrom(card, spelled)).toMatchObject(refused);
      },
    ),
    { numRuns: 1000 },
  );
});

test("first six and last four digits may be said", async () => {
  const card = creditCard(CARD);
  for (const words of ["492912******9012 was declined", "Ending in 9012", "Error 84371"])
    expect(await wordsFrom(card, words)).toMatchObject({ displayMessage: words });
});
