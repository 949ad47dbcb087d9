import type { Page } from "playwright";
import { press, type Journey, type Portal } from "./kit.ts";
import {
  cancellation,
  cardUpdate,
  FIRST_SIX,
  enterFirstSix,
  enterTaskCard,
  openTask,
} from "./task-rows.ts";

const DECLINED = "4000000000000002";
const LONG_COMMENT = "Konstantina-Alexandrina-Wolfeschlegelsteinhausenbergerdorff ".repeat(12);

const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const imei = (page: Page) => page.getByLabel("IMEI", { exact: true });
const six = (page: Page) => page.getByLabel("First six digits");
const fault = ({ sandbox }: Portal, call: string, kind: "hang" | "refuse" | "lost", times = 1) =>
  sandbox.sandbox.fault({ call, kind, times });

const cancellingCustomer: Journey = {
  "the cancellation form, with all errors": async (portal) => {
    await portal.open(cancellation.route);
    await press(portal, "Submit");
    await portal.page.getByRole("link", { name: "Comment is required" }).waitFor();
  },
  "an IMEI whose check is pending": async (portal) => {
    fault(portal, "validateCancellationImei", "hang");
    await imei(portal.page).fill("358000000000001");
    await portal.page.locator(".waypost-ImeiField .waypost-Spinner").waitFor();
  },
  "an IMEI that could not be checked": async ({ page }) => {
    await imei(page).fill("359000000000909");
    await seen(page, "We could not ask the server about this IMEI");
  },
  "a cancellation, ready to be sent": async ({ page }) => {
    await cancellation.fill(page);
    await page.getByLabel("Contact Phone").fill("555");
    await page.getByLabel("Comments").fill(LONG_COMMENT);
    await seen(page, "unusual length for the United States");
  },
  "a cancellation that was refused": async (portal) => {
    await portal.page.getByLabel("Email").fill("nobody@example.com");
    await press(portal, "Submit");
    await seen(portal.page, "No active subscription");
  },
  "a cancellation that got no answer": async (portal) => {
    await cancellation.fill(portal.page);
    fault(portal, cancellation.call, "refuse");
    await press(portal, "Submit");
    await seen(portal.page, cancellation.unknown);
  },
  "the question before a second cancellation": async (portal) => {
    await press(portal, "Send it again");
    await seen(portal.page, "it can no longer be undone");
  },
  "a device cancelled": async ({ page }) => {
    await page.getByText("I understand that this may have been done already").click();
    await page.getByRole("button", { name: "Submit" }).last().click();
    await page.getByRole("dialog", { name: cancellation.successTitle }).waitFor();
  },
  "the receipt of a cancellation": async (portal) => {
    await press(portal, "Ok");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
  },
};

const cardHolder: Journey = {
  "the first digits of the current card": async (portal) => {
    await openTask(portal, cardUpdate);
    await six(portal.page).fill("4242");
  },
  "the current card being checked": async (portal) => {
    portal.sandbox.sandbox.fault({ call: "validateCard", kind: "hang", times: "always" });
    await six(portal.page).fill(FIRST_SIX);
    await portal.page.getByText("Checking your current card…").waitFor({ state: "attached" });
  },
  "digits of another card": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await six(page).fill("555555");
    await seen(page, "Card Number doesn't match");
  },
  "a card that could not be checked": async (portal) => {
    fault(portal, "validateCard", "refuse", 3);
    await six(portal.page).fill(FIRST_SIX);
    await seen(portal.page, "We could not ask the server about this card");
  },
  "the new card, with errors": async (portal) => {
    await press(portal, "Check again");
    await portal.page.getByLabel("Card Number").waitFor();
    await press(portal, "Update");
    await portal.page.getByRole("link", { name: "CVV is required" }).waitFor();
  },
  "a new card that was refused": async (portal) => {
    await enterTaskCard(portal.page, DECLINED);
    await press(portal, "Update");
    await seen(portal.page, "Your card was declined");
  },
  "another new card": async (portal) => {
    await press(portal, "Use another card");
    await enterTaskCard(portal.page);
    await seen(portal.page, "card ending in 4242 → 9012");
  },
  "a card update that got no answer": async (portal) => {
    fault(portal, cardUpdate.call, "refuse");
    await press(portal, "Update");
    await seen(portal.page, cardUpdate.unknown);
  },
  "a card update that cannot be looked up": async ({ page }) => {
    await page.reload();
    await seen(page, "You can safely try again");
  },
  "a card that appears to be updated": async (portal) => {
    await openTask(portal, cardUpdate, 924);
    await cardUpdate.fill(portal.page);
    fault(portal, cardUpdate.call, "lost");
    await press(portal, "Update");
    await seen(portal.page, "This appears to be done.");
  },
  "the card updated": async (portal) => {
    await openTask(portal, cardUpdate, 913);
    await enterFirstSix(portal.page);
    await enterTaskCard(portal.page);
    await press(portal, "Update");
    await portal.page.getByRole("dialog", { name: "Success!!" }).waitFor();
  },
  "the receipt of a card update": async (portal) => {
    await press(portal, "Ok");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
  },
};

/** The states of the subscription and card tasks, grouped by customer. */
export const accountJourneys: Readonly<Record<string, Journey>> = {
  "a customer who cancels a device": cancellingCustomer,
  "a customer who updates the card on file": cardHolder,
};
