import type { Locator, Page } from "playwright";
import { continueWithAccount } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

/** Opens the devices step of a returning customer. */
export async function atDevices(
  size: { width?: number; height?: number } = {},
  prepare: (portal: Portal) => unknown = () => undefined,
): Promise<Portal> {
  const portal = await openPortal(size);
  await prepare(portal);
  await portal.open("/registration/customer-information");
  await continueWithAccount(portal.page);
  await arrived(portal.page, "Which devices do you want to activate?");
  return portal;
}

export const row = (page: Page, number: number): Locator =>
  page.getByRole("group", { name: `Device ${number}`, exact: true });
export const imei = (page: Page, number = 1): Locator =>
  row(page, number).getByLabel("IMEI", { exact: true });
export const addButton = (page: Page): Locator =>
  page.getByRole("button", { name: "+ Add More Devices" });
export const planField = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Service Plan" });
export const recommended = (page: Page): Locator =>
  page.getByRole("button", { name: /^Recommended:/ });

/** Waits until a field has the focus. */
export const waitForFieldFocus = (field: Locator): Promise<void> =>
  eventually(() => isFocused(field)).toBe(true);
