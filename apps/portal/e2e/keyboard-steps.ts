import type { Locator, Page } from "playwright";
import { asked, GPS_IMEI, waitForDialogFocus } from "./customer.ts";
import { go, isFocused, pick, pressKey as press, type } from "./keyboard.ts";
import { arrived, eventually } from "./kit.ts";

export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name });

/** Expects that a new screen is announced: its heading has the focus and is the window's title. */
export async function arrives(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1, name });
  await heading.waitFor();
  await eventually(() => isFocused(heading)).toBe(true);
  await arrived(page, name);
}

export async function next(page: Page): Promise<void> {
  await go(button(page, "Next"));
  await press(page, "Enter");
}

/** Enters the e-mail address on a page without one in its URL, and checks that its error takes the focus. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  await eventually(() => isFocused(field(page, "Email"))).toBe(true);

  await go(page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("main"))).toBe(true);

  await go(field(page, "Email"));
  await go(button(page, "Next"));
  await press(page, "Enter");
  await eventually(() => isFocused(field(page, "Email"))).toBe(true);
  await page.keyboard.type(email);
  await press(page, "Enter");
}

async function choosePlan(page: Page): Promise<void> {
  const plan = field(page, "Service Plan");
  await go(plan);
  await press(page, "Enter");
  await waitForDialogFocus(page.getByRole("dialog"));
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(() => isFocused(plan)).toBe(true);
  await press(page, "Space");
  await waitForDialogFocus(page.getByRole("dialog"));
  await go(page.getByRole("tab", { name: "Quarterly" }));
  await press(page, "ArrowRight");
  await page.getByRole("tabpanel").getByText("Billed Yearly").first().waitFor();
  await go(button(page, "Select/Save"));
  await press(page, "Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(() => isFocused(plan)).toBe(true);
}

export async function fillDevice(page: Page): Promise<void> {
  const imei = field(page, "IMEI");
  await go(imei);
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("region", { name: /Please check/ }))).toBe(true);
  await go(page.getByRole("link", { name: "Unit is required" }));
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("radio", { name: "KMH" }))).toBe(true);
  await press(page, "ArrowRight");
  await eventually(() => page.getByRole("radio", { name: "MPH" }).isChecked()).toBe(true);
  await go(imei, "Shift+Tab");
  await page.keyboard.type(GPS_IMEI);
  await field(page, "Service Plan").waitFor();
  await type(field(page, "Device Name"), "Van");
  await choosePlan(page);
  await next(page);
}

export async function submitCard(page: Page): Promise<void> {
  await type(field(page, "Card Holder Name"), "Sam Customer");
  await type(field(page, "Card Number"), "4111111111111111");
  await type(field(page, "CVV"), "123");
  // The arrow keys would pass the current year, which clears an expired month.
  await pick(field(page, "Year"), "2029");
  await pick(field(page, "Month"), "03", "Shift+Tab");
  await next(page);
}

/** Accepts the terms and opens the review. */
export async function acceptTerms(page: Page): Promise<void> {
  await arrives(page, "Terms of Service");
  await go(page.getByRole("region", { name: "Terms of service text" }));
  await go(page.getByRole("checkbox", { name: /I HAVE READ AND AGREE/ }));
  await press(page, "Space");
  await next(page);

  await asked(page);
}

/** Confirms the open review. */
export async function confirm(page: Page): Promise<void> {
  const question = await asked(page);
  await go(question.getByRole("button", { name: "Confirm" }));
  await press(page, "Enter");
  await arrives(page, "Your device is active");
}
