import { demoCustomer } from "@waypost/sandbox";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { brokenWords } from "./broken-words.ts";
import { comeBack, giveCard, giveDevice, giveEmail, GPS_IMEI } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

const START = "/registration/customer-information";
const email = (page: Page) => page.getByLabel("Email");
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("with a mouse the e-mail address can be typed at once", async () => {
  const { page, open } = await openPortal();
  await open(START);
  await eventually(() => isFocused(email(page))).toBe(true);
  await page.keyboard.type("typed@example.com");
  expect(await email(page).inputValue()).toBe("typed@example.com");
});

test("the focus on the e-mail field does not scroll the page", async () => {
  const { page, open } = await openPortal({ width: 320, height: 256 });
  await open(START);
  await eventually(() => isFocused(email(page))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("on a touch screen no field takes the focus, so that no keyboard covers the page", async () => {
  const { page, context, open } = await openPortal({ width: 360, height: 740 });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await open(START);
  await arrived(page, "Customer Information");
  expect(await page.evaluate(() => matchMedia("(pointer: fine)").matches)).toBe(false);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("a customer who comes back to the e-mail form by navigation hears its heading", async () => {
  const { page, open } = await openPortal();
  await open(START);
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  await page.goBack();
  await arrived(page, "Customer Information");
  await eventually(() => isFocused(heading(page))).toBe(true);
});

test("why the e-mail check failed stays below Next when the toast is gone, until the check works", async () => {
  const portal = await openPortal();
  const { page, open, sandbox } = portal;
  sandbox.sandbox.fault({ call: "checkEmail", kind: "error-json", status: 500 });
  await open(START);
  await giveEmail(page, "new.customer@example.com");
  const toast = page.getByRole("alertdialog");
  await toast.getByRole("button").press("Enter");
  await toast.waitFor({ state: "detached" });
  const failure = page.getByRole("main").locator(".waypost-ErrorPanel");
  expect(await failure.textContent()).toContain("Press Next to try again");
  const next = await page.getByRole("button", { name: "Next" }).boundingBox();
  expect((await failure.boundingBox())?.y).toBeGreaterThan((next?.y ?? 0) + (next?.height ?? 0));
  await page.getByRole("button", { name: "Next" }).click();
  await arrived(page, "Your details");
});

async function toPaymentWith(portal: Portal, password?: string): Promise<void> {
  const { page, open } = portal;
  await open(START);
  await comeBack(page, password);
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByRole("button", { name: "Next" }).click();
  await arrived(page, "How would you like to pay?");
}

const NO_CARDS = "No saved cards were found";

test("after a wrong password the payment says that no saved cards were found, one press from the first step", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPaymentWith(portal, "wrong password");
  await page.getByText(NO_CARDS).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.getByRole("link", { name: "Go back and check the password" }).click();
  await arrived(page, "Customer Information");
  expect(await email(page).inputValue()).toBe(demoCustomer.email);
});

test("without a password the payment says nothing of saved cards, and a new card pays", async () => {
  const portal = await openPortal();
  await toPaymentWith(portal);
  expect(await portal.page.getByText(NO_CARDS).count()).toBe(0);
  await giveCard(portal.page);
  await arrived(portal.page, "Terms of Service");
});

test("the mark of the header has the colour of the buttons, in both themes and in the vendor's colour", async () => {
  const portal = await openPortal();
  const { page, open } = portal;
  await page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, brand: { name: "Sample", color: "#8a1c4a" } } });
  });
  await open(START);
  await email(page).waitFor();
  const colours = () =>
    page.evaluate(() =>
      [{ of: ".app-brand", part: "::before" }, { of: ".waypost-Button[type=submit]" }].map(
        ({ of, part }) => {
          const element = document.querySelector(of);
          return element === null ? of : getComputedStyle(element, part).backgroundColor;
        },
      ),
    );
  const seen = new Set<string>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const hasAnotherForBoth = async () => {
      const [mark = "", button] = await colours();
      return mark === button && !seen.has(mark);
    };
    await eventually(hasAnotherForBoth).toBe(true);
    for (const colour of await colours()) seen.add(colour);
  }
  expect(seen.size).toBe(2);
});

test("a vendor's logo replaces mark and name", async () => {
  const { page, open } = await openPortal();
  await page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, brand: { name: "Sample", logoUrl: "icon.svg" } } });
  });
  await open(START);
  const logo = page.getByRole("link", { name: "Sample" }).getByRole("img", { name: "Sample" });
  await logo.waitFor();
  expect(await logo.boundingBox()).toMatchObject({ width: 32, height: 32 });
  expect(await page.locator(".app-brand").count()).toBe(0);
});

test.each([360, 1280])("%i px wide the first form says what one needs at hand", async (width) => {
  const { page, open } = await openPortal({ width });
  await open(START);
  const needs = page.getByRole("heading", { name: "Have these at hand" });
  await needs.waitFor();
  const items = page.locator(".app-at-hand").getByRole("listitem");
  expect(await items.allTextContents()).toEqual([
    "Your tracker",
    "Its label, with the IMEI",
    "A payment card",
  ]);
  await giveEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  // Below the long form of a phone it would only be in the way.
  expect(await needs.isVisible()).toBe(width > 1000);
});

test.each(["en-US", "es-MX", "fr-CA"])(
  "in %s no word of the first forms breaks on a phone with text twice as large",
  async (locale) => {
    const { page, open } = await openPortal({ width: 360, height: 740, locale });
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets = [sheet];
    });
    const broken: string[] = [];
    const next = async (address: string, field: string) => {
      await page.locator("#email").fill(address);
      await page.locator("button[type=submit]").click();
      await page.locator(field).waitFor();
      broken.push(...(await brokenWords(page)));
    };
    await open(START);
    await page.locator(".app-language select").waitFor();
    broken.push(...(await brokenWords(page)));
    await next("new.customer@example.com", "#firstName");
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await next(demoCustomer.email, "#password");
    expect(broken).toEqual([]);
  },
);
