// @module-tag long
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { arrived, eventually, mainText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import { ask, etaPack as eta, openTask, smsPack as sms } from "./task-rows.ts";

/** Returns the buttons of the packs. */
const offered = (page: Page): Locator => page.getByRole("button", { name: /^Select/ });

/** Returns the names of these packs. */
const namesOf = async (page: Page): Promise<string[]> => {
  await offered(page).first().waitFor();
  const labels = await offered(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  return labels.map((label) => label.replace("Select, ", ""));
};

/** Replies with a list of packs instead of the sandbox. */
const answerPacks = async ({ page }: Portal, plans: readonly object[]): Promise<void> => {
  await page.route(/category=(sms|eta)_pack/, (route) =>
    route.fulfill({
      json: { status: true, plans },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
};

/** Returns all prices on the page. */
const pricesOn = async (portal: Portal): Promise<string> =>
  (await mainText(portal)).match(/\$\d+\.\d\d/g)?.join() ?? "";

/** The prices of the SMS packs in the US. */
const AT_HOME = "$4.95,$9.95,$16.95";

/** The prices elsewhere. */
const ABROAD = "$9.95,$21.95,$39.95";

/** Creates an SMS pack as in the list. */
const pack = (name: string | null, price: unknown) => ({
  service_plan_id: `id of ${String(name)}`,
  service_plan_name: name,
  price,
  category: "sms_pack",
});

test("visitors see the packs of their country, which is looked up without a cookie or a token, for at most three seconds", async () => {
  const portal = await openPortal();
  const { page, sandbox, context } = portal;
  await context.addCookies([{ name: "session", value: "private", url: sandbox.url }]);
  sandbox.sandbox.setCountry("CA");
  const asked = page.waitForRequest(/geo\/country/);
  await openTask(portal, sms);
  const { cookie, authorization, referer } = await (await asked).allHeaders();
  expect([cookie, authorization, referer]).toEqual([undefined, undefined, undefined]);
  expect(await namesOf(page)).toEqual(["100 SMS", "250 SMS", "500 SMS"]);
  expect(await pricesOn(portal)).toBe(ABROAD);

  await context.clock.install();
  sandbox.sandbox.fault({ call: "lookUpCountry", kind: "hang" });
  await page.reload();
  await page.getByText("Loading…").waitFor({ state: "attached" });
  expect(await offered(page).count()).toBe(0);
  await page.clock.fastForward(3000);
  await offered(page).first().waitFor();
  expect(await pricesOn(portal)).toBe(AT_HOME);
});

test("without renewal the review, the request and the receipt say so", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, sms);
  const renewal = page.getByRole("switch", { name: /SMS Auto Renewal/ });
  expect(await renewal.isChecked()).toBe(true);
  await page.getByText("The count is refilled when it goes below 10%.").first().waitFor();
  await page.locator("label", { has: renewal }).click();
  await eventually(() => renewal.isChecked()).toBe(false);
  await sms.fill(page);
  await ask(page, sms);
  const question = page.getByRole("alertdialog", { name: sms.question ?? "" });
  await question.getByText("SMS Auto Renewal is off").waitFor();
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, "Yes");
  expect(await jsonOf(await request)).toEqual({ ...sms.body, autorenew_sms_pack: false });
  await press(portal, "Ok");
  expect(await mainText(portal)).toContain("SMS Auto Renewal is off");
});

test("nothing can be bought without packs until they load, unpriced packs are disabled, and only packs with a count show a price per message", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await answerPacks(portal, []);
  await portal.open(`${sms.route}?customer_id=1001`);
  await page.getByText("No pack is available at the moment").waitFor();
  const buttons = page.getByRole("main").getByRole("button");
  expect(await buttons.allTextContents()).toEqual(["Check again"]);
  await page.unrouteAll();
  await answerPacks(portal, [
    pack("1,000 SMS", 30),
    pack("Unlimited SMS", 1234.5),
    pack("50 SMS", null),
  ]);
  await buttons.click();
  expect(await namesOf(page)).toEqual(["1,000 SMS", "Unlimited SMS", "50 SMS"]);
  await page.getByRole("button", { name: sms.lastButton }).waitFor();
  const main = await mainText(portal);
  expect(main).toContain("1,000 SMS$30.003¢ per messageSelect");
  expect(main).toContain("Unlimited SMS$1,234.50Select");
  expect(main).toContain("50 SMS–Select");
  expect(main).toContain("Packs without a price cannot be bought at the moment.");
  expect(await page.getByRole("button", { name: "Select, 50 SMS" }).isDisabled()).toBe(true);
});

test("ETA packs are two per row at any width, a selection is required, and the selected pack is marked", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, eta);
  expect(await namesOf(page)).toEqual(["ETA 50", "ETA 150", "ETA 500", "ETA 1000"]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await offered(page).evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
    expect(tops[3]).toBe(tops[2]);
    const [before, amount] = await page
      .locator(".waypost-PackCard-price")
      .last()
      .evaluate((it) => [...it.children].map((part) => part.getBoundingClientRect().bottom));
    expect(Math.abs((before ?? 0) - (amount ?? 0))).toBeLessThan(10);
  }
  const main = await mainText(portal);
  expect(main).toContain("ETA 50Price - $4.95");
  expect(main).toContain("Customer 1001 · rita+tag@example.com");
  await press(portal, eta.lastButton);
  await page.getByText("Plan is Required").waitFor();
  const group = page.getByRole("group", { name: "Packs" });
  expect(await group.textContent()).toContain("Plan is Required");
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  await page.getByRole("button", { name: "Select, ETA 50", exact: true }).click();
  await page.getByRole("button", { name: "Selected, ETA 50" }).waitFor();
  await page.getByRole("button", { name: "Select, ETA 500" }).click();
  expect(await page.getByRole("button", { pressed: true }).allTextContents()).toEqual(["Selected"]);
  expect(await group.textContent()).not.toContain("Plan is Required");
  expect(postsOf(portal)).toEqual([]);
});

test("a URL with another customer starts another purchase", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, sms);
  await sms.fill(page);
  await openTask(portal, sms, 902);
  await page.getByText("Customer 902").waitFor();
  expect(await page.getByRole("button", { pressed: true }).count()).toBe(0);
  await page.goBack();
  await arrived(page, sms.title);
  await page.getByRole("button", { name: "Selected, 250 SMS" }).waitFor();
});
