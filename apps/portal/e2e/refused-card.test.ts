import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, giveCard, SECRETS, toConfirm, toPayment } from "./customer.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press, type Portal } from "./kit.ts";

const DECLINED = "4000000000000002";

async function refused(): Promise<Portal> {
  const portal = await openPortal();
  await toConfirm(portal, { card: DECLINED });
  await press(portal, "Confirm");
  await arrived(portal.page, "Your devices were not activated");
  return portal;
}

test("from a refused card, one press leads to the payment step, which tells of the refusal", async () => {
  const portal = await refused();
  const { page } = portal;
  await press(portal, "Use another card");
  await arrived(page, "How would you like to pay?");
  expect(page.url()).toContain("/registration/payment-method");
  await eventually(() => mainText(portal)).toMatch(
    /Error!.*Your card was declined.*The Visa card ending in 0002 was not charged/,
  );
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  expect(await page.getByLabel("Card Number").inputValue()).toBe("4000 0000 0000 0002");
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  expect(await page.getByLabel("Year").inputValue()).toBe("2029");
});

test("with another card the devices are activated, and one request a press was sent", async () => {
  const portal = await refused();
  const { page } = portal;
  await press(portal, "Use another card");
  await giveCard(page, SECRETS.cardNumber);
  await arrived(page, "Terms of Service");
  await press(portal, "Next");
  await press(portal, "Confirm");
  await arrived(page, "Your devices are active");
  expect(postsOf(portal).filter((path) => path === "/auth/register")).toHaveLength(2);
});

test("a saved card that was refused is named by its ending, and another can be chosen", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal, { password: demoPassword });
  await page.getByText("Second Sample Bank").click();
  await press(portal, "Next");
  await press(portal, "Yes");
  await acceptTerms(page);
  await press(portal, "Confirm");
  await press(portal, "Use another card");
  await arrived(page, "How would you like to pay?");
  await eventually(() => mainText(portal)).toMatch(/ending in \d{4} was not charged/);
  expect(await page.getByRole("radio", { name: "Second Sample Bank" }).isChecked()).toBe(true);
});
