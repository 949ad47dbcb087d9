import type { Locator, Page } from "playwright";
import { arrived, eventually, openPortal, type Portal, countRequests } from "./kit.ts";

export const SAMPLE = { name: "Sample", email: "a@b.co", phone: "5550001111", consent: true };
export const NOON = new Date("2026-11-21T12:00:00Z");

interface Options {
  width?: number;
  height?: number;
  /** Installs a clock that `stopClock` can stop, so that the test does not wait two seconds. */
  hasClock?: boolean;
}

export async function atConsent(
  options: Options = {},
): Promise<Portal & { requests: () => number }> {
  const portal = await openPortal(options);
  const { page } = portal;
  const requests = countRequests(portal);
  if (options.hasClock === true) await page.clock.install({ time: NOON });
  await portal.open("/phone-confirmation");
  await arrived(page, "Phone confirmation");
  return { ...portal, requests };
}

export const stopClock = (page: Page) => page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));

/**
 * Advances the stopped clock until the target is visible, because React needs time to render it.
 * @returns by how many ms the clock was advanced.
 */
export async function advanceUntil(target: Locator): Promise<number> {
  let passed = 0;
  await eventually(async () => {
    await target.page().clock.runFor(10);
    passed += 10;
    return target.isVisible();
  }).toBe(true);
  return passed;
}

export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
export const consent = (page: Page) => page.getByRole("checkbox", { name: "Text Me" });
export const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
export const complete = (page: Page) =>
  page.getByText("Still needed").waitFor({ state: "detached" });
export const toast = (page: Page) => page.getByText("Number Registered Successfully");

export async function give(page: Page, values: typeof SAMPLE): Promise<void> {
  await field(page, "Name").fill(values.name);
  await field(page, "Email").fill(values.email);
  await field(page, "Phone Number").fill(values.phone);
  if (values.consent) await page.getByText("Text Me", { exact: true }).click();
}
