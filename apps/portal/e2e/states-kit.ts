import type { Page } from "playwright";
import { acceptTerms, asked } from "./customer.ts";
import { press, type Portal } from "./kit.ts";
import { ask, type TaskRow } from "./task-rows.ts";

// Texts that are longer than a field, the names without spaces to break at.
export const LONG_NAME = "Konstantina-Alexandrina-Wolfeschlegelsteinhausenbergerdorff";
export const LONG_EMAIL = `${LONG_NAME}@example.com`.toLowerCase();

export const device = (page: Page, number: number) =>
  page.getByRole("group", { name: `Device ${number}` });
export const imei = (page: Page) => device(page, 1).getByLabel("IMEI", { exact: true });
export const pressButton = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
export const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const errorLink = (page: Page, text: string) =>
  page.getByRole("link", { name: text }).waitFor();
export const openPlans = (page: Page) =>
  device(page, 1).getByRole("textbox", { name: "Service Plan" }).click();

export async function agree(page: Page): Promise<void> {
  await acceptTerms(page);
  await asked(page);
}

/** Opens a task with the e-mail address that no line has room for. */
export const openFor = ({ open }: Portal, { route }: TaskRow, customer: number) =>
  open(`${route}?customer_id=${customer}&email=${LONG_EMAIL}`);

/** Goes to the question and says Yes. */
export async function confirm(portal: Portal, row: TaskRow): Promise<void> {
  await ask(portal.page, row);
  await press(portal, row.confirm);
}
