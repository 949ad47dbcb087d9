import { expect, test } from "vitest";
import { eventually, mainText, openPortal, postsOf, press, type Portal } from "../kit.ts";
import { ask, giveTaskCard, multiReactivation as row, openTask, toQuestion } from "../task-rows.ts";

const readsOf = ({ sandbox }: Portal, call: string) =>
  sandbox.sandbox.log().filter((entry) => entry.call === call).length;

test("devices are listed by kind, Continue needs one, and the one of the address is selected", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  expect(await page.getByRole("main").textContent()).toMatch(/GPS.*358.*OBD.*868/);
  const go = page.getByRole("button", { name: "Continue" });
  expect(await go.isDisabled()).toBe(true);
  await portal.open(`${row.route}?customer_id=1001&imei=868000000000002`);
  await page.reload();
  await eventually(() => go.isEnabled()).toBe(true);
  expect(
    await page.getByRole("option", { name: "868000000000002" }).getAttribute("aria-selected"),
  ).toBe("true");
  expect(await page.getByRole("listbox").getByRole("option", { selected: true }).count()).toBe(1);
});

test("a device whose details cannot be read keeps its blank line, and nothing waits for it", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row, 924);
  await page.getByRole("button", { name: "Select all 3" }).click();
  await press(portal, "Continue");
  await eventually(async () => (await mainText(portal)).match(/ICCID[^–]/g)?.length).toBe(2);
  expect(await page.getByText("ICCID", { exact: true }).count()).toBe(3);
  const blank = page.getByRole("definition").filter({ hasText: /^–$/ });
  await eventually(() => blank.count()).toBe(1);
  await giveTaskCard(page);
  await ask(page, row);
});

test("what may have been paid is looked up again by itself, and by a press", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await page.clock.install();
  await openTask(portal, row);
  await toQuestion(page, row);
  sandbox.sandbox.fault({ call: row.call, kind: "refuse" });
  const list = "GET /auth/re-activation/devices/{customer_id}";
  await press(portal, "Confirm");
  await page.getByText("This page looks it up again by itself").waitFor();
  const before = readsOf(portal, list);
  await press(portal, "Look again");
  await eventually(() => readsOf(portal, list)).toBe(before + 1);
  await page.getByText("not confirmed yet").first().waitFor();
  await page.clock.fastForward(160_000);
  await eventually(() => readsOf(portal, list)).toBe(before + 2);
  await page.getByText("We still could not confirm it.").waitFor();
  expect(postsOf(portal)).toEqual([row.path]);
});
