import { describe, expect, test } from "vitest";
import { eventually, openPortal } from "./kit.ts";
import { violations } from "./page-checks.ts";
import { card, hold, loaded, tab } from "./pricing-kit.ts";

const PRICES = "GET /info/service_plan/revised";
const RULES = "GET /info/service_plan/rules";

describe("if a call fails", () => {
  test("the GPS prices: an error with a button to try again, and the OBD plans as usual", async () => {
    const portal = await openPortal();
    const { page } = portal;
    // Only the request for the GPS plans has no category.
    await page.route(/service_plan\/revised$/, (route) => route.abort());
    await portal.open("/pricing");
    const panel = page.getByRole("alert");
    await panel.getByText("The plans could not be loaded.").waitFor();
    await tab(page, "OBD").click();
    await page.getByText("Total Billed - $51.45").waitFor();
    await tab(page, "GPS").click();
    await page.unroute(/service_plan\/revised$/);
    const release = await hold(page, /service_plan\/revised$/);
    await panel.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Loading plans…").waitFor({ state: "attached" });
    release();
    await page.getByText("Total Billed - $59.85").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await eventually(focused).toBe("GPS plans");
  });

  test("the OBD prices: the GPS plans as usual", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await page.route(/service_plan\/revised\?category=obd$/, (route) => route.abort());
    await portal.open("/pricing");
    await loaded(page);
    await tab(page, "OBD").click();
    await page.getByRole("alert").getByText("The plans could not be loaded.").waitFor();
  });

  test("the rules: prices and the features of every plan, but no other features", async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: RULES, kind: "error-json", times: "always" });
    await portal.open("/pricing");
    const panel = page.getByRole("alert");
    await panel.getByText("could not load all features of the plans").waitFor();
    await loaded(page);
    await eventually(() => card(page, "Plus").getByRole("listitem").count()).toBe(2);
    expect(await page.getByText("not included").count()).toBe(0);
    sandbox.sandbox.clearFaults();
    await panel.getByRole("button", { name: "Try again" }).click();
    await card(page, "Plus").getByText("20 Geofences").waitFor();
    await panel.waitFor({ state: "detached" });
  });

  test("the discounts: the periods without their badge", async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: "GET /info/app_conf", kind: "refuse", times: "always" });
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    const release = await hold(page, /service_plan\/revised$/);
    await portal.open("/pricing");
    // Both discounts are requested three times before the page renders.
    await eventually(() => failed.filter((url) => url.includes("app_conf")).length).toBe(6);
    release();
    await loaded(page);
    expect(await tab(page, "Yearly").innerText()).toBe("Yearly");
    expect(await page.getByText("SAVE upto").count()).toBe(0);
  });

  test("every call: an error, and the page still works", async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: "*", kind: "error-html", times: "always" });
    await portal.open("/pricing");
    await page.getByRole("alert").getByText("The plans could not be loaded.").waitFor();
    expect(await tab(page, "OBD").isVisible()).toBe(true);
  });
});

test("prices that are loading have a skeleton, and showing the other kind does not cancel them", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const release = await hold(page, /service_plan\/revised$/);
  await portal.open("/pricing");
  await page.getByText("Loading plans…").waitFor({ state: "attached" });
  await tab(page, "OBD").click();
  await page.getByText("Total Billed - $51.45").waitFor();
  await tab(page, "GPS").click();
  await page.getByText("Loading plans…").waitFor({ state: "attached" });
  release();
  await page.getByText("Total Billed - $59.85").waitFor();
});

test("axe finds no violations, light or dark: plans, a tooltip, loading, and errors", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await portal.open("/pricing");
  await loaded(page);
  expect(await violations(page)).toEqual([]);
  await card(page, "Pro").getByRole("button", { name: "Battery life" }).focus();
  await page.getByRole("tooltip").waitFor();
  // A tooltip is rendered at the end of the document, outside any landmark.
  expect(await violations(page, ["region"])).toEqual([]);
  expect(await page.getByRole("tooltip").count()).toBe(1);
  await tab(page, "OBD").click();
  await page.getByText("Towing Alert").first().waitFor();
  expect(await violations(page)).toEqual([]);
  sandbox.sandbox.fault({ call: RULES, kind: "error-json", times: "always" });
  await page.reload();
  await page.getByRole("alert").waitFor();
  await loaded(page);
  expect(await violations(page)).toEqual([]);
  sandbox.sandbox.fault({ call: PRICES, kind: "error-json", times: "always" });
  await page.reload();
  await page.getByText("The plans could not be loaded.").waitFor();
  expect(await violations(page)).toEqual([]);
  sandbox.sandbox.clearFaults();
  sandbox.sandbox.fault({ call: PRICES, kind: "hang", times: "always" });
  await page.reload();
  await page.getByText("Loading plans…").waitFor({ state: "attached" });
  expect(await violations(page)).toEqual([]);
});
