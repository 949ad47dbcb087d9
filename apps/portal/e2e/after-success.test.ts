// @module-tag long
import { expect, test } from "vitest";
import { submitEmail } from "./customer.ts";
import { arrived, eventually, openPortal, postsOf } from "./kit.ts";
import { register } from "./settings-kit.ts";

test("after a success the brand starts another registration, and a link leads back to the receipt, which survives a reload", async () => {
  const portal = await openPortal();
  const { page, url } = portal;
  const email = page.getByLabel("Email");
  const backToReceipt = async () => {
    await page.getByRole("link", { name: "See your last receipt" }).click();
    await arrived(page, "Your device is active");
  };
  await register(portal);
  await arrived(page, "Your device is active");
  await page.getByRole("banner").getByRole("link").first().click();
  await arrived(page, "Activate your tracker");
  expect(await email.inputValue()).toBe("");
  await backToReceipt();
  await portal.open("/registration/terms");
  await page.getByText("You cannot proceed furthur").first().waitFor();
  await arrived(page, "Activate your tracker");
  await backToReceipt();
  await page.getByRole("button", { name: "SETUP YOUR DEVICE" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await arrived(page, "Your device is active");
  await page.goto("about:blank");
  await page.goto(`${url}#/`);
  await email.waitFor();
  await backToReceipt();
  await page.goBack();
  await arrived(page, "Activate your tracker");
  await submitEmail(page, "second@example.com");
  await arrived(page, "Your details");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

test("the brand in the charge wizard starts another registration", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { route: "/registration/charge" });
  await arrived(page, "Your device is active");
  await page.getByRole("banner").getByRole("link").first().click();
  await arrived(page, "Activate your tracker");
  await eventually(() => new URL(page.url()).hash).toBe(
    "#/registration/charge/customer-information",
  );
  expect(postsOf(portal)).toEqual(["/auth/register/charge"]);
});
