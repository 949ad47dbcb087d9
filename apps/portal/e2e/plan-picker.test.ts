import type { Page } from "playwright";
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
    await portal.page.emulateMedia({ reducedMotion: "reduce" });
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
  const { page } = await atPicker(({ page: before }) =>
    before.route(PRICES, async (route) => {
      const response = await route.fetch();
      const { plans, ...body } = (await response.json()) as {
        plans: { service_plan_id: string }[];
      };
      const unpriced = plans.map((plan) =>
        plan.service_plan_id === "plus_quarterly" ? { ...plan, price: "call us" } : plan,
      );
      await route.fulfill({ response, json: { ...body, plans: unpriced } });
    }),
  );
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
