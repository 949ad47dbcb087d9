import { expect, test } from "vitest";
import { newKey, smsPath, testGate } from "../../packages/gate/src/test/test-gate.ts";
import { customersFor, orderOf } from "../lib/orders-behind-gate.ts";

const RUNS = 1000;
const AGREED = "9.95";
const MOST = 4;

test("two orders of one pack from two browsers are charged once, a hundred times", async () => {
  const orders = 100;
  const { post, vendor } = await testGate({}, { scenario: customersFor(orders) });
  for (let run = 0; run < orders; run += 1) {
    const send = () => post(smsPath, orderOf(run), { "Idempotency-Key": newKey() });
    const replies = await Promise.all([send(), send()]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 428]));
    expect(vendor.sandbox.charges()).toHaveLength(run + 1);
  }
});

test("a price that changed before the gate read it is never charged", async () => {
  const scenario = customersFor(RUNS * 3);
  const { post, vendor } = await testGate({}, { scenario, logCapacity: 10 });
  const { sandbox } = vendor;
  const gaps: number[] = [];
  let changedInTheGap = 0;
  for (let run = 0; run < RUNS; run += 1) {
    sandbox.setPrice("sms_250", Number(AGREED));
    const before = sandbox.charges().length;
    sandbox.clearLog();
    const change = setTimeout(() => sandbox.setPrice("sms_250", 12), Math.random() * MOST);
    const isChangedBefore = Math.random() < 0.3;
    if (isChangedBefore) sandbox.setPrice("sms_250", 12);
    // The second of three packs.
    const order = orderOf(run * 3 + 1);
    const headers = { "Idempotency-Key": newKey(), "Agreed-Total": AGREED };
    const { status } = await post(smsPath, order, headers);
    clearTimeout(change);
    const [charge] = sandbox.charges().slice(before);
    expect(isChangedBefore && status !== 412).toBe(false);
    expect(charge === undefined).toBe(status === 412);
    if (charge?.amount === 12) changedInTheGap += 1;
    const [read, write] = sandbox.log().filter(({ path }) => !path.includes("outcomes"));
    if (status === 200 && read && write) gaps.push(Date.parse(write.time) - Date.parse(read.time));
  }
  gaps.sort((one, other) => one - other);
  const [median = 0, most = 0] = [gaps[Math.floor(gaps.length / 2)], gaps.at(-1)];
  const figures = `from the reading to the charge: ${median} ms at the median, ${most} ms at most`;
  process.stdout.write(`${figures}; charged after a change in between: ${changedInTheGap}\n`);
  expect(gaps.length).toBeGreaterThan(0);
});
