import { CUSTOMER, type TaskRow } from "./task-row.ts";

/**
 * Returns an activated device of each customer of the sandbox, and the customer's e-mail address.
 */
export const inUse = (customer: number): string =>
  customer === CUSTOMER ? "358000000000001" : `867000000${customer}002`;
const emailOf = (customer: number): string =>
  customer === CUSTOMER ? "returning@example.com" : `customer-${customer}@example.com`;

export const cancellation: TaskRow = {
  name: "the cancellation of a device",
  title: "Cancel device!",
  route: "/cancellation",
  call: "cancelSubscription",
  path: "/auth/subscription/cancel",
  withoutInput: /Subscription Cancellation Form/,
  isAnonymous: true,
  fill: async (page, customer = CUSTOMER) => {
    await page.getByLabel("First Name").fill("Rita");
    await page.getByLabel("Last Name").fill("Returning");
    await page.getByLabel("Contact Phone").fill("5550001111");
    await page.getByLabel("Email").fill(emailOf(customer));
    // Cleared first, so that the same IMEI is checked again.
    await page.getByLabel("IMEI", { exact: true }).fill("");
    await page.getByLabel("IMEI", { exact: true }).fill(inUse(customer));
    const reasons = ["Price concerns", "Inaccurate, inconsistent readings"];
    for (const name of [...reasons, "Theft prevention"]) {
      const box = page.getByRole("checkbox", { name });
      if (!(await box.isChecked())) await page.getByText(name, { exact: true }).click();
    }
    await page.getByLabel("Comments").fill("We sold the van.");
    await page.getByText("This ends the subscription of device").waitFor();
  },
  lastButton: "Submit",
  question: null,
  confirm: "Submit",
  cancel: "Cancel",
  money: "You can still track until the end of your billing cycle, on ",
  body: {
    cancelation_reason: "Price concerns,Inaccurate, inconsistent readings",
    comment: "We sold the van.",
    email: "returning@example.com",
    first_name: "Rita",
    how_gps_tracker: "Theft prevention",
    imei: "358000000000001",
    last_name: "Returning",
    phone_number: "15550001111",
  },
  charges: [],
  isCarriedOut: async ({ url }, customer) =>
    (await fetch(`${url}/info/cancel/validate/${inUse(customer)}`)).status === 404,
  unknown: "Please do not send it again yet",
  repetition: {
    text: "it can no longer be undone",
    tick: "I understand that this may have been done already",
  },
  successTitle: "Successfully Cancelled!!",
  success:
    "Your subscription cancellation request has been received and processed. You will still be able to track until the end of your billing cycle.",
  receipt: ["358000000000001"],
};
