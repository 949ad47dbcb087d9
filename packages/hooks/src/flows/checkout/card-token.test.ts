import { createSandbox, openDatabase } from "@waypost/sandbox";
import { expect, onTestFinished, test, vi } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { reachConfirm, SECRETS } from "../../../test/new-customer.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { creditCard } from "../../rules/cards/credit-card.ts";
import { withCardToken } from "./card-token.ts";

const paidByCard = TASK_ROWS.filter(({ flow }) => flow.task.secrets !== undefined);

function takingTokens() {
  const sandbox = createSandbox({ database: openDatabase(), cardTokens: true });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

async function atReview(row: AnyTaskRow, tokenizeCard: () => Promise<string>) {
  const work = taskAtWork(row.flow, row.input(CUSTOMER), { sandbox: takingTokens(), tokenizeCard });
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return work;
}

test.each(paidByCard.map((row) => [row.flow.name, row] as const))(
  "%s sends the provider's token in the place of number and code",
  async (_, row) => {
    const tokenizeCard = vi.fn(async () => "tok_visa");
    const work = await atReview(row, tokenizeCard);
    expect(tokenizeCard).not.toHaveBeenCalled();
    work.confirm();
    work.confirm();
    await work.until("done");
    expect(tokenizeCard.mock.calls).toEqual([[creditCard(CARD)]]);
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

test.each([
  ["shows the provider's words", "Your card has no funds.", "Your card has no funds."],
  ["does not repeat a card number", `Bad number ${CARD.cardnumber}`, "Something Went Wrong"],
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

test("a registration whose card gets no token shows the provider's words", async () => {
  const work = atWork({ tokenizeCard: () => Promise.reject(new Error("No.")) });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  expect((await work.until("failed")).failure).toMatchObject({ text: "No." });
  expect(work.sent("POST")).toEqual([]);
});

test("a provider that does not answer is given up after 30 seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waiting = withCardToken(
    { tokenizeCard: () => new Promise(() => {}) },
    { credit_card: creditCard(CARD) },
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await waiting).toMatchObject({ name: "WaypostError", parameter: "credit_card" });
});

test.each(["", " ", undefined, 7])("%j is not a token", async (token) => {
  const tokenizeCard = async () => token as string;
  const answer = await withCardToken({ tokenizeCard }, { credit_card: creditCard(CARD) });
  expect(answer).toMatchObject({ kind: "bad-argument" });
});
