import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { eventually, openPortal, type Portal } from "./kit.ts";
import { overflow, tabTo, violations } from "./page-checks.ts";

const PRICES = "GET /info/service_plan/revised";
const RULES = "GET /info/service_plan/rules";

async function atPricing(options: { width?: number; height?: number } = {}): Promise<Portal> {
  const portal = await openPortal(options);
  await portal.open("/pricing");
  await portal.page.getByRole("heading", { name: "Pricing" }).waitFor();
  return portal;
}

const card = (page: Page, tier: "Standard" | "Plus" | "Pro") =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: tier }) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const cards = (page: Page) => page.getByRole("article").allInnerTexts();
const loaded = (page: Page) => page.getByText("Total Billed").first().waitFor();

/** Holds back the replies to calls of an address until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Replaces the body of the sandbox's reply to calls of an address. */
const replyWith = (page: Page, address: RegExp, json: unknown) =>
  page.route(address, (route) =>
    route.fulfill({ json, headers: { "Access-Control-Allow-Origin": "*" } }),
  );

test("the page opens on the quarterly GPS plans with Plus selected", async () => {
  const { page } = await atPricing();
  await loaded(page);
  expect(await tab(page, "GPS").getAttribute("aria-selected")).toBe("true");
  expect(await tab(page, "Quarterly").getAttribute("aria-selected")).toBe("true");
  const selected = () => page.getByRole("heading", { name: "Selected" }).allInnerTexts();
  await eventually(async () => (await selected()).map((text) => text.split("\n")[0])).toEqual([
    "Plus",
  ]);
  expect(await page.title()).toBe("Pricing · Waypost");
});

test("three cards say how often they report, and Plus is recommended", async () => {
  const { page } = await atPricing();
  await loaded(page);
  await eventually(() => cards(page)).toEqual([
    expect.stringContaining("up to 30 sec"),
    expect.stringContaining("up to 5 sec"),
    expect.stringContaining("up to 1 sec"),
  ]);
  const [standard = "", plus = "", pro = ""] = await cards(page);
  expect(plus).toContain("RECOMMENDED");
  expect(standard + pro).not.toContain("RECOMMENDED");
});

describe("each kind and period shows its own prices", () => {
  test.each([
    ["GPS", "Monthly", "$21.95", "Total Billed - $21.95", "Billed Monthly", "100 SMS Alerts:"],
    [
      "GPS",
      "Quarterly",
      "$19.95",
      "Total Billed - $59.85",
      "Billed Quarterly",
      "300 SMS Alerts Quarterly:",
    ],
    [
      "GPS",
      "Yearly",
      "$18.75",
      "Total Billed - $225.00",
      "Billed Yearly",
      "1,200 SMS Alerts Yearly:",
    ],
    ["OBD", "Monthly", "$18.95", "Total Billed - $18.95", "Billed Monthly", "100 SMS Alerts:"],
    [
      "OBD",
      "Quarterly",
      "$17.15",
      "Total Billed - $51.45",
      "Billed Quarterly",
      "300 SMS Alerts Quarterly:",
    ],
    [
      "OBD",
      "Yearly",
      "$16.25",
      "Total Billed - $195.00",
      "Billed Yearly",
      "1,200 SMS Alerts Yearly:",
    ],
  ])("%s, %s", async (kind, period, perMonth, total, billed, sms) => {
    const { page } = await atPricing();
    await loaded(page);
    await tab(page, kind).click();
    await tab(page, period).click();
    const plus = () => card(page, "Plus").textContent();
    for (const shown of [perMonth, total, billed, sms]) {
      await eventually(plus).toContain(shown);
    }
  });
});

test("the price per month is split at the decimal point", async () => {
  const { page } = await atPricing();
  await loaded(page);
  const price = card(page, "Plus").locator(".waypost-PlanCard-amount");
  expect(await price.innerText()).toBe("$\n19\n.95");
});

describe("the badge of a period shows the configured discount", () => {
  test.each([
    ["10", "SAVE upto 10%"],
    ["10%", "SAVE upto 10%"],
    ["15", "SAVE upto 15%"],
    ["0", ""],
    ["abc", ""],
    [null, ""],
  ])("%j", async (key_value, badge) => {
    const portal = await openPortal();
    const { page } = portal;
    await replyWith(page, /app_conf\?key=discount_3$/, {
      status: true,
      value: { key: "discount_3", key_value },
    });
    // The other discount loads after this one, so its badge means that this one has been processed.
    const answered = page.waitForResponse(/app_conf\?key=discount_3$/);
    await page.route(/app_conf\?key=discount_12$/, async (route) => {
      await (await answered).finished();
      await route.continue();
    });
    await portal.open("/pricing");
    await tab(page, "Yearly").getByText("SAVE upto 15%").waitFor();
    expect((await tab(page, "Quarterly").innerText()).replace(/\s+/g, " ").trim()).toBe(
      `Quarterly ${badge}`.trim(),
    );
  });
});

test("each feature of a plan is marked as included or not, in words too", async () => {
  const { page } = await atPricing();
  await loaded(page);
  const features = card(page, "Standard").getByRole("listitem");
  const line = (name: string) => features.filter({ hasText: name });
  expect(await line("Geofences").textContent()).toBe("5 Geofences: included");
  expect(await line("SOS Button").textContent()).toBe("SOS Button: not included");
  expect(await features.count()).toBe(13);
});

test("coverage and reports are included regardless of the rules", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await replyWith(page, /service_plan\/rules$/, {
    status: true,
    plans: [{ service_plan_id: "plus_quarterly", rules: "customer_report_0" }],
  });
  const answered = page.waitForResponse(/service_plan\/rules$/);
  const release = await hold(page, /service_plan\/revised$/);
  await portal.open("/pricing");
  await (await answered).finished();
  release();
  await loaded(page);
  const included = page.getByRole("listitem").filter({ hasText: ": included" });
  expect(await included.allTextContents()).toEqual(
    ["Standard", "Plus", "Pro"].flatMap(() => [
      "Coverage works in USA, Canada and Mexico: included",
      "Reports: included",
    ]),
  );
});

describe("the tooltip of the battery life", () => {
  const GUIDE = ["60 sec gives 10-14 days", "30 sec 7-8 days", "5 sec 2-3 days"];
  test.each([
    ["Plus", GUIDE],
    ["Pro", [...GUIDE, "1 sec gives 8-16 hr"]],
  ] as const)("of GPS %s lists the reporting intervals", async (tier, lines) => {
    const { page } = await atPricing();
    await loaded(page);
    await card(page, tier).getByRole("button", { name: "Battery life" }).focus();
    const tooltip = page.getByRole("tooltip");
    await tooltip.waitFor();
    expect((await tooltip.innerText()).split("\n")).toEqual(lines);
  });

  test("does not exist for Standard and OBD plans", async () => {
    const { page } = await atPricing();
    await loaded(page);
    const battery = (tier: "Standard" | "Plus") =>
      card(page, tier).getByRole("button", { name: "Battery life" });
    await battery("Plus").waitFor();
    expect(await battery("Standard").count()).toBe(0);
    await tab(page, "OBD").click();
    await page.getByText("Towing Alert").first().waitFor();
    expect(await page.getByRole("button", { name: "Battery life" }).count()).toBe(0);
  });
});

describe("Select & Save selects the plan and opens a new tab", () => {
  test("with the portal's own registration, which has no access to this page", async () => {
    const { page, context } = await atPricing();
    await loaded(page);
    const opening = context.waitForEvent("page");
    await card(page, "Pro").getByRole("button", { name: "Select & Save" }).click();
    const opened = await opening;
    await opened.getByLabel("Email").waitFor();
    await opened.waitForURL(/#\/registration\/customer-information$/);
    expect(await opened.evaluate(() => [window.opener === null, document.referrer])).toEqual([
      true,
      "",
    ]);
    await page.getByRole("heading", { name: "Pro Selected" }).waitFor();
    expect(await page.getByRole("heading", { name: "Selected" }).count()).toBe(1);
    expect(page.url()).toContain("#/pricing");
  });

  test("with the vendor's own page, if one is configured", async () => {
    const portal = await openPortal();
    const { page, context } = portal;
    await page.route(/\/config\.json$/, async (route) => {
      const config = (await (await route.fetch()).json()) as { links: Record<string, string> };
      const links = { ...config.links, activation: `${portal.url}icon.svg` };
      await route.fulfill({ json: { ...config, links } });
    });
    await portal.open("/pricing");
    await loaded(page);
    const opening = context.waitForEvent("page");
    await card(page, "Standard").getByRole("button", { name: "Select & Save" }).click();
    await (await opening).waitForURL(`${portal.url}icon.svg`);
  });

  test("and the plan stays selected while other plans are shown", async () => {
    const { page, context } = await atPricing();
    await loaded(page);
    await tab(page, "Yearly").click();
    await eventually(() => page.getByRole("heading", { name: "Selected" }).count()).toBe(0);
    const opening = context.waitForEvent("page");
    await card(page, "Pro").getByRole("button", { name: "Select & Save" }).click();
    await opening;
    await tab(page, "OBD").click();
    await tab(page, "GPS").click();
    await page.getByRole("heading", { name: "Pro Selected" }).waitFor();
  });
});

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

test("a plan and its battery life can be reached, and the plan selected, by keyboard alone", async () => {
  const { page, context } = await atPricing();
  await loaded(page);
  await tabTo(page, "GPS");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.getByText("Billed Yearly").first().waitFor();
  await tabTo(page, "Battery life");
  expect(await page.getByRole("tooltip").innerText()).toContain("5 sec 2-3 days");
  await tabTo(page, "Select & Save, Pro");
  const opening = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await (await opening).waitForURL(/#\/registration\/customer-information$/);
  await page.getByRole("heading", { name: "Pro Selected" }).waitFor();
});

test("the battery life of GPS trackers is drawn and told; OBD devices have none", async () => {
  const { page } = await atPricing();
  await loaded(page);
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
  expect(await chart.count()).toBe(0);
});

describe("at 320 px", () => {
  test("the page fits the window, and the recommended plan comes first", async () => {
    const { page } = await atPricing({ width: 320, height: 640 });
    await loaded(page);
    for (const kind of ["GPS", "OBD"]) {
      await tab(page, kind).click();
      for (const period of ["Monthly", "Quarterly", "Yearly"]) {
        await tab(page, period).click();
        await page.getByText(`Billed ${period}`).first().waitFor();
        expect(await overflow(page), `${kind} ${period}`).toBe(0);
      }
    }
    const top = async (tier: "Standard" | "Plus") => (await card(page, tier).boundingBox())?.y ?? 0;
    expect(await top("Plus")).toBeLessThan(await top("Standard"));
  });
});

test(
  "axe finds no violations, light or dark: plans, a tooltip, loading, and errors",
  { timeout: 180_000 },
  async () => {
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
  },
);
