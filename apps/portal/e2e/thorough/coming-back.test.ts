import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, asked, giveCard, toPayment } from "../customer.ts";
import { openPortal, press } from "../kit.ts";

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
