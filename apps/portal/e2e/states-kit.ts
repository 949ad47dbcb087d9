import type { Page } from "playwright";
import { acceptTerms, asked } from "./customer.ts";
import { press, type Portal } from "./kit.ts";
import { ask, type TaskRow } from "./task-rows.ts";

// Texts that are longer than a field. The names have no spaces.
export const LONG_NAME = "Konstantina-Alexandrina-Wolfeschlegelsteinhausenbergerdorff";
export const LONG_EMAIL = `${LONG_NAME}@example.com`.toLowerCase();

export const device = (page: Page, number: number) =>
  page.getByRole("group", { name: `Device ${number}` });
export const imei = (page: Page) => device(page, 1).getByLabel("IMEI", { exact: true });
export const pressButton = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
export const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const errorShown = (page: Page, text: string) =>
  page.locator(".waypost-Field-error").getByText(text, { exact: true }).first().waitFor();
export const openPlans = (page: Page) =>
  device(page, 1).getByRole("textbox", { name: "Service Plan" }).click();

export async function agree(page: Page): Promise<void> {
  await acceptTerms(page);
  await asked(page);
}

/** Opens a task with an e-mail address that fits on no line. */
export const openFor = ({ open }: Portal, { route }: TaskRow, customer: number) =>
  open(`${route}?customer_id=${customer}&email=${LONG_EMAIL}`);

/** Goes to the review and confirms. */
export async function confirm(portal: Portal, row: TaskRow): Promise<void> {
  await ask(portal.page, row);
  await press(portal, row.confirm);
}
