import { demoCustomer, demoPassword, type Sandbox } from "@waypost/sandbox";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openExample } from "../open-example.ts";
import {
  acceptTerms,
  fill,
  submitCard,
  submitDevice,
  submitEmail,
  GPS,
  press,
  step,
} from "./entries.ts";

const example = openExample(import.meta.dirname);

let sandbox: Sandbox;

async function opened(): Promise<Page> {
  const { page, sandbox: its } = await example.open();
  sandbox = its;
  return page;
}

async function asNewCustomer(page: Page): Promise<void> {
  await fill(page);
  await acceptTerms(page);
  await step(page, "Activation Confirm");
}

const registrations = () => sandbox.log().filter(({ path }) => path.startsWith("/auth/register"));

const saves = () => sandbox.log().filter(({ method }) => method === "PUT");

test("a new customer registers a device and sets up its alerts in plain HTML", async () => {
  const page = await opened();
  await asNewCustomer(page);
  await page.getByText("Total USD 275.40 billed instantly").waitFor();
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  await page.getByText(`Van, ${GPS}`).waitFor();
  await page.getByText("Device Registered Successfully").waitFor();
  expect(registrations()).toHaveLength(1);

  await press(page, "SETUP YOUR DEVICE");
  const alert = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await alert("Trip Alert: SMS").uncheck();
  await alert("SOS Alert: All").check();
  expect(await alert("SOS Alert: SMS").isChecked()).toBe(true);
  await page.getByText("2 changes").waitFor();
  await press(page, "Undo");
  await page.getByText("0 changes").waitFor();
  await alert("All SMS").check();
  await page.getByLabel("Mobile Carrier").selectOption("");
  await press(page, "Save");
  await page.getByText("Select your mobile carrier").waitFor();
  expect(saves()).toHaveLength(0);
  await page.getByLabel("Mobile Carrier").selectOption("Local Carrier");
  await press(page, "Save");
  await page.getByText("Device Update Successfully").waitFor();
  expect(saves()).toHaveLength(1);
  await press(page, "SETUP YOUR DEVICE");
  expect(await alert("All SMS").isChecked()).toBe(true);
  expect(await alert("SOS Alert: SMS").isChecked()).toBe(true);
  expect(await alert("SOS Alert: All").isChecked()).toBe(false);
});

test(
  "a returning customer pays with a saved card after confirming the choice",
  { tags: ["long"] },
  async () => {
    const page = await opened();
    await submitEmail(page, demoCustomer.email);
    await page.getByLabel("Password").fill(demoPassword);
    await press(page, "Continue with Password");
    await submitDevice(page, GPS);
    expect(await page.getByLabel(/Expired/).isDisabled()).toBe(true);
    await press(page, "Next");
    await page.getByText("Are you sure you want to continue with your Existing Card?").waitFor();
    await press(page, "Yes");
    await acceptTerms(page);
    await press(page, "Confirm");
    await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  },
);

test(
  "without a password a new card is required, and its errors are shown",
  { tags: ["long"] },
  async () => {
    const page = await opened();
    await submitEmail(page, demoCustomer.email);
    await press(page, "Continue without Password");
    await submitDevice(page, GPS);
    await step(page, "Payment Method");
    await press(page, "Next");
    await page.getByText("CardNumber is required").waitFor();
    await submitCard(page);
    await step(page, "Terms of Service");
  },
);

test(
  "after a lost reply, the page shows the result of the read-back and offers no second payment",
  { tags: ["long"] },
  async () => {
    const page = await opened();
    await asNewCustomer(page);
    sandbox.fault({ call: "register", kind: "lost" });
    await press(page, "Confirm");
    await page.getByText("is in use now").waitFor();
    await page.getByText("Something Went Wrong. ").waitFor();
    expect(await page.getByRole("button").allTextContents()).toEqual([
      "Previous",
      "Check now",
      "Have more devices to activate?",
    ]);
    expect(registrations()).toHaveLength(1);
  },
);
