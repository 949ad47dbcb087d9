import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, asked, comeBack, giveCard, toPayment } from "./customer.ts";
import { arrived, openPortal, press } from "./kit.ts";

const IMEIS: readonly (readonly [imei: string, text: string])[] = [
  ["359000000000903", "IMEI already in use, please try with another IMEI"],
  ["359000000000905", "IMEI is blocked, please contact support"],
  ["359000000000906", "Internal server error"],
  ["359000000000907", "Something Went Wrong"],
  ["12a", "Invalid IMEI Number"],
  ["1234567890123456", "IMEI number limit exceeds"],
];

test("each result of the IMEI check is shown under its row, with the server's message", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  for (const [imei, text] of IMEIS) {
    await page.getByLabel("IMEI", { exact: true }).fill(imei);
    await page.getByText(text).first().waitFor();
    expect(await page.getByRole("button", { name: "Select Plan" }).count()).toBe(0);
  }
});

test("a returning customer can pay with a new card, after confirming the choice", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal, { password: demoPassword });
  await page.getByText("new card", { exact: true }).click();
  await giveCard(page, "4111111111111111");
  await page.getByText("Are you sure you want to continue with your New Card?").waitFor();
  await press(portal, "No");
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  await press(portal, "Next");
  await press(portal, "Yes");
  await acceptTerms(page);
  await asked(page);
  await press(portal, "Confirm");
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
});
