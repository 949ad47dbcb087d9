import { expect, test } from "vitest";
import { calls } from "./calls.ts";
import { handleOf, isRepeatable, repeatProblem } from "./repeats.ts";
import { hashOfKey } from "./store/seal.ts";
import type { StoredOrder } from "./store/store.ts";
import { readKey } from "./read-request.ts";
import { writeRequest } from "./test/write-request.ts";

const KEY = "8e03978e-40d5-43dd-bc93-6894a57f9324";
const order = (outcome: StoredOrder["outcome"]): StoredOrder => ({
  keyHash: hashOfKey(KEY),
  outcome,
  operation: "buySmsPack",
});

test.each([
  ["accepted", true],
  ["pending", true],
  ["in-doubt", true],
  ["refused", false],
] as const)("after an order that is %s, a further one needs a consent: %s", (outcome, isNeeded) => {
  const problem = repeatProblem(writeRequest("buySmsPack"), [order(outcome)]);
  expect(problem?.code).toBe(isNeeded ? "consent-needed" : undefined);
});

test("a consent names the order by its key, or by the handle that the refusal gave", () => {
  const { headers } = repeatProblem(writeRequest("buySmsPack"), [order("accepted")]) ?? {};
  const handle = headers?.["Gate-Repeats"] ?? "";
  expect(readKey(handle)).toBe(handle);
  expect(handle).not.toBe(KEY);
  for (const repeatOf of [[KEY], [handle], [handleOf(hashOfKey(KEY))]])
    expect(repeatProblem(writeRequest("buySmsPack", { repeatOf }), [order("accepted")])).toBeNull();
  const other = ["1f0e1d8e-40d5-43dd-bc93-6894a57f9324"];
  expect(
    repeatProblem(writeRequest("buySmsPack", { repeatOf: other }), [order("accepted")]),
  ).not.toBeNull();
});

test("a reactivation does not repeat the fee of the same device", () => {
  const fee = { ...order("accepted"), operation: "payDormantFee" };
  expect(repeatProblem(writeRequest("reactivate"), [fee])).toBeNull();
  expect(repeatProblem(writeRequest("payDormantFee"), [fee])?.code).toBe("consent-needed");
});

test("packs, the fee and reactivations can be repeated", () => {
  const names = calls.map(({ operation }) => operation);
  expect(names.filter((name) => isRepeatable(writeRequest(name)))).toEqual([
    "reactivate",
    "reactivateCharge",
    "reactivateMany",
    "payDormantFee",
    "buySmsPack",
    "buyEtaPack",
  ]);
});
