import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { comeBack, GPS_IMEI, hasFocus } from "./customer.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const PRICES = /service_plan\/revised$/;
const RULES = "GET /info/service_plan/rules";

/** Opens the picker of the first device, for which no plan has been chosen. */
async function atPicker(prepare: (portal: Portal) => unknown = () => undefined): Promise<Portal> {
  const portal = await openPortal();
  const { page, open } = portal;
  await prepare(portal);
  await open("/registration/customer-information");
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  await page.getByLabel("IMEI", { exact: true }).fill(GPS_IMEI);
  await openPicker(page);
  return portal;
}

const picker = (page: Page) => page.getByRole("dialog");
const card = (page: Page, tier: "Standard" | "Plus" | "Pro") =>
  picker(page)
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: tier }) });
const tab = (page: Page, name: string) => picker(page).getByRole("tab", { name });
const selectSave = (page: Page) => picker(page).getByRole("button", { name: "Select/Save" });
const planField = (page: Page) => page.getByRole("textbox", { name: "Service Plan" });
const ticked = (page: Page) => picker(page).getByRole("heading", { name: "Selected" });

async function openPicker(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Select Plan" }).click();
  await picker(page).waitFor();
}

/** Lets the price list name no price for a plan. */
const withoutPrice = ({ page }: Portal, planId: string) =>
  page.route(PRICES, async (route) => {
    const response = await route.fetch();
    const { plans, ...body } = (await response.json()) as { plans: { service_plan_id: string }[] };
    const unpriced = plans.map((plan) =>
      plan.service_plan_id === planId ? { ...plan, price: "call us" } : plan,
    );
    await route.fulfill({ response, json: { ...body, plans: unpriced } });
  });

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

/** Waits until this is the description of Select/Save, which names the plan it chooses. */
const offers = (page: Page, words: string) =>
  eventually(() =>
    selectSave(page).evaluate((button) => {
      const id = button.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    }),
  ).toBe(words);

async function choose(page: Page, tier: "Standard" | "Plus" | "Pro"): Promise<void> {
  await card(page, tier).getByRole("button", { name: "Select & Save" }).click();
  await picker(page).waitFor({ state: "detached" });
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

test("no plan is marked as selected at first, and Select/Save says which plan it chooses", async () => {
  const { page } = await atPicker();
  await offers(page, "Plus, Quarterly · $59.85");
  expect(await ticked(page).count()).toBe(0);
  await tab(page, "Monthly").click();
  await offers(page, "Plus, Monthly · $21.95");
  expect(await ticked(page).count()).toBe(0);
});

test("each card is a choice of its own, which the foot of the picker names and confirms", async () => {
  const { page } = await atPicker();
  await offers(page, "Plus, Quarterly · $59.85");
  await card(page, "Pro").click({ position: { x: 30, y: 150 } });
  await offers(page, "Pro, Quarterly · $71.85");
  const standard = picker(page).getByRole("radio", { name: "Choose, Standard" });
  await picker(page).getByRole("radio", { name: "Choose, Pro" }).press("ArrowDown");
  await eventually(() => standard.isChecked()).toBe(true);
  await offers(page, "Standard, Quarterly · $46.35");
  await tab(page, "Yearly").click();
  await offers(page, "Standard, Yearly · $173.40");
  expect(await standard.isChecked()).toBe(true);
  expect(await ticked(page).count()).toBe(0);
  await selectSave(page).click();
  await picker(page).waitFor({ state: "detached" });
  await eventually(() => planField(page).inputValue()).toMatch(/standard/i);
});

test("the cards say what a year costs less than month by month, where both prices are known", async () => {
  const saving = (page: Page) => picker(page).getByText(/^You save/);
  const { page } = await atPicker();
  await card(page, "Plus").getByText("You save $24.00 a year against monthly").waitFor();
  await tab(page, "Yearly").click();
  await card(page, "Plus").getByText("You save $38.40 a year against monthly").waitFor();
  await tab(page, "Monthly").click();
  await picker(page).getByText("Billed Monthly").first().waitFor();
  expect(await saving(page).count()).toBe(0);
  const { page: unpriced } = await atPicker((portal) => withoutPrice(portal, "plus"));
  await card(unpriced, "Pro").getByText("You save $30.00 a year").waitFor();
  expect(await saving(unpriced).count()).toBe(2);
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
  await card(page, "Plus").getByText("1,200 SMS Alerts").waitFor();
});

test("the picker draws the battery life of a GPS tracker", async () => {
  const { page } = await atPicker();
  const chart = picker(page).getByRole("table", { name: /^Battery life/ });
  await chart.getByRole("row", { name: "5 sec Plus and Pro 2-3 days" }).waitFor();
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

test("only the chosen plan is marked as selected", async () => {
  const { page } = await atPicker();
  await tab(page, "Yearly").click();
  await choose(page, "Pro");
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

test("a plan without a price cannot be chosen, neither by its card nor by Select/Save", async () => {
  const { page } = await atPicker((portal) => withoutPrice(portal, "plus_quarterly"));
  await card(page, "Plus").getByText("This plan is not available at the moment.").waitFor();
  expect(await selectSave(page).isDisabled()).toBe(true);
  expect(
    await card(page, "Plus")
      .getByRole("button", { name: /^Select/ })
      .isDisabled(),
  ).toBe(true);
  await tab(page, "Yearly").click();
  await eventually(() => selectSave(page).isEnabled()).toBe(true);
});

const withRules = (kind: "hang" | "error-json") =>
  atPicker(({ sandbox }) => sandbox.sandbox.fault({ call: RULES, kind, times: "always" }));

describe("the rules of the plans", () => {
  test("do not prevent choosing a plan by its price while they are loading", async () => {
    const { page } = await withRules("hang");
    await card(page, "Plus").getByText("Total Billed - $59.85").waitFor();
    expect(await card(page, "Plus").getByRole("listitem").count()).toBe(0);
    await choose(page, "Plus");
    await eventually(() => planField(page).inputValue()).toMatch(/plus/i);
  });

  test("cause a message if they could not be loaded, and can be loaded again", async () => {
    const { page, sandbox } = await withRules("error-json");
    const alert = picker(page).getByRole("alert");
    await alert.getByText("could not load all features of the plans").waitFor();
    await card(page, "Plus").getByText("Total Billed - $59.85").waitFor();
    sandbox.sandbox.clearFaults();
    await alert.getByRole("button", { name: "Try again" }).click();
    await card(page, "Plus").getByText("20 Geofences").waitFor();
    await alert.waitFor({ state: "detached" });
    await hasFocus(picker(page));
  });
});
