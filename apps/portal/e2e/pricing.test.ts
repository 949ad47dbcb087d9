import { describe, expect, test } from "vitest";
import { eventually, openPortal } from "./kit.ts";
import { overflow, tabTo } from "./page-checks.ts";
import { atPricing, card, cards, loaded, tab } from "./pricing-kit.ts";

const GUIDE = ["60 sec gives 10-14 days", "30 sec 7-8 days", "5 sec 2-3 days"];

test("the page opens on the quarterly GPS plans, Plus recommended and selected, with intervals, features, discounts and battery life as text and as a chart", async () => {
  const { page } = await atPricing();
  await loaded(page);
  expect(await page.title()).toBe("Pricing · Waypost");
  expect(await tab(page, "GPS").getAttribute("aria-selected")).toBe("true");
  expect(await tab(page, "Quarterly").getAttribute("aria-selected")).toBe("true");
  const selected = () => page.getByRole("heading", { name: "Selected" }).allInnerTexts();
  await eventually(async () => (await selected()).map((text) => text.split("\n")[0])).toEqual([
    "Plus",
  ]);
  await eventually(() => cards(page)).toEqual([
    expect.stringContaining("up to 30 sec"),
    expect.stringContaining("up to 5 sec"),
    expect.stringContaining("up to 1 sec"),
  ]);
  const [standard = "", plus = "", pro = ""] = await cards(page);
  expect(plus).toContain("RECOMMENDED");
  expect(standard + pro).not.toContain("RECOMMENDED");
  const price = card(page, "Plus").locator(".waypost-PlanCard-amount");
  expect(await price.innerText()).toBe("$\n19\n.95");
  await tab(page, "Quarterly").getByText("SAVE upto").waitFor();
  await tab(page, "Yearly").getByText("SAVE upto 15%").waitFor();

  const features = card(page, "Standard").getByRole("listitem");
  const line = (name: string) => features.filter({ hasText: name });
  expect(await line("Geofences").textContent()).toBe("5 Geofences: included");
  expect(await line("SOS Button").textContent()).toBe("SOS Button: not included");
  expect(await features.count()).toBe(14);

  const battery = (tier: "Standard" | "Plus" | "Pro") =>
    card(page, tier).getByRole("button", { name: "Battery life" });
  const tooltip = page.getByRole("tooltip");
  expect(await battery("Standard").count()).toBe(0);
  await battery("Plus").focus();
  await eventually(async () => (await tooltip.innerText()).split("\n")).toEqual(GUIDE);
  await battery("Pro").focus();
  const ofPro = [...GUIDE, "1 sec gives 8-16 hr"];
  await eventually(async () => (await tooltip.innerText()).split("\n")).toEqual(ofPro);

  const chart = page.getByRole("table", { name: /^Battery life by reporting interval/ });
  expect(await chart.getByRole("row").allTextContents()).toEqual([
    "ReportingBattery life",
    "60 sec Standard, Plus, and Pro10-14 days",
    "30 sec Standard, Plus, and Pro7-8 days",
    "5 sec Plus and Pro2-3 days",
    "1 sec Pro8-16 hr",
  ]);
  expect(await chart.locator("svg").count()).toBe(4);
  await tab(page, "OBD").click();
  await page.getByText("Towing Alert").first().waitFor();
  expect(await page.getByRole("button", { name: "Battery life" }).count()).toBe(0);
  expect(await chart.count()).toBe(0);
});

const PRICE_LIST = {
  GPS: [
    ["Monthly", "$21.95", "$21.95", "100 SMS Alerts:"],
    ["Quarterly", "$19.95", "$59.85", "300 SMS Alerts Quarterly:"],
    ["Yearly", "$18.75", "$225.00", "1,200 SMS Alerts Yearly:"],
  ],
  OBD: [
    ["Monthly", "$18.95", "$18.95", "100 SMS Alerts:"],
    ["Quarterly", "$17.15", "$51.45", "300 SMS Alerts Quarterly:"],
    ["Yearly", "$16.25", "$195.00", "1,200 SMS Alerts Yearly:"],
  ],
} as const;

test(
  "each kind and period has its own prices, which fit a 320 px window with the recommended plan first",
  { tags: ["long"] },
  async () => {
    const { page } = await atPricing({ width: 320, height: 640 });
    await loaded(page);
    for (const [kind, periods] of Object.entries(PRICE_LIST)) {
      await tab(page, kind).click();
      for (const [period, perMonth, total, sms] of periods) {
        await tab(page, period).click();
        const plus = () => card(page, "Plus").textContent();
        await eventually(plus).toContain(`Billed ${period}`);
        for (const shown of [perMonth, `Total Billed - ${total}`, sms]) {
          await eventually(plus).toContain(shown);
        }
        expect(await overflow(page), `${kind} ${period}`).toBe(0);
      }
    }
    const top = async (tier: "Standard" | "Plus") => (await card(page, tier).boundingBox())?.y ?? 0;
    expect(await top("Plus")).toBeLessThan(await top("Standard"));
  },
);

test(
  "by keyboard alone a plan is selected, and opens the registration in a window without access to this page",
  { tags: ["long"] },
  async () => {
    const { page } = await atPricing();
    await loaded(page);
    await tabTo(page, "GPS");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.getByText("Billed Yearly").first().waitFor();
    await tabTo(page, "Battery life");
    expect(await page.getByRole("tooltip").innerText()).toContain("5 sec 2-3 days");
    await tabTo(page, "Select & Save, Pro");
    const opening = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    const opened = await opening;
    await opened.getByLabel("Email").waitFor();
    await opened.waitForURL(/#\/registration\/customer-information$/);
    expect(await opened.evaluate(() => [window.opener === null, document.referrer])).toEqual([
      true,
      "",
    ]);
    await page.getByRole("heading", { name: "Pro Selected" }).waitFor();
    expect(page.url()).toContain("#/pricing");
    await tab(page, "Quarterly").click();
    const selected = page.getByRole("heading", { name: "Selected" });
    await eventually(() => selected.count()).toBe(0);
    await tab(page, "Yearly").click();
    await tab(page, "OBD").click();
    await tab(page, "GPS").click();
    await page.getByRole("heading", { name: "Pro Selected" }).waitFor();
    expect(await selected.count()).toBe(1);
  },
);

describe("further cases", { tags: ["long"] }, () => {
  test("Select & Save opens the vendor's own page, if one is configured", async () => {
    const portal = await openPortal();
    const { page, context } = portal;
    await page.route("**/config.json*", async (route) => {
      const config = (await (await route.fetch()).json()) as { links: Record<string, string> };
      const links = { ...config.links, activation: `${portal.url}icon.svg` };
      await route.fulfill({ json: { ...config, links } });
    });
    await portal.open("/pricing");
    await loaded(page);
    const opening = context.waitForEvent("page");
    await card(page, "Standard").getByRole("button", { name: "Select & Save" }).click();
    const opened = await opening;
    await opened.waitForURL(`${portal.url}icon.svg`);
  });
});
