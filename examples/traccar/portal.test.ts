// @module-tag long
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as customer from "../../apps/portal/e2e/customer.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { builtPortal, servePortal } from "../../tools/lib/portal.ts";
import { createBackend } from "./src/backend.ts";
import { openParts, startStripe } from "./test/at-work.ts";

startStripe();
let browser: Browser;
beforeAll(async () => void (browser = await chromium.launch(await findBrowser())));
afterAll(() => browser.close());

/** The script of the page in the place of the provider's own. */
const TOKENS = `export const tokenizeCard = async () => "tok_visa";`;

async function open() {
  const opened = openParts();
  const adapter = createBackend(opened.parts);
  const outDir = await builtPortal();
  const portal = await servePortal({ apiBaseUrl: "http://127.0.0.1", port: 0, outDir, adapter });
  const page = await browser.newPage({ reducedMotion: "reduce", timezoneId: "America/Chicago" });
  onTestFinished(async () => {
    await page.close();
    await portal.close();
  });
  await page.route("**/config.json*", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, cardTokens: { module: "tokens.js" } } });
  });
  await page.route("**/tokens.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: TOKENS }),
  );
  const go = (route: string) => page.goto(`${portal.url}#${route}`);
  return { ...opened, page, go };
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

/** Chooses the yearly plan of a tier in the open picker. */
async function choose(page: Page, tier: string): Promise<void> {
  const picker = page.getByRole("dialog");
  await picker.getByRole("tab", { name: "Yearly" }).click();
  const card = picker
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: tier }) });
  await card.getByRole("button", { name: "Select & Save" }).click();
}

test("a customer registers, changes the plan, buys a pack and cancels in the portal", async () => {
  const { page, go, van, traccar, charged } = await open();
  await go("/registration/customer-information");
  await customer.submitEmail(page, "new.customer@example.com");
  await customer.submitDetails(page);
  await page.getByLabel("IMEI", { exact: true }).fill(van);
  await page.getByLabel("Device Name").fill("Van");
  await press(page, "Select Plan");
  await choose(page, "Plus");
  await page.getByText("MPH", { exact: true }).click();
  await press(page, "Next");
  await customer.submitCard(page);
  await customer.acceptTerms(page);
  await (await customer.asked(page)).getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  expect(await charged()).toEqual([14900]);
  expect(traccar.devices[0]).toMatchObject({ name: "Van", disabled: false });

  const id = traccar.users[0]?.id;
  await go(`/account?customer_id=${id}`);
  await page.getByText("Plus").first().waitFor();
  expect(await page.getByRole("link", { name: /ETA/ }).count()).toBe(0);

  await go(`/activate-smspack?customer_id=${id}&email=new.customer@example.com`);
  await press(page, /^Select/);
  await press(page, /Buy SMS/);
  await press(page, "Yes");
  await press(page, "Ok");
  expect(await charged()).toContain(495);

  await go(`/device-plan/update?customer_id=${id}`);
  await page.getByRole("listbox").getByRole("option").first().click();
  await press(page, "Continue");
  await page.getByRole("textbox", { name: "Service Plan" }).click();
  await choose(page, "Standard");
  await press(page, "Update");
  await press(page, "Confirm");
  await press(page, "Ok");
  expect(await charged()).toEqual([495, 9900, 14900]);

  await go(`/cancellation?imei=${van}&email=new.customer@example.com`);
  await page.getByLabel("First Name").fill("Sample");
  await page.getByLabel("Last Name").fill("Customer");
  await page.getByLabel("Contact Phone").fill("5550001111");
  for (const reason of ["Price concerns", "Theft prevention"])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.getByText(reason, { exact: true }).click();
  await page.getByLabel("Comments").fill("Sold.");
  await page.getByText("This ends the subscription of device").waitFor();
  await press(page, "Submit");
  await page.getByText("Successfully Cancelled!!").waitFor();
  expect(traccar.devices[0]).toMatchObject({ disabled: true });
});
