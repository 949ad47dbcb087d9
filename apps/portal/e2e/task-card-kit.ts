import { arrived, openPortal, press, type Portal } from "./kit.ts";
import { multiReactivation, openTask, SECOND_STAGE } from "./task-rows.ts";

/** The errors of a form without its card, in the order of its fields. */
export const CARD_ERRORS = [
  "Card Holder Name is required",
  "CardNumber is required",
  "CVV is required",
  "Month is required",
  "Year is required",
];

/** Selects one device and goes to the card that pays for it. */
export async function atCard(): Promise<Portal> {
  const portal = await openPortal();
  await openTask(portal, multiReactivation);
  await portal.page.getByRole("listbox").getByRole("option").first().click();
  await press(portal, "Continue");
  await arrived(portal.page, SECOND_STAGE);
  return portal;
}
