import { expect, test } from "vitest";
import { FIRST } from "../../../test/attempts.ts";
import { TASK_ROWS } from "../../../test/task-rows.ts";
import { openOutcome, type OpenOutcome } from "../../flows/checkout/outcome.ts";
import { en } from "../../messages/en.ts";
import { createTranslator } from "../use-messages.ts";
import { createFormats } from "../../messages/formats.ts";
import { outcomeOf, unknownWords } from "./outcome-words.ts";

const FAILURE = { text: "The request may have been carried out.", isRefusal: false };

const say = createTranslator(en);

const PAY = "Please do not pay again yet";
const SEND = "Please do not send it again yet";
const SAFE = "This is not confirmed yet";

/** The titles by the consequence of a second request. */
const TITLES: Readonly<Record<string, string>> = {
  "activate-dormant": PAY,
  "card-update": SAFE,
  cancellation: SEND,
  "dormant-cancellation": SEND,
  "eta-pack": PAY,
  "multi-reactivation": PAY,
  "pay-dormant-fee": PAY,
  "plan-update": PAY,
  reactivation: PAY,
  "sms-pack": PAY,
  "terminate-sim": SEND,
};

const tasks = TASK_ROWS.map(({ flow }) => flow.task);

/** Returns the texts for a lost request of a task. */
const wordsOf = (
  task: (typeof tasks)[number],
  changes: Partial<OpenOutcome & { isElsewhere: boolean }> = {},
) =>
  unknownWords(say, task, {
    ...openOutcome([FIRST], true).outcome,
    isElsewhere: false,
    ...changes,
  });

test.each(tasks)("$name says what must not be repeated while its outcome is unknown", (task) => {
  const { title, message, next } = wordsOf(task);
  expect(title).toBe(TITLES[task.name]);
  expect(message).toBe("We do not know whether your request was carried out.");
  expect(next).toContain("checks again in a few minutes");
});

test.each(tasks)("$name mentions paying only if a second request could charge", (task) => {
  const isPaid = TITLES[task.name] === PAY;
  const all = [{ canReadBack: false }, { isSettled: true }].map((changes) =>
    wordsOf(task, changes),
  );
  const spoken = all.map(({ title, next }) => /\bpay\b|card/i.test(`${title} ${next}`));
  expect(spoken).toEqual([isPaid, isPaid]);
});

test("a request that appears to be done shows no warning", () => {
  const [task] = tasks;
  if (task === undefined) throw new Error("no task");
  const applied = wordsOf(task, { verdicts: { "pack:a": "applied", "pack:b": "applied" } });
  expect(applied).toEqual({ title: null, message: "This appears to be done.", next: null });
});

test.each([
  ["applied", null],
  ["not-applied", null],
  ["unclear", FAILURE],
] as const)(
  "what the call said before is shown with an outcome that is %s: %j",
  (verdict, shown) => {
    const { outcome } = openOutcome([FIRST], true);
    const verdicts = Object.fromEntries(FIRST.subjects.map((subject) => [subject, verdict]));
    const words = { say, formats: createFormats("en-US") };
    const view = outcomeOf(words, {}, { ...outcome, verdicts, isSettled: true }, FAILURE);
    expect(view.failure).toEqual(shown);
  },
);

test("a request from another window is described as such", () => {
  const [task] = tasks;
  if (task === undefined) throw new Error("no task");
  expect(wordsOf(task, { isElsewhere: true }).message).toBe(say("elsewhere.sent"));
});
