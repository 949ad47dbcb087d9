import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPortal, type Portal } from "./kit.ts";
import { overflow, tabTo, violations } from "./page-checks.ts";

const SAMPLE = { name: "Sample", email: "a@b.co", phone: "5550001111", consent: true };
const READS_OF_THE_START = 9;
const NOON = new Date("2026-11-21T12:00:00Z");

async function atConsent(options: { width?: number; height?: number } = {}): Promise<Portal> {
  const portal = await openPortal(options);
  await portal.open("/phone-confirmation");
  await portal.page.getByRole("heading", { name: "Phone confirmation" }).waitFor();
  return portal;
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const consent = (page: Page) => page.getByRole("checkbox", { name: "Text Me" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const toast = (page: Page) => page.getByText("Number Registered Successfully");

async function give(page: Page, values: typeof SAMPLE): Promise<void> {
  await field(page, "Name").fill(values.name);
  await field(page, "Email").fill(values.email);
  await field(page, "Phone Number").fill(values.phone);
  if (values.consent) await page.getByText("Text Me", { exact: true }).click();
}

/** A complete form on a page whose clock stands still, so that two seconds take no time. */
async function atSubmit(options: { comingFrom?: string } = {}): Promise<Portal> {
  const portal = await openPortal();
  const { page } = portal;
  await page.clock.install({ time: NOON });
  if (options.comingFrom !== undefined) {
    await portal.open(options.comingFrom);
    await page.getByRole("heading").first().waitFor();
  }
  await portal.open("/phone-confirmation");
  await give(page, SAMPLE);
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
  return portal;
}

test("the page asks for name, e-mail, phone and consent, and says what one agrees to", async () => {
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

test("Submit works for exactly the documented entries", async () => {
  const { page } = await atConsent();
  await give(page, SAMPLE);
  await page.getByText("Still needed").waitFor({ state: "detached" });
  expect(await submit(page).isEnabled()).toBe(true);
  const refused = [
    ["Name", ["", "   "]],
    ["Phone Number", ["", "555000111", "55500011112"]],
    ["Email", ["", "a", "a@b"]],
  ] as const;
  const entries = { Name: SAMPLE.name, "Phone Number": SAMPLE.phone, Email: SAMPLE.email };
  for (const [label, values] of refused) {
    for (const value of values) {
      await field(page, label).fill(value);
      expect(await submit(page).isDisabled(), `${label} "${value}"`).toBe(true);
      await page.getByText(`Still needed: ${label}`, { exact: true }).waitFor();
    }
    await field(page, label).fill(entries[label]);
    expect(await submit(page).isEnabled()).toBe(true);
  }
  await field(page, "Phone Number").fill("555-000-11");
  expect(await submit(page).isEnabled()).toBe(true);
  await page.getByText("Text Me", { exact: true }).click();
  expect(await submit(page).isDisabled()).toBe(true);
  await page.getByText("Still needed: Text Me").waitFor();
});

test("a field that was left with something wrong in it says what", async () => {
  const { page } = await atConsent();
  const wrong = [
    ["Name", " ", "Name is required"],
    ["Email", "a@b", "Email is invalid"],
    ["Phone Number", "555", "Phone should be 10 digit without country code and hyphen!"],
  ] as const;
  for (const [label, value, message] of wrong) {
    await field(page, label).fill(value);
    await field(page, label).press("Tab");
    await page.getByText(message).waitFor();
    expect(await field(page, label).getAttribute("aria-invalid")).toBe("true");
  }
});

test("Submit says so, clears name and e-mail, and two seconds later the registration opens", async () => {
  const { page, sandbox } = await atSubmit();
  const requests = () => sandbox.sandbox.log().length;
  await expect.poll(requests).toBe(READS_OF_THE_START);
  await submit(page).click();
  // Showing something new takes React a moment of the same clock.
  await page.clock.runFor(1000);
  await toast(page).waitFor();
  await page.getByText("We are taking you to the registration of your devices.").waitFor();
  expect(await field(page, "Name").inputValue()).toBe("");
  expect(await field(page, "Email").inputValue()).toBe("");
  expect(await field(page, "Phone Number").inputValue()).toBe("5550001111");
  expect(await submit(page).isDisabled()).toBe(true);
  await page.clock.runFor(999);
  expect(page.url()).toContain("#/phone-confirmation");
  await page.clock.runFor(1);
  await page.waitForURL(/#\/registration\/customer-information$/);
  await page.clock.resume();
  await page.getByRole("heading", { name: "Customer Information" }).waitFor();
  expect(requests()).toBe(READS_OF_THE_START);
  expect(JSON.stringify(await page.evaluate(() => Object.values(sessionStorage)))).not.toContain(
    "5550001111",
  );
});

test("whoever goes elsewhere within the two seconds stays there", async () => {
  // A page that was there before comes back at once, also while the clock stands still.
  const { page, open } = await atSubmit({ comingFrom: "/pricing" });
  await submit(page).click();
  await page.clock.runFor(1000);
  await toast(page).waitFor();
  await open("/pricing");
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
  await page.clock.runFor(60_000);
  expect(page.url()).toContain("#/pricing");
});

test("a reload keeps what was typed, and Submit works at once", async () => {
  const { page } = await atConsent();
  await give(page, SAMPLE);
  await page.getByText("Still needed").waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Phone confirmation" }).waitFor();
  expect(await field(page, "Name").inputValue()).toBe("Sample");
  expect(await field(page, "Email").inputValue()).toBe("a@b.co");
  expect(await consent(page).isChecked()).toBe(true);
  expect(await submit(page).isEnabled()).toBe(true);
});

test("no look-up is needed: the form works while every read fails", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "*", kind: "refuse", times: "always" });
  await portal.open("/phone-confirmation");
  await give(page, SAMPLE);
  await submit(page).click();
  await toast(page).waitFor();
  await page.waitForURL(/#\/registration\/customer-information$/);
});

test("by keyboard alone one fills the form and submits it", async () => {
  const { page } = await atConsent();
  await tabTo(page, "name");
  for (const text of ["Sample", "a@b.co", "5550001111"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  expect(await consent(page).isChecked()).toBe(true);
  await tabTo(page, "Submit");
  await page.keyboard.press("Enter");
  await toast(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    "We are taking you to the registration",
  );
});

describe("at 320 px", () => {
  test("nothing lies beside the window, and Submit stays where it is as messages come", async () => {
    const { page } = await atConsent({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    const top = () => submit(page).evaluate((at) => at.getBoundingClientRect().y + window.scrollY);
    const before = await top();
    await field(page, "Name").fill(" ");
    await field(page, "Email").fill("a");
    await field(page, "Email").press("Tab");
    await page.getByText("Email is invalid").waitFor();
    expect(await top()).toBe(before);
    await give(page, SAMPLE);
    await page.getByText("Still needed").waitFor({ state: "detached" });
    expect(await top()).toBe(before);
    await submit(page).click();
    await toast(page).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await top()).toBe(before);
  });
});

test("axe finds nothing, light and dark: the empty form, every message, and the success", async () => {
  const { page } = await atConsent();
  expect(await violations(page)).toEqual([]);
  await give(page, { name: " ", email: "a", phone: "5", consent: true });
  await page.getByText("Email is invalid").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(twoSecondsNeverEnd);
  await give(page, { ...SAMPLE, consent: false });
  await submit(page).click();
  await toast(page).waitFor();
  expect(await violations(page)).toEqual([]);
});

// axe needs a clock that runs, and the page has to stay meanwhile.
function twoSecondsNeverEnd(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, milliseconds?: number) =>
      milliseconds === 2000 ? 0 : later(run, milliseconds),
  });
}
