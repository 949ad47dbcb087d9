import { expect, test, vi } from "vitest";
import { attemptsIn, FIRST, SECOND } from "../../../test/attempts.ts";
import { spiedStorage, storageAfter } from "../../../test/storage.ts";
import { ATTEMPTS_KEY, type Attempt } from "./attempts.ts";
import { beginAttempt, closeAttempt, concerns, settleAttempt } from "./guard.ts";

const pending = (attempt: Attempt): Attempt => ({ ...attempt, outcome: "pending" });

/** The attempts of a page that has sent these. */
function known(...sent: Attempt[]) {
  const attempts = attemptsIn(spiedStorage());
  void attempts.change(sent);
  return attempts;
}

const MONEY = { family: "packs", owner: "7", subjects: ["pack:b", "pack:c"] };

test.each([
  ["one subject in common", FIRST, true],
  ["no subject in common", { ...FIRST, subjects: ["pack:a"] }, false],
  ["another customer", { ...FIRST, owner: "8" }, false],
  ["another family", { ...FIRST, family: "reactivation" }, false],
  ["one that cannot be parsed, whoever sent it", { family: "", owner: "", subjects: [] }, true],
])("attempts about the same money: %s", (_, attempt, expected) => {
  expect(concerns(MONEY, attempt)).toBe(expected);
});

test.each([
  ["nothing else is open", [], [], true],
  ["an unknown attempt that the consent does not name", [FIRST], [], false],
  ["an unknown attempt that the consent names", [FIRST], [FIRST.id], true],
  ["one of two that the consent does not name", [FIRST, SECOND], [FIRST.id], false],
  ["a pending attempt, even if the consent names it", [pending(FIRST)], [FIRST.id], false],
  ["an attempt about something else", [{ ...FIRST, subjects: ["pack:z"] }], [], true],
])("the check before sending: %s", async (_, others, consentTo, mayLeave) => {
  const attempts = known(...others);
  const third = pending({ ...FIRST, id: "third" });
  const inTheWay = await beginAttempt(attempts, third, consentTo);
  expect(inTheWay.length === 0).toBe(mayLeave);
  expect(attempts.list()).toEqual(mayLeave ? [...others, third] : others);
});

test("a press with the time of an earlier one gets an attempt of its own", async () => {
  const attempts = known(FIRST);
  expect(await beginAttempt(attempts, pending(FIRST), [FIRST.id])).toEqual([FIRST]);
  expect(attempts.list()).toEqual([FIRST]);
});

test("of two attempts that begin at the same moment, one blocks the other", async () => {
  const attempts = known();
  const [one, other] = await Promise.all([
    beginAttempt(attempts, pending(FIRST), []),
    beginAttempt(attempts, pending(SECOND), []),
  ]);
  expect([one, other]).toEqual([[], [pending(FIRST)]]);
});

test("a request is sent only once its attempt is stored", async () => {
  const storage = spiedStorage();
  const { promise, resolve } = Promise.withResolvers<void>();
  const attempts = attemptsIn({ ...storageAfter(promise, storage), getItem: storage.getItem });
  const left = vi.fn();
  const leaving = beginAttempt(attempts, FIRST, []).then(left);
  await Promise.resolve();
  expect(left).not.toHaveBeenCalled();
  resolve();
  await leaving;
  expect(storage.getItem(ATTEMPTS_KEY)).toContain(FIRST.id);
});

test("a success closes the attempts that it repeats completely, but not those that it repeats in part", () => {
  const wider = { ...SECOND, id: "wider", subjects: ["pack:a", "pack:z"] };
  const third = pending({ ...FIRST, id: "third" });
  const attempts = known(FIRST, wider, third);
  settleAttempt(attempts, third, "accepted");
  expect(attempts.list()).toEqual([wider]);
});

test("a rejection removes only its own attempt", () => {
  const attempts = known(FIRST, pending(SECOND));
  settleAttempt(attempts, pending(SECOND), "refused");
  expect(attempts.list()).toEqual([FIRST]);
});

test("an unknown outcome stays open, whatever a lookup found meanwhile", () => {
  const attempts = known(pending(FIRST));
  closeAttempt(attempts, FIRST.id);
  expect(attempts.list()).toEqual([pending(FIRST)]);
  settleAttempt(attempts, pending(FIRST), "unknown");
  expect(attempts.list()).toEqual([FIRST]);
});

test("closing a subject leaves the others open and notifies the other runs", () => {
  const attempts = known(FIRST, SECOND);
  const listener = vi.fn();
  attempts.subscribe(listener);
  closeAttempt(attempts, FIRST.id, { subjects: ["pack:a"] });
  const left = [{ ...FIRST, subjects: ["pack:b"] }, SECOND];
  expect(attempts.list()).toEqual(left);
  expect(listener.mock.calls).toEqual([
    [{ attempts: left, accepted: { ...FIRST, subjects: ["pack:a"] } }],
  ]);
  closeAttempt(attempts, FIRST.id);
  expect(attempts.list()).toEqual([SECOND]);
  closeAttempt(attempts, "of nobody");
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ["1001", "01001"],
  ["1001", "1001\u200B"],
  ["1001", " 1001 "],
  ["a@example.com", "A@Example.com"],
])("an attempt of %s is about the money of %s", (owner, other) => {
  const subjects = ["imei:350000000000001"];
  const spelled = ["imei:0350000000000001"];
  const family = "reactivation";
  expect(concerns({ family, owner, subjects }, { family, owner: other, subjects: spelled })).toBe(
    true,
  );
});

test("ids with different letters or digits are different customers", () => {
  const money = { family: "packs", owner: "1001", subjects: ["pack:a"] };
  for (const owner of ["10010", "1001a", "11001"])
    expect(concerns(money, { ...money, owner })).toBe(false);
});
