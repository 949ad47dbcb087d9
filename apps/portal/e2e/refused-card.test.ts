import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, submitCard, SECRETS, toConfirm, toPayment } from "./customer.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press } from "./kit.ts";

test("from a declined card one press leads to the payment step, which shows it, and another card pays", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toConfirm(portal, { card: "4000000000000002" });
  await press(portal, "Confirm");
  await arrived(page, "Your devices were not activated");
  await press(portal, "Use another card");
  await arrived(page, "How would you like to pay?");
  expect(page.url()).toContain("/registration/payment-method");
  await eventually(() => mainText(portal)).toMatch(
    /Error!.*Your card was declined.*Nothing was ordered. Correct the Visa card ending in 0002/,
  );
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  expect(await page.getByLabel("Card Number").inputValue()).toBe("4000 0000 0000 0002");
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  expect(await page.getByLabel("Year").inputValue()).toBe("2029");

  await submitCard(page, SECRETS.cardNumber);
  await arrived(page, "Terms of Service");
  await press(portal, "Next");
  await press(portal, "Confirm");
  await arrived(page, "Your device is active");
  expect(postsOf(portal).filter((path) => path === "/auth/register")).toHaveLength(2);
});

test("a declined saved card is named by its last digits, and another one can be selected", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal, { password: demoPassword });
  await page.getByText("Second Sample Bank").click();
  await press(portal, "Next");
  await press(portal, "Yes");
  await acceptTerms(page);
  await press(portal, "Confirm");
  const account = page.getByRole("link", { name: "Go to your account" });
  expect(await account.getAttribute("href")).toBe(
    "#/account?customer_id=1001&email=returning%40example.com",
  );
  await press(portal, "Use another card");
  await arrived(page, "How would you like to pay?");
  await eventually(() => mainText(portal)).toMatch(
    /Nothing was ordered. Correct the .*card ending in \d{4}/,
  );
  expect(await page.getByRole("radio", { name: "Second Sample Bank" }).isChecked()).toBe(true);
});
