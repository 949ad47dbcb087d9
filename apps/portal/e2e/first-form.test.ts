import { demoCustomer } from "@waypost/sandbox";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { submitCard, submitEmail, walkToPayment } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";
import { SAY, showIn } from "./languages.ts";

/**
 * Returns the words on the page that break across two lines without a hyphen or a separator of a
 * URL.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      if (element === null || !element.checkVisibility()) continue;
      if (element.closest(".waypost-hidden, script, style, noscript, select") !== null) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

const START = "/registration/customer-information";
const email = (page: Page) => page.getByLabel("Email");

test("with a mouse the e-mail address can be typed at once, and the page does not scroll to it", async () => {
  const { page, open } = await openPortal({ width: 320, height: 256 });
  await open(START);
  await eventually(() => isFocused(email(page))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.type("typed@example.com");
  expect(await email(page).inputValue()).toBe("typed@example.com");
});

test("the reason of a failed e-mail check stays below Next until the check succeeds, without a toast that repeats it", async () => {
  const portal = await openPortal();
  const { page, open, sandbox } = portal;
  sandbox.sandbox.fault({ call: "checkEmail", kind: "error-json", status: 500 });
  await open(START);
  await submitEmail(page, "new.customer@example.com");
  const failure = page.getByRole("main").locator(".waypost-ErrorPanel");
  expect(await failure.textContent()).toContain("Press Next to try again");
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  const next = await page.getByRole("button", { name: "Next" }).boundingBox();
  expect((await failure.boundingBox())?.y).toBeGreaterThan((next?.y ?? 0) + (next?.height ?? 0));
  expect(await email(page).inputValue()).toBe("new.customer@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await arrived(page, "Your details");
});

test(
  "the payment step says that a wrong password found no saved cards, one press from the first step, and says nothing without a password",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    const noCards = page.getByText("No saved cards were found");
    await walkToPayment(portal, { password: "wrong password" });
    await noCards.waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.getByRole("link", { name: "Go back and check the password" }).click();
    await arrived(page, "Activate your tracker");
    expect(await email(page).inputValue()).toBe(demoCustomer.email);

    await press(portal, "Next");
    await arrived(page, "Welcome back!");
    await press(portal, "Continue without Password");
    await arrived(page, "Which devices do you want to activate?");
    await press(portal, "Next");
    await arrived(page, "How would you like to pay?");
    expect(await noCards.count()).toBe(0);
    await submitCard(page);
    await arrived(page, "Terms of Service");
  },
);

test(
  "a vendor may select plain English, and its own texts take precedence",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page, open } = portal;
    const texts = { catalogue: "plain", "email.invalid": "Our own words" };
    await configure(page, { texts });
    await open(START);
    await page.getByRole("link", { name: "Contact us" }).waitFor();
    await press(portal, "Next");
    await page.getByText("Enter your email", { exact: true }).first().waitFor();
    await page.getByLabel("Email").fill("x");
    await press(portal, "Next");
    await page.getByText("Our own words").first().waitFor();
    await open("/activate-dormantfee");
    await page.getByText("the number of its SIM (ICCID)").waitFor();
  },
);

test("a vendor's texts, colour and logo replace those of the portal, the colour in both themes", async () => {
  const { page, open } = await openPortal();
  const brand = { name: "Sample", color: "#8a1c4a" };
  await configure(page, { brand, texts: { "email.label": "Your address" } });
  await open(START);
  await page.getByLabel("Your address").waitFor();
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

  await configure(page, {
    brand: {
      name: "Sample",
      logoUrl: "icon.svg",
      logoUrlDark: "icon.svg?dark",
      iconUrl: "icon.svg?tab",
      color: "#ffd400",
    },
  });
  await page.reload();
  const logo = page.getByRole("link", { name: "Sample" }).getByRole("img", { name: "Sample" });
  await logo.waitFor();
  expect(await logo.boundingBox()).toMatchObject({ width: 32, height: 32 });
  expect(await page.locator(".app-brand").count()).toBe(0);
  const shown = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.emulateMedia({ colorScheme: "dark" });
  await eventually(shown).toMatch(/icon\.svg\?dark$/);
  await page.emulateMedia({ colorScheme: "light" });
  await eventually(shown).toMatch(/icon\.svg$/);
  const theme = page.locator("meta[name=theme-color]");
  await eventually(() => theme.getAttribute("content")).toBe("#ffd400");
  const icons = page.locator("link[rel=icon]");
  await eventually(() =>
    icons.evaluateAll((all) => all.map((icon) => icon.getAttribute("href"))),
  ).toEqual(["icon.svg?tab"]);
});

test(
  "on a phone the details of a new customer are at most 1,833 px high",
  { tags: ["long"] },
  async () => {
    const { page, open } = await openPortal({ width: 390, height: 844 });
    await open(START);
    await submitEmail(page, "new.customer@example.com");
    await arrived(page, "Your details");
    await page.getByLabel("Phone Number").waitFor();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeGreaterThan(844);
    expect(await height()).toBeLessThanOrEqual(1833);
  },
);

test(
  "in no language does a word of the first forms break on a phone with text twice as large",
  { tags: ["long"] },
  async () => {
    const { page, open } = await openPortal({ width: 360, height: 740 });
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets = [sheet];
    });
    const broken: string[] = [];
    const collect = async (title: "email.title" | "details.title" | "account.title") => {
      await arrived(page, SAY.en(title));
      for (const language of ["es", "fr", "en"] as const) {
        await showIn(page, language);
        await arrived(page, SAY[language](title));
        broken.push(...(await brokenWords(page)));
      }
    };
    await open(START);
    await collect("email.title");
    await submitEmail(page, "new.customer@example.com");
    await collect("details.title");
    await page.getByRole("button", { name: "Previous" }).click();
    await arrived(page, "Activate your tracker");
    await submitEmail(page, demoCustomer.email);
    await collect("account.title");
    expect(broken).toEqual([]);
  },
);
