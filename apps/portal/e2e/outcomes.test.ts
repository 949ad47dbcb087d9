import type { Locator } from "playwright";
import { expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  submitCard,
  fillDevice,
  toConfirm,
  toPayment,
  type Way,
} from "./customer.ts";
import { arrived, eventually, openPortal, type Portal, postsOf, press } from "./kit.ts";

/** Opens the confirmation of a registration. */
async function atConfirm(way: Way = {}): Promise<Portal> {
  const portal = await openPortal();
  await toConfirm(portal, way);
  return portal;
}

const confirm = ({ page }: Portal): Promise<void> =>
  page.getByRole("button", { name: "Confirm" }).click();

const panel = ({ page }: Portal): Locator => page.getByRole("main").getByRole("alert");

const active = ({ page }: Portal): Promise<void> =>
  page.getByRole("heading", { name: "Your device is active" }).waitFor();

/**
 * Pays with another card from the payment step on. `tick` is the statement to accept in the
 * review.
 */
async function payAgain(portal: Portal, tick?: string): Promise<void> {
  const { page } = portal;
  await submitCard(page, "4111111111111111");
  await arrived(page, "Terms of Service");
  await page.getByRole("button", { name: "Next" }).click();
  if (tick !== undefined) await page.getByText(tick).click();
  await confirm(portal);
}

const DECLINED = "4000000000000002";

test(
  "Escape in the confirmation leads to the devices, whose name is required again before anything is registered",
  { tags: ["long"] },
  async () => {
    const portal = await atConfirm();
    const { page } = portal;
    await page.getByText("Card: Visa ending in 1111").waitFor();
    await page.keyboard.press("Escape");
    await arrived(page, "Which devices do you want to activate?");
    expect(page.url()).toContain("/registration/activation-type");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Device Name").fill("");
    const progress = page.getByRole("navigation", { name: "Registration progress" });
    await progress.getByRole("link", { name: /Activation Confirm/ }).click();
    await page.getByText("Device Name is required").first().waitFor();
    await page.waitForURL(/activation-type/);
    expect(postsOf(portal)).toEqual([]);
  },
);

test("a rejected registration is announced and in view in a small window, and Previous leads back to another attempt with the CVV", async () => {
  const portal = await atConfirm({ card: DECLINED });
  const { page } = portal;
  await page.setViewportSize({ width: 320, height: 256 });
  await confirm(portal);
  await Promise.all([
    page.getByText(/^Error (?!.* : )/).waitFor(),
    panel(portal).getByText("Your card was declined").waitFor(),
  ]);
  expect(await panel(portal).textContent()).toContain("Error!");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
  await eventually(() => page.title()).toBe("Your devices were not activated · Waypost");
  const inWindow = () =>
    panel(portal).evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return { top: top >= 0, bottom: bottom <= window.innerHeight || top < 80 };
    });
  await eventually(inWindow).toEqual({ top: true, bottom: true });

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Previous" }).click();
  await arrived(page, "Terms of Service");
  await page.getByRole("button", { name: "Next" }).click();
  await arrived(page, "How would you like to pay?");
  await page.getByText("Nothing was ordered. Correct the Visa card").waitFor();
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  await payAgain(portal);
  await active(portal);
});

test("a double click on Confirm registers devices once, and a failed subscription is listed with the charge for the other", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal);
  await press(portal, "Previous");
  await press(portal, "+ Add More Devices");
  await fillDevice(page, { number: 2, imei: "359000000000901", name: "Van 2" });
  await press(portal, "Next");
  await submitCard(page, "4111111111111111");
  await acceptTerms(page);
  await asked(page);
  await page.getByRole("button", { name: "Confirm" }).dblclick();
  await page.getByText("We are facing issue during creating subscription").waitFor();
  const main = (await page.getByRole("main").textContent()) ?? "";
  expect(main).toContain("359000000000901");
  expect(main).toContain(
    "(Attention!) You will only incur a charge of $59.85 for the activated/registered devices",
  );
  expect(main).toContain("You agreed to: $59.85 today for the active devices");
  expect(main).toContain("support@example.com");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});
