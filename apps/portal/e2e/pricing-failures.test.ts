// @module-tag long
import { expect, test } from "vitest";
import { openPortal } from "./kit.ts";
import { violations } from "./page-checks.ts";
import { loaded, tab } from "./pricing-kit.ts";

// Only the request for the GPS plans has no category.

test("axe finds no violations in OBD plans and while plans load, light or dark", async () => {
  const { page, open, sandbox } = await openPortal();
  await open("/pricing");
  await loaded(page);
  await tab(page, "OBD").click();
  await page.getByText("Towing Alert").first().waitFor();
  expect(await violations(page)).toEqual([]);
  const call = "GET /info/service_plan/revised";
  sandbox.sandbox.fault({ call, kind: "hang", times: "always" });
  await page.reload();
  await page.getByText("Loading plans…").waitFor({ state: "attached" });
  expect(await violations(page)).toEqual([]);
});
