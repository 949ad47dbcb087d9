import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { arrived, countRequests, eventually, openPortal, type Portal } from "./kit.ts";
import { overflow, tabTo, violations } from "./page-checks.ts";

const SAMPLE = { name: "Sample", email: "a@b.co", phone: "5550001111", consent: true };

const NOON = new Date("2026-11-21T12:00:00Z");

interface Options {
  width?: number;
  height?: number;
  /**
   * True to install a clock that `stopClock` can stop, so that the test does not wait two seconds.
   */
  hasClock?: boolean;
}

async function atConsent(options: Options = {}): Promise<Portal & { requests: () => number }> {
  const portal = await openPortal(options);
  const { page } = portal;
  const requests = countRequests(portal);
  if (options.hasClock === true) await page.clock.install({ time: NOON });
  await portal.open("/phone-confirmation");
  await arrived(page, "Phone confirmation");
  return { ...portal, requests };
}

const stopClock = (page: Page) => page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));

/**
 * Advances the stopped clock until the target is visible, because React needs time to render it.
 *
 * @returns the milliseconds by which the clock was advanced
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

const LOOKUP_COUNT = 9;

const SMALL = { width: 320, height: 640 };

const INVALID = [
  ["Name", " ", "Name is required"],
  ["Email", "a@b", "Email is invalid"],
  ["Phone Number", "555", "Phone should be 10 digit without country code and hyphen!"],
] as const;

const topOfSubmit = (page: Page) =>
  submit(page).evaluate((at) => at.getBoundingClientRect().y + window.scrollY);

test(
  "the page shows the text of the agreement, shows errors whose lines stay while they are corrected, and preserves typed values over a reload",
  { tags: ["long"] },
  async () => {
    const { page } = await atConsent(SMALL);
    for (const label of ["Name", "Email", "Phone Number"]) {
      expect(await field(page, label).inputValue()).toBe("");
    }
    expect(await consent(page).isChecked()).toBe(false);
    // Its text and links are in separate elements.
    const agreement = page.getByText("I agree to receive recurring notifications").locator("..");
    const text = await agreement.innerText();
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

    expect(await overflow(page)).toBe(0);
    for (const [label, value, message] of INVALID) {
      await field(page, label).fill(value);
      await field(page, label).press("Tab");
      await page.getByText(message).waitFor();
      expect(await field(page, label).getAttribute("aria-invalid")).toBe("true");
    }
    const top = await topOfSubmit(page);
    expect(await violations(page)).toEqual([]);
    await give(page, SAMPLE);
    await complete(page);
    expect(await topOfSubmit(page)).toBe(top);
    await field(page, "Phone Number").fill("555000111");
    await page.getByText("Still needed: Phone Number", { exact: true }).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
    await field(page, "Phone Number").fill(SAMPLE.phone);
    await eventually(() => submit(page).isEnabled()).toBe(true);
    await page.reload();
    expect(await field(page, "Name").inputValue()).toBe("Sample");
    expect(await field(page, "Email").inputValue()).toBe("a@b.co");
    expect(await consent(page).isChecked()).toBe(true);
    await eventually(() => submit(page).isEnabled()).toBe(true);
  },
);

test("by keyboard alone a number is registered: name and e-mail are cleared, a toast has the focus, and two seconds later the registration opens", async () => {
  const { page, requests } = await atConsent({ ...SMALL, hasClock: true });
  await eventually(requests).toBe(LOOKUP_COUNT);
  await tabTo(page, "name");
  for (const text of ["Sample", "a@b.co", "5550001111"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await eventually(() => consent(page).isChecked()).toBe(true);
  await complete(page);
  await tabTo(page, "Submit");
  const top = await topOfSubmit(page);
  await stopClock(page);
  await page.keyboard.press("Enter");
  const passed = await advanceUntil(toast(page));
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain(
    "We are taking you to device registration",
  );
  expect(await field(page, "Name").inputValue()).toBe("");
  expect(await field(page, "Email").inputValue()).toBe("");
  expect(await field(page, "Phone Number").inputValue()).toBe("5550001111");
  expect(await submit(page).isDisabled()).toBe(true);
  expect(await overflow(page)).toBe(0);
  expect(await topOfSubmit(page)).toBe(top);
  await page.clock.runFor(1999 - passed);
  expect(page.url()).toContain("#/phone-confirmation");
  await page.clock.runFor(1);
  await page.waitForURL(/#\/registration\/customer-information$/);
  await page.clock.resume();
  await page.getByRole("heading", { name: "Activate your tracker" }).waitFor();
  expect(requests()).toBe(LOOKUP_COUNT);
  expect(JSON.stringify(await page.evaluate(() => Object.values(sessionStorage)))).not.toContain(
    "5550001111",
  );
});

// Prevents the redirect and the closing of the toast. Axe itself needs the other timers.
function suspendTimers(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, milliseconds?: number) =>
      milliseconds === 2000 || milliseconds === 6000 ? 0 : later(run, milliseconds),
  });
}

describe("further cases", { tags: ["long"] }, () => {
  test("axe finds no violations, light or dark: the empty form and the success", async () => {
    const { page } = await atConsent();
    expect(await violations(page)).toEqual([]);
    await page.evaluate(suspendTimers);
    await give(page, SAMPLE);
    await submit(page).click();
    await toast(page).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
