import type { Page } from "playwright";
import { inUse } from "./cancellation-row.ts";
import { CUSTOMER, type TaskRow } from "./task-row.ts";

/** Selects the highlighted plan of another period. */
export async function choosePlan(page: Page, period: string): Promise<void> {
  await page.getByRole("textbox", { name: "Service Plan" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("tab", { name: period }).click();
  await picker.getByRole("button", { name: "Select/Save" }).click();
  await picker.waitFor({ state: "detached" });
}

export const planUpdate: TaskRow = {
  name: "the update of a device's plan",
  title: "Update Device Plan",
  route: "/device-plan/update",
  query: (customer) => `customer_id=${customer}`,
  call: "updatePlan",
  path: "/auth/device/update/plan",
  withoutInput: /This page needs your customer ID/,
  fill: async (page) => {
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await choosePlan(page, "Yearly");
  },
  lastButton: "Update",
  question: "Confirmation",
  confirm: "Confirm",
  cancel: "Cancel",
  money: "every 12 months",
  body: { customer_id: String(CUSTOMER), imei: inUse(CUSTOMER), service_plan_id: "plus_yearly" },
  charges: [],
  isCarriedOut: async ({ sandbox }, customer) =>
    sandbox.planChanges().some(({ customer_id }) => customer_id === customer),
  unknown: "Please do not pay again yet",
  repetition: {
    text: "you will be charged a second time",
    tick: "I understand that I may be charged twice",
  },
  successTitle: "Success!!",
  success: "Device Plan Updated Successfully",
  receipt: ["every 12 months", "358000000000001", "GPS Plus Plan - Yearly"],
  kept: (page) => page.getByRole("textbox", { name: "Service Plan" }).inputValue(),
};
