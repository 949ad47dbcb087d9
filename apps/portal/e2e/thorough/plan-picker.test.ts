import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { planField } from "../device-kit.ts";
import { eventually } from "../kit.ts";
import { atPicker, card, choosePlan, picker, tab, withoutPrice, withRules } from "../plan-kit.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

const isBold = (line: Locator) =>
  line.evaluate((it) => Number(getComputedStyle(it).fontWeight) >= 600);

// These run in the page.
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

function brokenWords(root: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility() !== true) continue;
    if (node.parentElement.closest(".waypost-hidden") !== null) continue;
    for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[\p{L}\d$.,]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

test("the picker closes half a second after a plan was chosen, and shows it until then", async () => {
  const { page } = await atPicker(async (portal) => {
    await portal.page.clock.install({ time: NOON });
  });
  await card(page, "Pro").waitFor();
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
  await card(page, "Pro").getByRole("button", { name: "Select & Save" }).click();
  await page.clock.runFor(499);
  await picker(page).getByRole("heading", { name: "Pro Selected" }).waitFor();
  await page.clock.runFor(1);
  await picker(page).waitFor({ state: "detached" });
});

test("what differs between the cards is bold, and each list is whole", async () => {
  const { page } = await atPicker();
  await card(page, "Plus").getByText("20 Geofences").waitFor();
  for (const tier of ["Standard", "Plus", "Pro"] as const) {
    const lines = card(page, tier).getByRole("listitem");
    expect(await lines.count(), tier).toBe(13);
    expect(await isBold(lines.filter({ hasText: "Geofences" })), tier).toBe(true);
    expect(await isBold(lines.filter({ hasText: "Coverage" })), tier).toBe(false);
  }
  await tab(page, "Yearly").click();
  await card(page, "Plus").getByText("1,200 SMS Alerts Yearly").waitFor();
  await tab(page, "Quarterly").click();
  await card(page, "Plus").getByText("300 SMS Alerts Quarterly").waitFor();
  await tab(page, "Monthly").click();
  await card(page, "Plus")
    .getByText(/^100 SMS Alerts(?! Quarterly| Yearly)/)
    .waitFor();
});

test("at 360 px badges stay on one line, and with text twice as large a plan shows and no word breaks", async () => {
  const { page } = await atPicker(({ page: before }) =>
    before.setViewportSize({ width: 360, height: 740 }),
  );
  const badges = picker(page).locator(".waypost-Tabs-badge, .waypost-PlanCard-badge");
  await badges.nth(2).waitFor();
  for (const badge of await badges.all()) expect(await badge.evaluate(linesOf)).toBe(1);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await eventually(() => badges.last().evaluate(linesOf)).toBe(1);
  await eventually(() => picker(page).evaluate(brokenWords)).toEqual([]);
  const name = await card(page, "Plus").getByRole("heading", { name: "Plus" }).boundingBox();
  expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThan(740);
});

test("a plan can be chosen by its price while the rules of the plans are loading", async () => {
  const { page } = await atPicker((portal) => withRules(portal, "hang"));
  await card(page, "Plus").getByText("Total Billed - $59.85").waitFor();
  expect(await card(page, "Plus").getByRole("listitem").count()).toBe(0);
  await choosePlan(page, "Plus");
  await eventually(() => planField(page).inputValue()).toMatch(/plus/i);
});

test("where a price is unknown the other cards alone say what a year costs less", async () => {
  const { page } = await atPicker((portal) => withoutPrice(portal, "plus"));
  await card(page, "Pro").getByText("You save $30.00 a year").waitFor();
  expect(
    await picker(page)
      .getByText(/^You save/)
      .count(),
  ).toBe(2);
});
