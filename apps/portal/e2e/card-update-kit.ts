import { openPortal, type Portal } from "./kit.ts";
import { cardUpdate, openTask } from "./task-rows.ts";

export const MISMATCH = "Card Number doesn't match, please try with valid number.";
export const SECOND = `2 of 2 · ${cardUpdate.title}`;

export const firstSix = ({ page }: Portal) => page.getByLabel("First six digits");
export const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

/** Opens the page of a customer, at the first six digits of the current card. */
export async function atFirst(customer?: number): Promise<Portal> {
  const portal = await openPortal();
  await openTask(portal, cardUpdate, customer);
  await firstSix(portal).waitFor();
  return portal;
}
