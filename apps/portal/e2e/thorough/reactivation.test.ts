import { expect, test } from "vitest";
import { eventually, openPortal, postsOf, press } from "../kit.ts";
import { ask, openTask, reactivation as row } from "../task-rows.ts";

test("the plain address and its charge variant are one purchase: neither pays for what the other sent", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, row);
  await row.fill(page);
  await ask(page, row);
  sandbox.sandbox.fault({ call: row.call, kind: "hang" });
  await press(portal, "Confirm");
  await eventually(() => postsOf(portal)).toEqual([row.path]);
  await portal.open("/reactivation/charge?customer_id=1001");
  await page.reload();
  await page.getByText("Please do not pay again yet").first().waitFor();
  expect(postsOf(portal)).toEqual([row.path]);
});
