// @module-tag long
import { expect, test } from "vitest";
import { eventually, openPortal } from "./kit.ts";
import { violations } from "./page-checks.ts";
import { card, holdCalls, loaded, tab } from "./pricing-kit.ts";

// Only the request for the GPS plans has no category.
const GPS_PRICES = /service_plan\/revised$/;

const RULES = "GET /info/service_plan/rules";

const loading = { state: "attached" } as const;

test("without the GPS prices there is a skeleton, then an error with a retry button, and the OBD plans as usual", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const fail = await holdCalls(page, GPS_PRICES, (route) => route.abort());
  await portal.open("/pricing");
  const skeleton = page.getByText("Loading plans…");
  await skeleton.waitFor(loading);
  await tab(page, "OBD").click();
  await page.getByText("Total Billed - $51.45").waitFor();
  await tab(page, "GPS").click();
  // Showing the other kind does not cancel them.
  await skeleton.waitFor(loading);
  fail();
  const panel = page.getByRole("alert");
  await panel.getByText("The plans could not be loaded.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute(GPS_PRICES);
  const release = await holdCalls(page, GPS_PRICES);
  await panel.getByRole("button", { name: "Try again" }).click();
  await skeleton.waitFor(loading);
  release();
  await page.getByText("Total Billed - $59.85").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await eventually(focused).toBe("GPS plans");
});

test("without the rules there are prices and the features of every plan, and the others once the rules are reloaded", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: RULES, kind: "error-json", times: "always" });
  await portal.open("/pricing");
  const panel = page.getByRole("alert");
  await panel.getByText("could not load all features of the plans").waitFor();
  await loaded(page);
  await eventually(() => card(page, "Plus").getByRole("listitem").count()).toBe(3);
  expect(await page.getByText("not included").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  sandbox.sandbox.clearFaults();
  await panel.getByRole("button", { name: "Try again" }).click();
  await card(page, "Plus").getByText("20 Geofences").waitFor();
  await panel.waitFor({ state: "detached" });
  await card(page, "Pro").getByRole("button", { name: "Battery life" }).focus();
  await page.getByRole("tooltip").waitFor();
  // A tooltip is rendered at the end of the document, outside any landmark.
  expect(await violations(page, ["region"])).toEqual([]);
  expect(await page.getByRole("tooltip").count()).toBe(1);
});

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
