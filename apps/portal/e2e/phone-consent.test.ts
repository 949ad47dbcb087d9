import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";
import { overflow, tabTo, violations } from "./page-checks.ts";

const SAMPLE = { name: "Sample", email: "a@b.co", phone: "5550001111", consent: true };
const LOOKUP_COUNT = 9;
const NOON = new Date("2026-11-21T12:00:00Z");

interface Options {
  width?: number;
  height?: number;
  /** Installs a clock that `stopClock` can stop, so that the test does not wait two seconds. */
  hasClock?: boolean;
  /** The previous screen. */
  comingFrom?: { route: string; screen: string };
}

async function atConsent(options: Options = {}): Promise<Portal> {
  const portal = await openPortal(options);
  const { page } = portal;
  if (options.hasClock === true) await page.clock.install({ time: NOON });
  if (options.comingFrom !== undefined) {
    await portal.open(options.comingFrom.route);
    await arrived(page, options.comingFrom.screen);
  }
  await portal.open("/phone-confirmation");
  await arrived(page, "Phone confirmation");
  return portal;
}

const stopClock = (page: Page) => page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));

/**
 * Advances the stopped clock until the target is visible, because React needs time to render it.
 * @returns by how many ms the clock was advanced.
 */
async function advanceUntil(target: Locator): Promise<number> {
  let passed = 0;
  await eventually(async () => {
    await target.page().clock.runFor(10);
    passed += 10;
    return target.isVisible();
  }).toBe(true);
  return passed;
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const consent = (page: Page) => page.getByRole("checkbox", { name: "Text Me" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const complete = (page: Page) => page.getByText("Still needed").waitFor({ state: "detached" });
const toast = (page: Page) => page.getByText("Number Registered Successfully");

async function give(page: Page, values: typeof SAMPLE): Promise<void> {
  await field(page, "Name").fill(values.name);
  await field(page, "Email").fill(values.email);
  await field(page, "Phone Number").fill(values.phone);
  if (values.consent) await page.getByText("Text Me", { exact: true }).click();
}

/** A complete form, with the clock stopped. */
async function atSubmit(options: Options = {}): Promise<Portal> {
  const portal = await atConsent({ ...options, hasClock: true });
  await give(portal.page, SAMPLE);
  await complete(portal.page);
  await stopClock(portal.page);
  return portal;
}

test("the page asks for name, e-mail, phone and consent, and shows the text of the agreement", async () => {
  const { page } = await atConsent();
  for (const label of ["Name", "Email", "Phone Number"]) {
    expect(await field(page, label).inputValue()).toBe("");
  }
  expect(await consent(page).isChecked()).toBe(false);
  const text = await page.getByText("I agree to receive recurring notifications").innerText();
  for (const word of ["STOP", "HELP", "Message and data rates may apply"]) {
    expect(text).toContain(word);
  }
  const link = async (name: string) => {
    const found = page.getByRole("link", { name });
    return [await found.getAttribute("href"), await found.getAttribute("rel")];
  };
  const rel = "noopener noreferrer";
  expect(await link("privacy policy")).toEqual(["https://www.example.com/privacy", rel]);
  expect(await link("terms of service")).toEqual(["https://www.example.com/terms", rel]);
  expect(await page.title()).toBe("Phone confirmation · Waypost");
});

test("Submit is enabled for exactly the documented entries, and an invalid one is told when it is left", async () => {
  const { page } = await atConsent();
  const invalid = [
    ["Name", " ", "Name is required"],
    ["Email", "a@b", "Email is invalid"],
    ["Phone Number", "555", "Phone should be 10 digit without country code and hyphen!"],
  ] as const;
  for (const [label, value, message] of invalid) {
    await field(page, label).fill(value);
    await field(page, label).press("Tab");
    await page.getByText(message).waitFor();
    expect(await field(page, label).getAttribute("aria-invalid")).toBe("true");
  }
  await give(page, SAMPLE);
  await complete(page);
  await eventually(() => submit(page).isEnabled()).toBe(true);
  const rejected = [
    ["Name", ["", "   "]],
    ["Phone Number", ["", "555000111", "55500011112"]],
    ["Email", ["", "a", "a@b"]],
  ] as const;
  const entries = { Name: SAMPLE.name, "Phone Number": SAMPLE.phone, Email: SAMPLE.email };
  for (const [label, values] of rejected) {
    for (const value of values) {
      await field(page, label).fill(value);
      await page.getByText(`Still needed: ${label}`, { exact: true }).waitFor();
      expect(await submit(page).isDisabled(), `${label} "${value}"`).toBe(true);
    }
    await field(page, label).fill(entries[label]);
    await eventually(() => submit(page).isEnabled()).toBe(true);
  }
  await field(page, "Phone Number").fill("555-000-11");
  await eventually(() => submit(page).isEnabled()).toBe(true);
  await page.getByText("Text Me", { exact: true }).click();
  await page.getByText("Still needed: Text Me").waitFor();
  expect(await submit(page).isDisabled()).toBe(true);
});

test("Submit shows a toast, clears name and e-mail, and opens the registration two seconds later", async () => {
  const { page, sandbox } = await atSubmit();
  const requests = () => sandbox.sandbox.log().length;
  await eventually(requests).toBe(LOOKUP_COUNT);
  await submit(page).click();
  const passed = await advanceUntil(toast(page));
  await page.getByText("We are taking you to device registration.").waitFor();
  expect(await field(page, "Name").inputValue()).toBe("");
  expect(await field(page, "Email").inputValue()).toBe("");
  expect(await field(page, "Phone Number").inputValue()).toBe("5550001111");
  expect(await submit(page).isDisabled()).toBe(true);
  await page.clock.runFor(1999 - passed);
  expect(page.url()).toContain("#/phone-confirmation");
  await page.clock.runFor(1);
  await page.waitForURL(/#\/registration\/customer-information$/);
  await page.clock.resume();
  await page.getByRole("heading", { name: "Customer Information" }).waitFor();
  expect(requests()).toBe(LOOKUP_COUNT);
  expect(JSON.stringify(await page.evaluate(() => Object.values(sessionStorage)))).not.toContain(
    "5550001111",
  );
});

test("a visitor who opens another page within the two seconds stays there", async () => {
  // A page that has been shown before opens at once, even while the clock is stopped.
  const { page, open } = await atSubmit({
    comingFrom: { route: "/pricing", screen: "Pricing" },
  });
  await submit(page).click();
  await advanceUntil(toast(page));
  await open("/pricing");
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
  await page.clock.runFor(60_000);
  expect(page.url()).toContain("#/pricing");
});

test("a reload keeps what was typed, and Submit is enabled at once", async () => {
  const { page } = await atConsent();
  await give(page, SAMPLE);
  await complete(page);
  await page.reload();
  expect(await field(page, "Name").inputValue()).toBe("Sample");
  expect(await field(page, "Email").inputValue()).toBe("a@b.co");
  expect(await consent(page).isChecked()).toBe(true);
  await eventually(() => submit(page).isEnabled()).toBe(true);
});

test("the form works even if every call fails", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "*", kind: "refuse", times: "always" });
  await page.clock.install({ time: NOON });
  await portal.open("/phone-confirmation");
  await give(page, SAMPLE);
  await complete(page);
  await stopClock(page);
  await submit(page).click();
  await advanceUntil(toast(page));
  await page.clock.runFor(2000);
  await page.waitForURL(/#\/registration\/customer-information$/);
});

test("the form can be filled in and submitted by keyboard alone", async () => {
  const { page } = await atConsent({ hasClock: true });
  await tabTo(page, "name");
  for (const text of ["Sample", "a@b.co", "5550001111"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await eventually(() => consent(page).isChecked()).toBe(true);
  await complete(page);
  await tabTo(page, "Submit");
  await stopClock(page);
  await page.keyboard.press("Enter");
  await advanceUntil(toast(page));
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain(
    "We are taking you to device registration",
  );
});

describe("at 320 px", () => {
  test("the page fits the window, and errors do not move Submit", async () => {
    const { page } = await atConsent({ width: 320, height: 640, hasClock: true });
    expect(await overflow(page)).toBe(0);
    const top = () => submit(page).evaluate((at) => at.getBoundingClientRect().y + window.scrollY);
    const before = await top();
    await field(page, "Name").fill(" ");
    await field(page, "Email").fill("a");
    await field(page, "Email").press("Tab");
    await page.getByText("Email is invalid").waitFor();
    expect(await top()).toBe(before);
    await give(page, SAMPLE);
    await complete(page);
    expect(await top()).toBe(before);
    await stopClock(page);
    await submit(page).click();
    await advanceUntil(toast(page));
    expect(await overflow(page)).toBe(0);
    expect(await top()).toBe(before);
  });
});

test("axe finds no violations, light or dark: the empty form, every error, and the success", async () => {
  const { page } = await atConsent();
  expect(await violations(page)).toEqual([]);
  await give(page, { name: " ", email: "a", phone: "5", consent: true });
  await page.getByText("Email is invalid").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(suspendTimers);
  await give(page, { ...SAMPLE, consent: false });
  await submit(page).click();
  await toast(page).waitFor();
  expect(await violations(page)).toEqual([]);
});

// Prevents the redirect and the closing of the toast. Axe itself needs the other timers.
function suspendTimers(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, milliseconds?: number) =>
      milliseconds === 2000 || milliseconds === 6000 ? 0 : later(run, milliseconds),
  });
}
