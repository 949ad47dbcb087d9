import { expect, test } from "vitest";
import { openSession, requestConfirmation } from "../test/session.ts";
import { press, read, rowsOf, settledPage, textIn } from "../test/page-client.ts";
import { TASK_ROWS } from "../test/task-rows.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };

test("preparing thirty more tasks does not remove the one that a person reads", async () => {
  const session = await openSession();
  const { address, page } = await requestConfirmation(session, "prepare_eta_pack", PACK);
  for (let count = 0; count < 30; count += 1) await session.call("prepare_eta_pack", PACK);
  expect(await read(address)).toMatchObject({ status: 200 });
  await press(address, page, "confirm");
  await settledPage(address);
  expect(session.sandbox.charges()).toMatchObject([{ subject: "eta_50" }]);
});

test("a second task for a pack reports that the first one is in progress", async () => {
  const session = await openSession();
  const first = await requestConfirmation(session, "prepare_eta_pack", PACK);
  const second = await requestConfirmation(session, "prepare_eta_pack", PACK);
  session.sandbox.fault({ call: "buyEtaPack", kind: "hang" });
  await press(first.address, first.page, "confirm");
  await expect.poll(() => session.writes).toHaveLength(1);
  await press(second.address, second.page, "confirm");
  const answer = textIn(await settledPage(second.address));
  expect(answer).toContain("another request for this customer is in progress");
  expect(session.writes).toHaveLength(1);
});

test("a second task for a pack needs consent if the reply to the first was lost", async () => {
  const session = await openSession();
  const first = await requestConfirmation(session, "prepare_eta_pack", PACK);
  const second = await requestConfirmation(session, "prepare_eta_pack", PACK);
  session.sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  await press(first.address, first.page, "confirm");
  await settledPage(first.address);
  await press(second.address, second.page, "confirm");
  await expect
    .poll(async () => textIn(await read(second.address)))
    .toContain("I understand that I may be charged twice");
  const asked = await read(second.address);
  expect(textIn(asked)).toContain("Nothing was sent by this page");
  expect(textIn(asked)).not.toContain("could not be loaded");
  expect(session.writes).toHaveLength(1);
  await press(second.address, asked, "confirm", { ticks: false });
  expect(session.writes).toHaveLength(1);
  await press(second.address, asked, "confirm");
  await settledPage(second.address);
  expect(session.sandbox.charges()).toHaveLength(2);
});

test("a second plan update asks for consent and shows its values if the first was lost", async () => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_plan_update;
  const first = await requestConfirmation(session, "prepare_plan_update", given);
  const second = await requestConfirmation(session, "prepare_plan_update", given);
  session.sandbox.fault({ call: "updatePlan", kind: "refuse" });
  await press(first.address, first.page, "confirm");
  await settledPage(first.address);
  await press(second.address, second.page, "confirm");
  await expect
    .poll(async () => textIn(await read(second.address)))
    .toContain("I understand that I may be charged twice");
  const asked = await read(second.address);
  expect(rowsOf(asked, "What is sent")).toEqual(rowsOf(second.page, "What is sent"));
  expect(session.writes).toHaveLength(1);
});

test("ten tasks for one pack that are confirmed at once are charged once", async () => {
  const session = await openSession();
  const pages = [];
  for (let count = 0; count < 10; count += 1)
    pages.push(await requestConfirmation(session, "prepare_eta_pack", PACK));
  session.sandbox.fault({ call: "buyEtaPack", kind: "slow", times: "always" });
  await Promise.all(pages.map(({ address, page }) => press(address, page, "confirm")));
  await Promise.all(pages.map(({ address }) => settledPage(address)));
  expect(session.sandbox.charges()).toHaveLength(1);
});

test("the page of a plan update has both plans, and that today's charge is not known", async () => {
  const session = await openSession();
  const [given] = TASK_ROWS.prepare_plan_update;
  const { page } = await requestConfirmation(session, "prepare_plan_update", given);
  const text = textIn(page);
  expect(text).toMatch(/Now: .+ · \$59\.85 every 3 months/);
  expect(text).toContain("$275.40 every 12 months");
  expect(text).toContain("can’t show here what is billed or refunded");
  expect(text).toContain("Questions about a charge or a refund? Please contact support.");
  expect(text).not.toContain("adjustable");
});
