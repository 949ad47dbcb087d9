import { describe, expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { carriedOut, confirmRepetition } from "../../../test/task-steps.ts";
import { ATTEMPTS_KEY } from "../checkout/attempts.ts";
import type { TaskShape } from "./task.ts";

type Work = TaskAtWork<TaskShape>;

/** A task with a complete form, at its review. */
async function atReview(
  { flow, input, entries }: AnyTaskRow,
  customerId = CUSTOMER,
  options: PageOptions = {},
): Promise<Work> {
  const work = taskAtWork(flow, input(customerId), options);
  await fillIn(work, entries(customerId));
  await work.until("reviewing");
  return work;
}

const attemptsIn = ({ storage }: Work) => storage.getItem(ATTEMPTS_KEY);

/** From an unknown outcome to the review of a repetition. */
async function toRepetition(work: Work, row: AnyTaskRow): Promise<void> {
  await work.sendAgain();
  const lastEntry = row.entries(CUSTOMER).at(-1);
  // The security code of a card is required again.
  if (work.state().phase === "form" && lastEntry !== undefined) {
    work.edit(lastEntry);
    work.send({ type: "continue" });
  }
  await work.until("reviewing");
}

/** Sends every event that could pay again without a review of the repetition. */
async function tryToPay(work: Work, row: AnyTaskRow): Promise<void> {
  work.confirm();
  await work.sendAgain();
  work.confirm();
  work.send({ type: "back" });
  work.send({ type: "start-over" });
  for (const patch of row.entries(CUSTOMER)) {
    work.edit(patch);
    work.send({ type: "continue" });
  }
  work.confirm();
}

const REFUSED = [
  ["901", "with a message and an error", "The request was refused : Account is blocked"],
  ["902", "with a message only", "The request was refused"],
  ["903", "with an error only", "Account is blocked"],
  ["904", "without a word", "Something Went Wrong"],
  ["907", "by HTTP 400 with a body", "The request was refused : Account is blocked"],
  ["908", "by HTTP 400 without a body", "Something Went Wrong"],
  ["909", "with a list of errors", "The request was refused : Account is blocked, Card is missing"],
  ["910", "with an object as error", "The request was refused : Account is blocked"],
  ["911", 'with the text "false" as status', "The request was refused"],
] as const;

const UNKNOWN = [
  ["905", "HTTP 500 with a body", "Internal server error : Please try again later"],
  ["906", "HTTP 500 without a body", "Something Went Wrong"],
  ["912", "a status that is neither true nor false", "The request is being processed"],
] as const;

/** For tasks whose reply is not documented. */
const REFUSED_IF_OPEN = [["929", "with success false", "The request was refused"]] as const;
const UNKNOWN_IF_OPEN = [["928", "an error at HTTP 200", "Card declined"]] as const;

const ACCEPTED = [
  ["913", "with the text as status", "Done", null],
  ["914", "without a message", null, null],
  ["927", "with an error beside the success", "Done", "The receipt could not be sent"],
] as const;

describe.each(TASK_ROWS.map((row) => [row.flow.name, row] as const))("%s", (_, row) => {
  const subjects = row.subjects(CUSTOMER);
  const isOpen = row.takesAnyReply === true;
  const names = subjects.map((subject) => subject.replace(/^\w+:/, ""));

  test("an agreed request is carried out once, and the server's text is shown", async () => {
    const work = await atReview(row);
    const review = work.review();
    expect(work.canConfirm()).toBe(true);
    work.confirm();
    const { receipt, isDialogOpen } = await work.until("done");
    expect(receipt).toMatchObject({ message: expect.any(String), error: null, review });
    expect(isDialogOpen).toBe(true);
    expect(await carriedOut(work, row)).toEqual(names);
    expect(work.sandbox.charges().every(({ operation }) => operation === row.operation)).toBe(true);
    expect(work.storage.all()).toEqual({});
  });

  const refused = [...REFUSED, ...(isOpen ? REFUSED_IF_OPEN : [])];
  test.each(refused)(
    "customer %s is rejected %s and sees the reason",
    async (customerId, __, text) => {
      const work = await atReview(row, customerId);
      work.confirm();
      const { failure, stage } = await work.until("form");
      expect(failure).toEqual({ text, isRefusal: true });
      expect(stage).toBe(Object.keys(row.flow.task.stages).at(-1));
      expect(await carriedOut(work, row, customerId)).toEqual([]);
      expect(attemptsIn(work)).toBe(null);
    },
  );

  test("a rejected request can be sent again without another consent", async () => {
    const work = await atReview(row, "901");
    work.confirm();
    await work.until("form");
    work.edit(row.entries("901").at(-1) ?? {});
    work.toReview();
    expect(work.state()).toMatchObject({ phase: "reviewing", consentTo: [], failure: null });
    expect(work.canConfirm()).toBe(true);
  });

  test.each(ACCEPTED)("customer %s is served %s", async (customerId, __, message, error) => {
    const work = await atReview(row, customerId);
    work.confirm();
    const { receipt } = await work.until("done");
    expect(receipt).toMatchObject({ message, error });
    expect(await carriedOut(work, row, customerId)).toHaveLength(subjects.length);
  });

  test.each([...UNKNOWN, ...(isOpen ? UNKNOWN_IF_OPEN : [])])(
    "customer %s: after %s the outcome is unknown",
    async (customerId, __, text) => {
      const work = await atReview(row, customerId);
      const owner = row.flow.task.owner(row.input(customerId));
      work.confirm();
      const { failure, asked, verdicts } = await work.until("unknown");
      expect(failure).toEqual({ text, isRefusal: false });
      expect(asked).toMatchObject([{ owner, subjects: row.subjects(customerId) }]);
      const isFound = Object.values(verdicts).includes("applied");
      expect(attemptsIn(work) === null).toBe(isFound);
      expect(await carriedOut(work, row, customerId)).toHaveLength(isFound ? subjects.length : 0);
    },
  );

  test("without a reply nothing more is sent until a second consent names the first request", async () => {
    const work = await atReview(row, CUSTOMER, { writeTimeout: 30 });
    work.sandbox.fault({ call: row.operation, kind: "hang" });
    work.confirm();
    const { asked } = await work.until("unknown");
    work.confirm();
    await toRepetition(work, row);
    expect(work.state().consentTo).toEqual(asked.map(({ id }) => id));
    confirmRepetition(work, row);
    await work.until("done");
    expect(work.written()).toHaveLength(2);
    expect(await carriedOut(work, row)).toEqual(names);
    expect(attemptsIn(work)).toBe(null);
  });

  test("a lost reply is never followed by a second charge without a consent", async () => {
    const work = await atReview(row);
    work.sandbox.fault({ call: row.operation, kind: "lost" });
    work.confirm();
    const { verdicts, requests } = await work.until("unknown");
    expect(Object.values(requests)).toHaveLength(1);
    expect(JSON.stringify(requests)).not.toMatch(new RegExp(`${CARD.cardnumber}|"${CARD.cvc}"`));
    const found = row.looksUp === undefined ? [] : subjects;
    expect(verdicts).toEqual(Object.fromEntries(found.map((subject) => [subject, "applied"])));
    // Without a call for it, there is no lookup.
    expect(work.phases.includes("reading-back")).toBe(row.looksUp !== undefined);
    await tryToPay(work, row);
    await soon(() => expect(["form", "reviewing"]).toContain(work.state().phase));
    await tryToPay(work, row);
    expect(await carriedOut(work, row)).toEqual(names);
    expect(work.written()).toHaveLength(1);
  });

  test("a double press is one request", async () => {
    const work = await atReview(row);
    work.confirm();
    work.confirm();
    await work.until("done");
    work.confirm();
    expect(work.written()).toHaveLength(1);
    expect(await carriedOut(work, row)).toEqual(names);
  });

  test("after a reload during the call, the attempt is shown before anything can be sent", async () => {
    const work = await atReview(row);
    work.sandbox.fault({ call: row.operation, kind: "hang" });
    work.confirm();
    await soon(() => expect(work.written()).toHaveLength(1));
    const later = work.reload();
    // The first event may be any of these.
    await tryToPay(later, row);
    await soon(() => expect(later.phases).toContain("unknown"));
    expect(later.state().attempts).toMatchObject([{ subjects, outcome: "unknown" }]);
    await tryToPay(later, row);
    await later.until("form");
    await tryToPay(later, row);
    expect(later.phases.slice(0, 3)).not.toContain("reviewing");
    expect(later.written()).toEqual([]);
  });

  test("another run about the same money can do nothing while the first call is pending", async () => {
    const work = await atReview(row);
    const twin = work.twin();
    await fillIn(twin, row.entries(CUSTOMER));
    await twin.until("reviewing");
    work.sandbox.fault({ call: row.operation, kind: "slow", milliseconds: 50 });
    work.confirm();
    await soon(() => expect(work.written()).toHaveLength(1));
    expect(twin.state().phase).toBe("form");
    twin.send({ type: "continue" });
    twin.send({ type: "acknowledge", isAcknowledged: true });
    expect(twin.canConfirm()).toBe(false);
    twin.confirm();
    await work.until("done");
    expect(work.written()).toHaveLength(1);
    expect(await carriedOut(work, row)).toEqual(names);
  });

  test("of two runs that are confirmed at the same moment, one sends its request", async () => {
    const work = await atReview(row);
    const twin = work.twin();
    await fillIn(twin, row.entries(CUSTOMER));
    await twin.until("reviewing");
    work.confirm();
    twin.confirm();
    await work.until("done");
    await twin.until("unknown");
    expect(work.written()).toHaveLength(1);
    expect(await carriedOut(work, row)).toEqual(names);
  });

  test.each(row.incomplete)("an address with %o starts nothing", (query) => {
    expect(row.flow.task.input((name) => query[name] ?? null)).toBe(null);
  });
});
