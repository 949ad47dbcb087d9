import { dormantCancellation, payDormantFee, simQuery, terminateSim } from "./dormant-rows.ts";
import { press, type Journey, type Portal } from "./kit.ts";
import { choosePlan, planUpdate } from "./plan-update-row.ts";
import { errorShown } from "./states-kit.ts";
import { CUSTOMER, enterTaskCard, type TaskRow } from "./task-row.ts";

const DECLINED = "4000000000000002";

const seen = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();
const question = ({ page }: Portal) => page.getByRole("alertdialog").waitFor();

async function openFor(portal: Portal, row: TaskRow, customer: number): Promise<void> {
  await row.before?.(portal, customer);
  await portal.open(`${row.route}?${row.query?.(customer) ?? ""}`);
}

const planCustomer: Journey = {
  "no device with a plan": async (portal) => {
    await openFor(portal, planUpdate, 923);
    await seen(portal, "There are no devices with a plan");
  },
  "devices with their plans, none of them chosen": async (portal) => {
    await openFor(portal, planUpdate, CUSTOMER);
    await press(portal, "Continue");
    await errorShown(portal.page, "Choose a device");
  },
  "a device without its next plan": async (portal) => {
    await portal.page.getByRole("listbox").getByRole("option").first().click();
    await press(portal, "Continue");
    await press(portal, planUpdate.lastButton);
    await errorShown(portal.page, "Service Plan is required");
  },
  "what another plan changes": async (portal) => {
    await choosePlan(portal.page, "Monthly");
    await press(portal, planUpdate.lastButton);
    await question(portal);
  },
  "a plan that may have been updated": async (portal) => {
    portal.sandbox.sandbox.fault({ call: planUpdate.call, kind: "refuse" });
    await press(portal, planUpdate.confirm);
    await seen(portal, "not confirmed yet");
  },
  "the plan that the device has already": async (portal) => {
    await press(portal, "Start over");
    await portal.page.getByRole("listbox").getByRole("option").first().click();
    await press(portal, "Continue");
    await choosePlan(portal.page, "Quarterly");
    await press(portal, planUpdate.lastButton);
    await seen(portal, "The device already has this plan.");
  },
  "a plan updated": async (portal) => {
    await portal.page.getByText("I understand that I may be charged twice").click();
    await press(portal, planUpdate.confirm);
    await portal.page.getByRole("dialog", { name: "Success!!" }).waitFor();
  },
  "the receipt of a plan": async (portal) => {
    await press(portal, "Ok");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
  },
};

const simCustomer: Journey = {
  "an address without its SIM": async (portal) => {
    await portal.open(payDormantFee.route);
    await seen(portal, "This link is incomplete");
  },
  "an address that does not say what to do with its SIM": async (portal) => {
    await portal.open(`/activate-dormantfee?${simQuery(CUSTOMER)}`);
    await seen(portal, "This link does not say");
  },
  "the fee without its card": async (portal) => {
    await openFor(portal, payDormantFee, CUSTOMER);
    await press(portal, payDormantFee.lastButton);
    await errorShown(portal.page, "CVV is required");
  },
  "a fee that was refused": async (portal) => {
    await enterTaskCard(portal.page, DECLINED);
    await press(portal, payDormantFee.confirm);
    await seen(portal, "Your card was declined");
  },
  "the question before paying the fee a second time": async (portal) => {
    await enterTaskCard(portal.page);
    portal.sandbox.sandbox.fault({ call: payDormantFee.call, kind: "refuse" });
    await press(portal, payDormantFee.confirm);
    await press(portal, "Send it again");
    await portal.page.getByLabel("CVV").fill("123");
    await press(portal, payDormantFee.confirm);
    await question(portal);
  },
  "dormant mode activated": async (portal) => {
    await portal.page.getByText("I understand that I may be charged twice").click();
    await portal.page
      .getByRole("alertdialog")
      .getByRole("button", { name: payDormantFee.confirm })
      .click();
    await seen(portal, "Dormant SIM subscription activated");
  },
  "dormant mode without a card": async (portal) => {
    await portal.open(`/activate-dormantfee?${simQuery(901, "yes")}`);
    await seen(portal, "Dormant mode costs $1");
  },
  "a SIM before its termination": async (portal) => {
    await openFor(portal, terminateSim, 914);
    await seen(portal, "The SIM is permanently removed.");
  },
  "the question before terminating a SIM": async (portal) => {
    await press(portal, terminateSim.lastButton);
    await question(portal);
  },
  "a SIM that may have been terminated": async (portal) => {
    portal.sandbox.sandbox.fault({ call: terminateSim.call, kind: "refuse" });
    await press(portal, terminateSim.confirm);
    await seen(portal, terminateSim.unknown);
  },
  "the question before terminating it again": async (portal) => {
    await press(portal, "Send it again");
    await question(portal);
  },
  "a SIM terminated": async (portal) => {
    await portal.page.getByText(terminateSim.repetition?.tick ?? "").click();
    await press(portal, terminateSim.confirm);
    await seen(portal, "Sim Terminated Successfully");
  },
};

const dormantCustomer: Journey = {
  "a token that is not accepted": async (portal) => {
    const { context, open } = portal;
    await context.addInitScript(() => localStorage.setItem("token", "not-accepted"));
    await open(`${dormantCancellation.route}?customer_id=${CUSTOMER}`);
    await seen(portal, "You are no longer logged in.");
  },
  "no device in dormant mode": async (portal) => {
    await openFor(portal, dormantCancellation, 923);
    await portal.page.reload();
    await seen(portal, "No device in dormant mode");
  },
  "dormant devices, none of them chosen": async (portal) => {
    await openFor(portal, dormantCancellation, CUSTOMER);
    await portal.page.reload();
    await press(portal, "Continue");
    await errorShown(portal.page, "Choose a device");
  },
  "the list of dormant devices": async ({ page }) => {
    await page.getByRole("button", { name: /Device in dormant mode/ }).click();
    await page.getByRole("listbox").getByRole("option").first().waitFor();
  },
  "a dormant device": async (portal) => {
    await portal.page.getByRole("listbox").getByRole("option").first().click();
    await press(portal, "Continue");
    await seen(portal, "Subscription End Date");
  },
  "the question before cancelling a dormant subscription": async (portal) => {
    await press(portal, dormantCancellation.lastButton);
    await question(portal);
  },
  "a dormant subscription that may have been cancelled": async (portal) => {
    portal.sandbox.sandbox.fault({ call: dormantCancellation.call, kind: "refuse" });
    await press(portal, dormantCancellation.confirm);
    await seen(portal, "not confirmed yet");
  },
  "a dormant subscription cancelled": async (portal) => {
    await press(portal, "Send it again");
    await portal.page.getByText(dormantCancellation.repetition?.tick ?? "").click();
    await press(portal, dormantCancellation.confirm);
    await portal.page.getByRole("dialog", { name: "Success!!" }).waitFor();
  },
  "the receipt of a cancelled subscription": async (portal) => {
    await press(portal, "Ok");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
  },
};

/** The states of plan updates and of dormant mode, grouped by customer. */
export const dormantJourneys: Readonly<Record<string, Journey>> = {
  "a customer who updates a plan": planCustomer,
  "a customer with a SIM to put to sleep or to end": simCustomer,
  "a customer who cancels a dormant subscription": dormantCustomer,
};
