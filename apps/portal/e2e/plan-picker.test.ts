import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { waitForDialogFocus } from "./customer.ts";
import { planField } from "./device-kit.ts";
import { eventually } from "./kit.ts";
import {
  atPicker,
  card,
  choosePlan,
  offers,
  openPicker,
  picker,
  selectSave,
  tab,
  ticked,
  withoutPrice,
  withRules,
} from "./plan-kit.ts";

test("a plan is selected by its card or in the footer, which names it, and is then the only one marked as selected", async () => {
  const { page } = await atPicker();
  await offers(page, "Plus, Quarterly · $59.85");
  await card(page, "Plus").getByText("Save $24 a year compared with monthly").waitFor();
  const chart = picker(page).getByRole("table", { name: /^Battery life/ });
  await chart.getByRole("row", { name: "5 sec Plus and Pro 2-3 days" }).waitFor();
  await tab(page, "Monthly").click();
  await offers(page, "Plus, Monthly · $21.95");
  expect(
    await picker(page)
      .getByText(/^Save \$/)
      .count(),
  ).toBe(0);
  expect(await ticked(page).count()).toBe(0);

  await tab(page, "Quarterly").click();
  await card(page, "Pro").click({ position: { x: 30, y: 150 } });
  await offers(page, "Pro, Quarterly · $71.85");
  const standard = picker(page).getByRole("radio", { name: "Standard" });
  await picker(page).getByRole("radio", { name: "Pro" }).press("ArrowDown");
  await eventually(() => standard.isChecked()).toBe(true);
  await offers(page, "Standard, Quarterly · $46.35");
  await tab(page, "Yearly").click();
  await offers(page, "Standard, Yearly · $173.40");
  await card(page, "Plus").getByText("Save $38.40 a year compared with monthly").waitFor();
  expect(await standard.isChecked()).toBe(true);
  expect(await ticked(page).count()).toBe(0);
  await selectSave(page).click();
  await picker(page).waitFor({ state: "detached" });
  await eventually(() => planField(page).inputValue()).toMatch(/standard/i);

  await openPicker(page);
  await choosePlan(page, "Pro");
  await eventually(() => planField(page).inputValue()).toMatch(/pro/i);
  await openPicker(page);
  await ticked(page).waitFor();
  expect(await ticked(page).textContent()).toBe("ProSelected");
  expect(await tab(page, "Yearly").getAttribute("aria-selected")).toBe("true");
  for (const period of ["Monthly", "Quarterly"]) {
    await tab(page, period).click();
    await picker(page).getByText(`Billed ${period}`).first().waitFor();
    expect(await ticked(page).count(), period).toBe(0);
  }
});

test(
  "a plan without a price cannot be selected; rules that failed to load show it and are reloaded",
  { tags: ["long"] },
  async () => {
    const { page, sandbox } = await atPicker(async (portal) => {
      withRules(portal, "error-json");
      await withoutPrice(portal, "plus_quarterly");
    });
    const alert = picker(page).getByRole("alert");
    await alert.getByText("could not load all features of the plans").waitFor();
    await card(page, "Pro").getByText("Total Billed - $71.85").waitFor();
    await card(page, "Plus").getByText("This plan is not available at the moment.").waitFor();
    expect(await selectSave(page).isDisabled()).toBe(true);
    const select = card(page, "Plus").getByRole("button", { name: /^Select/ });
    expect(await select.isDisabled()).toBe(true);
    sandbox.sandbox.clearFaults();
    await alert.getByRole("button", { name: "Try again" }).click();
    await card(page, "Plus").getByText("20 Geofences").waitFor();
    await alert.waitFor({ state: "detached" });
    await waitForDialogFocus(picker(page));
    await tab(page, "Yearly").click();
    await eventually(() => selectSave(page).isEnabled()).toBe(true);
  },
);

test(
  "at 1440 x 900 all features are in view with the documented tooltips, and on a phone the selected plan comes first",
  { tags: ["long"] },
  async () => {
    const { page } = await atPicker(({ page: before }) =>
      before.setViewportSize({ width: 1440, height: 900 }),
    );
    await card(page, "Plus").getByText("20 Geofences").waitFor();
    const content = await picker(page).locator(".waypost-Dialog-content").boundingBox();
    const bottom = (content?.y ?? 0) + (content?.height ?? 0);
    for (const tier of ["Standard", "Plus", "Pro"] as const) {
      const last = await card(page, tier).getByRole("listitem").last().boundingBox();
      expect((last?.y ?? Infinity) + (last?.height ?? 0), tier).toBeLessThan(bottom);
    }
    const battery = (tier: "Standard" | "Plus" | "Pro") =>
      card(page, tier).getByRole("button", { name: "Battery life" });
    expect(await battery("Standard").count()).toBe(0);
    await battery("Plus").focus();
    const guide = ["60 sec gives 10-14 days", "30 sec 7-8 days", "5 sec 2-3 days"];
    const tooltip = page.getByRole("tooltip");
    await eventually(async () => (await tooltip.innerText()).split("\n")).toEqual(guide);
    await battery("Pro").focus();
    const ofPro = [...guide, "1 sec gives 8-16 hr"];
    await eventually(async () => (await tooltip.innerText()).split("\n")).toEqual(ofPro);
    await choosePlan(page, "Pro");
    await page.setViewportSize({ width: 390, height: 844 });
    await openPicker(page);
    const top = async (tier: "Standard" | "Plus" | "Pro") =>
      (await card(page, tier).boundingBox())?.y ?? 0;
    expect(await top("Pro")).toBeLessThan(await top("Standard"));
    expect(await top("Standard")).toBeLessThan(await top("Plus"));
    // The cards do not move when another one is selected.
    await picker(page).getByRole("radio", { name: "Standard" }).press("Space");
    await offers(page, "Standard, Quarterly · $46.35");
    expect(await top("Pro")).toBeLessThan(await top("Standard"));
  },
);

const BATTERY = {
  Standard: /^Battery lasts 7-8 days at 30 sec, 10-14 days at 60 sec$/,
  Plus: /^Battery lasts 2-3 days at 5 sec, 10-14 days at 60 sec$/,
  Pro: /^Battery lasts 8-16 hr at 1 sec, 10-14 days at 60 sec$/,
};

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

describe("further cases", { tags: ["long"] }, () => {
  test("the picker closes half a second after a plan was selected, and shows it until then", async () => {
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

  test("differences from the card before are bold, and each list is complete", async () => {
    const { page } = await atPicker();
    await card(page, "Plus").getByText("20 Geofences").waitFor();
    for (const tier of ["Standard", "Plus", "Pro"] as const) {
      const lines = card(page, tier).getByRole("listitem");
      expect(await lines.count(), tier).toBe(14);
      expect(await lines.first().textContent(), tier).toMatch(BATTERY[tier]);
      const isMore = tier !== "Standard";
      expect(await isBold(lines.filter({ hasText: "Geofences" })), tier).toBe(isMore);
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

  test("at 360 px badges stay on one line, and with text twice as large a plan is visible and no word breaks", async () => {
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
});
