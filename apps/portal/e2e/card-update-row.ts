import type { Page } from "playwright";
import { SECRETS } from "./customer.ts";
import { arrived } from "./kit.ts";
import { CUSTOMER, enterTaskCard, TASK_CARD, type TaskRow } from "./task-row.ts";

/** The first six digits of the card on file, the same for each customer of the sandbox. */
export const FIRST_SIX = "424242";

/** Enters the first six digits of the current card and waits for the next form. */
export async function enterFirstSix(page: Page, digits: string = FIRST_SIX): Promise<void> {
  await page.getByLabel("First six digits").fill(digits);
  await arrived(page, `2 of 2 · ${cardUpdate.title}`);
}

export const cardUpdate: TaskRow = {
  name: "the update of the card on file",
  title: "Let's get your billing details updated!",
  route: "/credit-card/update",
  call: "updateCard",
  path: "/auth/credit-card/update",
  withoutInput: /This page needs your customer ID/,
  fill: async (page) => {
    if (await page.getByLabel("First six digits").isVisible()) await enterFirstSix(page);
    await page.getByLabel("Company Name").fill("Sample Ltd");
    await enterTaskCard(page);
  },
  fillAgain: (page) => page.getByLabel("CVV").fill(SECRETS.cvv),
  lastButton: "Update",
  question: null,
  confirm: "Update",
  cancel: "Cancel",
  money: `→ ${SECRETS.cardNumber.slice(-4)}`,
  body: {
    credit_card: TASK_CARD,
    customer_id: String(CUSTOMER),
  },
  charges: [],
  isCarriedOut: async ({ url }, customer) => {
    const path = `/info/card/validate/${customer}/${SECRETS.cardNumber.slice(0, 6)}`;
    return "response" in ((await (await fetch(`${url}${path}`)).json()) as object);
  },
  unknown: "This is not confirmed yet",
  repetition: null,
  successTitle: "Success!!",
  success: "Credit Card Updated Successfully",
  receipt: ["A cancelled subscription needs reactivation"],
  afterLostReply: "This appears to be done.",
  afterReload: "First six digits of your current card",
};
