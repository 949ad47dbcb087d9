// @module-tag long
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as customer from "../../apps/portal/e2e/customer.ts";
import type { Config } from "../../apps/portal/src/app/config.ts";
import { configForSandbox, readConfigFile } from "../../apps/portal/server/config-file.ts";
import { serveBuild } from "../../apps/portal/server/serve-build.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { portalRoot } from "../../tools/lib/build-portal.ts";
import { builtPortal } from "../../tools/lib/portal.ts";
import { createBackend } from "./src/backend.ts";
import { openParts } from "./test/at-work.ts";
import { NUMBERS } from "./test/fake-stripe.ts";

let browser: Browser;
beforeAll(async () => void (browser = await chromium.launch(await findBrowser())));
afterAll(() => browser.close());

const here = (file: string) => join(import.meta.dirname, file);

/** The settings of the README. */
const CARD_TOKENS = JSON.parse(
  `{${/"cardTokens": (\{[^`]*\}\s*\})/.exec(readFileSync(here("README.md"), "utf8"))?.[0]}}`,
) as { readonly cardTokens: NonNullable<Config["cardTokens"]> };

async function open() {
  const opened = await openParts();
  const { parts, stripe } = opened;
  const sample = await readConfigFile(join(portalRoot, "public/config.json"));
  const portal = await serveBuild({
    folder: await builtPortal(),
    config: { ...configForSandbox(sample, "http://127.0.0.1"), ...CARD_TOKENS },
    port: 0,
    host: "127.0.0.1",
    publicFolder: here("public"),
    adapter: createBackend(parts),
  });
  const page = await browser.newPage({ reducedMotion: "reduce", timezoneId: "America/Chicago" });
  onTestFinished(async () => {
    await page.close();
    await portal.close();
  });
  const problems: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) problems.push(message.text());
  });
  // Only the provider's script and the bank's frame are replaced.
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", path: here("test/stripe-stand-in.js") }),
  );
  await page.route("https://hooks.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", path: here("test/bank.html") }),
  );
  await page.route("https://api.stripe.com/**", async (route) => {
    const sent = route.request();
    const [url, headers] = [sent.url(), { "Access-Control-Allow-Origin": "*" }];
    const [, setup, answer] = /setup_intents\/(\w+)\/bank\/(\w+)/.exec(url) ?? [];
    if (setup !== undefined)
      return route.fulfill({ headers, json: stripe.answerBank(setup, answer === "complete") });
    if (sent.method() === "OPTIONS")
      return route.fulfill({
        headers: { ...headers, "Access-Control-Allow-Headers": "*, Authorization" },
      });
    const body = sent.postData();
    const reply = await stripe.send(url, { method: "POST", body: new URLSearchParams(body ?? "") });
    return route.fulfill({ status: reply.status, headers, json: await reply.json() });
  });
  const go = (route: string) => page.goto(`${portal.url}#${route}`);
  return { ...opened, page, go, problems };
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

/** Enters a registration of the van with a card, up to the press of Confirm. */
async function confirmOrder(
  { page, go, van, email }: Pick<Awaited<ReturnType<typeof open>>, "page" | "go" | "van" | "email">,
  number: string,
): Promise<void> {
  await go("/registration/customer-information");
  await customer.submitEmail(page, email);
  await customer.submitDetails(page);
  await page.getByLabel("IMEI", { exact: true }).fill(van);
  await page.getByLabel("Device Name").fill("Van");
  await press(page, "Select Plan");
  await choose(page, "Plus");
  await page.getByText("MPH", { exact: true }).click();
  await press(page, "Next");
  await customer.submitCard(page, number);
  await customer.acceptTerms(page);
  await (await customer.asked(page)).getByRole("button", { name: "Confirm" }).click();
}

test("a customer registers, changes the plan, buys a pack and cancels in the portal", async () => {
  const { page, go, van, email, parts, charged, problems, ...opened } = await open();
  await confirmOrder({ page, go, van, email, ...opened }, NUMBERS.works);
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  expect(charged()).toEqual([14900]);
  expect(await parts.traccar.device(van)).toMatchObject({ name: "Van", disabled: false });

  const id = (await parts.traccar.user(email))?.id;
  await go(`/account?customer_id=${id}`);
  await page.getByText("Plus").first().waitFor();
  expect(await page.getByRole("link", { name: /ETA/ }).count()).toBe(0);

  await go(`/activate-smspack?customer_id=${id}&email=${email}`);
  await press(page, /^Select/);
  await press(page, /Buy SMS/);
  await press(page, "Yes");
  await press(page, "Ok");
  expect(charged()).toContain(495);

  await go(`/device-plan/update?customer_id=${id}`);
  await page.getByRole("listbox").getByRole("option").first().click();
  await press(page, "Continue");
  await page.getByRole("textbox", { name: "Service Plan" }).click();
  await choose(page, "Standard");
  await press(page, "Update");
  await press(page, "Confirm");
  await press(page, "Ok");
  expect(charged()).toEqual([495, 9900, 14900]);

  await go(`/cancellation?imei=${van}&email=${email}`);
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
  expect(await parts.traccar.device(van)).toMatchObject({ disabled: true });
  expect(problems).toEqual([]);
});

/** The question of the bank, in the provider's frame. */
const question = (page: Page) => page.frameLocator("iframe[title='3D Secure']");

test("a card that asks pays once the bank's question is answered, and not before", async () => {
  const { charged, stripe, problems, ...opened } = await open();
  const { page } = opened;
  await confirmOrder(opened, NUMBERS.asks);
  const complete = question(page).getByRole("button", { name: "Complete" });
  await complete.waitFor();
  expect([charged(), stripe.payments.size]).toEqual([[], 0]);
  await complete.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  expect(charged()).toEqual([14900]);
  expect([...stripe.setups.values()]).toMatchObject([{ status: "succeeded" }]);
  expect(problems).toEqual([]);
});

test("a card that is refused after asking is not charged, and its setup is cancelled", async () => {
  const { charged, stripe, ...opened } = await open();
  const { page } = opened;
  await confirmOrder(opened, NUMBERS.asks);
  await question(page).getByRole("button", { name: "Fail" }).click();
  await page.getByText("We could not authenticate your card").first().waitFor();
  await expect.poll(() => [...stripe.setups.values()]).toMatchObject([{ status: "canceled" }]);
  expect([charged(), stripe.payments.size]).toEqual([[], 0]);
});

test.each([
  [
    "cancelled",
    (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Go Back" }).click(),
  ],
  ["left with the page", (page: Page) => page.goto("about:blank")],
])("a question that is %s charges nothing, and its setup is cancelled", async (_how, leave) => {
  const { charged, stripe, ...opened } = await open();
  const { page } = opened;
  await confirmOrder(opened, NUMBERS.asks);
  await question(page).getByRole("button", { name: "Complete" }).waitFor();
  await page.getByText("Nothing is charged while it does.").waitFor();
  await leave(page);
  await expect.poll(() => [...stripe.setups.values()]).toMatchObject([{ status: "canceled" }]);
  expect(await page.locator("iframe").count()).toBe(0);
  expect([charged(), stripe.payments.size]).toEqual([[], 0]);
});

const entered = (number: string) =>
  JSON.stringify({
    number,
    cvv: "123",
    expiration_date: "03/2030",
    cardholder_name: "Ann Sample",
  });

test("an abort takes the question away, and the next card makes an unused one worthless", async () => {
  const { page, go, stripe, problems, parts } = await open();
  await go("/registration/customer-information");
  const states = () => [...stripe.setups.values()].map(({ status }) => status);
  // Texts, because the test runner would rewrite the import in a function.
  await page.evaluate(`
    globalThis.left = new AbortController();
    globalThis.tokens = import("/tokens.js");
    globalThis.asking = tokens.then(({ tokenizeCard }) =>
      tokenizeCard(${entered(NUMBERS.asks)}, { signal: left.signal }));
    asking.catch(() => {});
    undefined`);
  await question(page).getByRole("button", { name: "Complete" }).waitFor();
  const ended = await page.evaluate(`left.abort(); asking.catch(({ name }) => name)`);
  expect(ended).toBe("AbortError");
  expect(await page.locator("iframe").count()).toBe(0);
  await expect.poll(states).toEqual(["canceled"]);

  const call = `tokens.then(({ tokenizeCard }) => tokenizeCard(${entered(NUMBERS.works)}))`;
  const unused = await page.evaluate<string>(call);
  expect(stripe.setups.get(unused)).toMatchObject({ status: "succeeded" });
  const cancelled = page.waitForResponse((reply) => reply.url().endsWith(`/${unused}/cancel`));
  const used = await page.evaluate<string>(call);
  expect((await cancelled).status()).toBe(200);
  expect(parts.store.spend(unused)).toBe(false);
  expect(parts.store.spend(used)).toBe(true);
  expect(problems).toEqual([]);
});
