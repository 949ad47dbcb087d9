import { readFile } from "node:fs/promises";
import { source as axe } from "axe-core";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { demoPages } from "./open-demo.ts";

const open = demoPages();

const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

const portal = (page: Page) => page.frameLocator("#portal");
const panel = (page: Page) => page.getByLabel("Demo", { exact: true });
const showPart = (page: Page, title: string) =>
  panel(page).getByRole("heading", { name: title }).click();
const pageOfPortal = (page: Page) =>
  page
    .locator("#portal")
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.hash);

test("a link opens the portal in the state of its scenario and requests no other host", async () => {
  const page = await open("?scenario=months-end");
  await portal(page).getByText("GPS Standard Monthly: Battery lasts").waitFor();
  await panel(page).getByText("January 31, 2027").waitFor();
  await panel(page).getByText("It is 31 January.").waitFor();
  await showPart(page, "Requests");
  await panel(page).getByText("200 GET /info/imei/list/2007").waitFor();
  await showPart(page, "Database");
  await panel(page).getByText("Nothing was charged.").waitFor();
});

test(
  "an added fault affects the portal's next call, and its request is shown without secrets",
  { tags: ["long"] },
  async () => {
    const page = await open();
    const email = portal(page).getByLabel("Email");
    await email.fill("returning@example.com");
    await showPart(page, "Faults");
    await panel(page).getByLabel("The next").selectOption("check of an e-mail address");
    await panel(page)
      .getByLabel("What happens to it")
      .selectOption("is answered 500 without a word");
    await panel(page).getByRole("button", { name: "Add" }).click();
    await panel(page).getByText("checkEmail: error-empty").waitFor();
    await email.press("Enter");
    await showPart(page, "Requests");
    await panel(page).getByText("(error-empty)").waitFor();
  },
);

test(
  "the copied link restores the clock, the faults and the page, and a reload preserves them",
  { tags: ["long"] },
  async () => {
    const page = await open("?scenario=lost-purchase");
    await portal(page).getByRole("heading", { level: 1 }).waitFor();
    await panel(page).getByRole("button", { name: "30 days later" }).click();
    const time = () => panel(page).locator("time").textContent();
    await expect
      .poll(async () => new Date(String(await time()).split(" at ")[0] ?? "").getTime())
      .toBeGreaterThan(Date.now() + 25 * 86_400_000);
    await portal(page).getByRole("heading", { level: 1 }).waitFor();
    await panel(page).getByRole("button", { name: "Copy link" }).click();
    await panel(page).getByText("The link was copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const date = String(await time()).split(" at ")[0];

    for (const go of [() => page.reload(), () => page.goto(link)]) {
      await go();
      await panel(page).getByText(String(date)).waitFor();
      await portal(page).getByRole("heading", { level: 1 }).waitFor();
      expect(await pageOfPortal(page)).toBe("#/activate-smspack?customer_id=1001");
      await showPart(page, "Faults");
      await panel(page).getByText("buySmsPack: lost").waitFor();
    }
  },
);

test("the portal's sandbox bar adds faults and moves the clock", async () => {
  const page = await open();
  await portal(page).getByRole("button", { name: "Test data" }).click();
  await portal(page).getByRole("button", { name: "Lose the reply to the next payment" }).click();
  await showPart(page, "Faults");
  await panel(page).getByText("register: lost").waitFor();
  const time = () => panel(page).locator("time").textContent();
  const before = await time();
  await portal(page).getByRole("button", { name: "30 days later" }).click();
  await expect.poll(time).not.toBe(before);
});

test("a damaged link shows a message, and the portal still opens", { tags: ["long"] }, async () => {
  const page = await open("?scenario=~damaged");
  await portal(page).getByLabel("Email").waitFor();
  await page
    .getByRole("status")
    .getByText("The scenario is not valid JSON")
    .or(page.getByText("damaged."))
    .waitFor();
});

test(
  "a name and a colour are applied to the portal and to the file",
  { tags: ["long"] },
  async () => {
    const page = await open();
    await portal(page).getByLabel("Email").waitFor();
    await showPart(page, "Brand");
    await panel(page).getByLabel("Name").fill("North Star Tracking");
    await panel(page).getByLabel("Name").press("Tab");
    await portal(page).getByText("North Star Tracking").waitFor();
    await panel(page).getByLabel("Colour").fill("#aa3300");
    await panel(page).getByLabel("Colour").dispatchEvent("change");
    const waiting = page.waitForEvent("download");
    await panel(page).getByRole("button", { name: "Download config.json" }).click();
    const file = await (await waiting).path();
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
      apiBaseUrl: "https://api.example.com",
      brand: { name: "North Star Tracking", color: "#aa3300" },
    });
  },
);

test(
  "the panel is accessible, and nothing is wider than the page, at 320 and 1280 px",
  { tags: ["long"] },
  async () => {
    const page = await open("?scenario=card-declined");
    await portal(page).getByLabel("Email").waitFor();
    await page.locator("details").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    await page.evaluate(axe);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(
        "axe.run('.panel').then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.length]))",
      );
      expect(found).toEqual([]);
      expect(await page.evaluate(isWider)).toBe(false);
    }
  },
);
