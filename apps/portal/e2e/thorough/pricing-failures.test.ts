import { expect, test } from "vitest";
import { eventually, openPortal } from "../kit.ts";
import { violations } from "../page-checks.ts";
import { hold, loaded, tab } from "../pricing-kit.ts";

test("without the OBD prices the GPS plans are shown as usual", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.route(/service_plan\/revised\?category=obd$/, (route) => route.abort());
  await portal.open("/pricing");
  await loaded(page);
  await tab(page, "OBD").click();
  await page.getByRole("alert").getByText("The plans could not be loaded.").waitFor();
});

test("without the discounts the periods are shown without their badge", async () => {
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

test("where every call fails there is an error, and the page still works", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "*", kind: "error-html", times: "always" });
  await portal.open("/pricing");
  await page.getByRole("alert").getByText("The plans could not be loaded.").waitFor();
  expect(await tab(page, "OBD").isVisible()).toBe(true);
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
