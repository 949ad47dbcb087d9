import type { Page } from "playwright";
import { expect, test } from "vitest";
import { giveEmail, toConfirm } from "./customer.ts";
import { arrived, eventually, openPortal, postsOf, press, type Portal } from "./kit.ts";

async function registered(route = "/registration"): Promise<Portal> {
  const portal = await openPortal();
  await toConfirm(portal, { route });
  await press(portal, "Confirm");
  await arrived(portal.page, "Your devices are active");
  return portal;
}

const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();
const email = (page: Page) => page.getByLabel("Email");

test("after a success the brand begins another registration, and a link leads back to the receipt", async () => {
  const portal = await registered();
  const { page } = portal;
  await brand(page).click();
  await arrived(page, "Customer Information");
  expect(await email(page).inputValue()).toBe("");
  await page.getByRole("link", { name: "See your last receipt" }).click();
  await arrived(page, "Your devices are active");
  const setUp = page.getByRole("button", { name: "SETUP YOUR DEVICE" });
  await setUp.click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.goBack();
  await arrived(page, "Customer Information");
  await giveEmail(page, "second@example.com");
  await arrived(page, "Your details");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

test("a reload of the receipt keeps it, and the start page that is opened in its tab links to it", async () => {
  const portal = await registered();
  const { page, url } = portal;
  await page.reload();
  await arrived(page, "Your devices are active");
  await page.goto("about:blank");
  await page.goto(`${url}#/`);
  await email(page).waitFor();
  await page.getByRole("link", { name: "See your last receipt" }).click();
  await arrived(page, "Your devices are active");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

test("in the charge wizard the brand begins another registration there", async () => {
  const portal = await registered("/registration/charge");
  const { page } = portal;
  await brand(page).click();
  await arrived(page, "Customer Information");
  await eventually(() => new URL(page.url()).hash).toBe(
    "#/registration/charge/customer-information",
  );
  expect(postsOf(portal)).toEqual(["/auth/register/charge"]);
});
