import { describe, expect, test } from "vitest";
import { BLOCKERS } from "../blocked-storage-kit.ts";
import { walkToConfirm } from "../customer.ts";
import { openPortal, postsOf, press } from "../kit.ts";
import { ONE_WINDOW, shown } from "../windows-kit.ts";

describe.each(Object.entries(BLOCKERS))("where the storage %s", (_, block) => {
  test("a registration that got no answer is told after a reload, and is not sent again", async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    await page.addInitScript(block);
    await walkToConfirm(portal);
    await shown(portal, ONE_WINDOW);
    sandbox.sandbox.fault({ call: "register", kind: "lost" });
    await press(portal, "Confirm");
    await shown(portal, "is in use now");
    await page.reload();
    await shown(portal, "is in use now");
    await shown(portal, "ending in 1111");
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    expect(postsOf(portal)).toEqual(["/auth/register"]);
  });
});

test("what is known of a payment is nowhere in the history once it is settled", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.addInitScript(BLOCKERS["takes nothing"]);
  await walkToConfirm(portal);
  await press(portal, "Confirm");
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("imei");
});
