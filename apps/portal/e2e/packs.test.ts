// @module-tag long
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { mainText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import { etaPack as eta, openTask, smsPack as sms } from "./task-rows.ts";

/** Returns the buttons of the packs. */
const offered = (page: Page): Locator => page.getByRole("button", { name: /^Select/ });

/** Returns the names of these packs. */
const namesOf = async (page: Page): Promise<string[]> => {
  await offered(page).first().waitFor();
  const labels = await offered(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  return labels.map((label) => label.split(", ")[1] ?? "");
};

/** Returns all prices on the page. */
const pricesOn = async (portal: Portal): Promise<string> =>
  (await mainText(portal)).match(/\$\d+\.\d\d/g)?.join() ?? "";

/** The prices of the SMS packs in the US. */
const AT_HOME = "$4.95,$9.95,$16.95";

/** The prices elsewhere. */
const ABROAD = "$9.95,$21.95,$39.95";

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
  await page.getByText("SMS alerts go to the phone numbers in the settings").waitFor();

  await context.clock.install();
  sandbox.sandbox.fault({ call: "lookUpCountry", kind: "hang" });
  await page.reload();
  await page.getByText("Loading…").waitFor({ state: "attached" });
  expect(await offered(page).count()).toBe(0);
  await page.clock.fastForward(3000);
  await offered(page).first().waitFor();
  expect(await pricesOn(portal)).toBe(AT_HOME);
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
  await page.getByRole("button", { name: /^Select, ETA 50,/ }).click();
  await page.getByRole("button", { name: /^Selected, ETA 50, \$/ }).waitFor();
  await page.getByRole("button", { name: "Select, ETA 500," }).click();
  expect(await page.getByRole("button", { pressed: true }).allTextContents()).toEqual(["Selected"]);
  expect(await group.textContent()).not.toContain("Plan is Required");
  expect(postsOf(portal)).toEqual([]);
});
