import { expect, test } from "vitest";
import { openSession, requestConfirmation, textOf } from "../test/session.ts";
import { press, settledPage, textIn } from "../test/page-client.ts";
import { advanceTime } from "../test/advance-time.ts";
import { TASK_ROWS } from "../test/task-rows.ts";

const PACK = { customer_id: "1001", pack: "sms_100", is_renewed: false };

test("nothing is sent if the price has changed, and the page shows both totals", async () => {
  const session = await openSession();
  const { id, address, page } = await requestConfirmation(session, "prepare_sms_pack", PACK);
  session.sandbox.setPrice("sms_100", 99.95);
  advanceTime(2);
  await press(address, page, "confirm");
  const changed = await settledPage(address);
  expect(textIn(changed)).toContain("It was $4.95 and is $99.95 now.");
  expect(textIn(changed)).toContain("Nothing was sent.");
  expect(session.writes).toEqual([]);
  expect(await press(address, changed, "confirm", { ticks: false })).toMatchObject({ status: 409 });
  expect(session.writes).toEqual([]);
  await press(address, changed, "confirm");
  await session.call("task_status", { id, wait_seconds: 20 });
  expect(session.sandbox.charges()).toMatchObject([{ amount: 99.95 }]);
});

test("nothing is sent if the price cannot be read, and Confirm reads it again", async () => {
  const session = await openSession();
  const { id, address, page } = await requestConfirmation(session, "prepare_sms_pack", PACK);
  session.sandbox.fault({ call: "listServicePlans", kind: "error-empty", times: "always" });
  advanceTime(2);
  await press(address, page, "confirm");
  const unread = await settledPage(address);
  expect(textIn(unread)).toContain("The price could not be read, so nothing was sent.");
  await press(address, unread, "confirm");
  expect(textIn(await settledPage(address))).toContain("so nothing was sent.");
  expect(session.writes).toEqual([]);
  session.sandbox.clearFaults();
  await press(address, unread, "confirm");
  await press(address, await settledPage(address), "confirm");
  expect(await session.call("task_status", { id, wait_seconds: 20 })).toContain("State: done");
  expect(session.sandbox.charges()).toMatchObject([{ amount: 4.95 }]);
});

test.each(["prepare_eta_pack", "prepare_plan_update"] as const)(
  "%s is not prepared without a price, and the reply reports that nothing was sent",
  async (tool) => {
    const session = await openSession();
    session.sandbox.fault({ call: "listServicePlans", kind: "error-empty", times: "always" });
    const reply = await session.callTool(tool, TASK_ROWS[tool][0]);
    expect(reply).toMatchObject({ isError: true });
    expect(textOf(reply)).toMatch(/nothing was sent/i);
    expect(textOf(reply)).not.toContain("State:");
  },
);
