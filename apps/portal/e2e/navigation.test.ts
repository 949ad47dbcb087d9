import { expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  comeBack,
  fillDetails,
  giveCard,
  giveDetails,
  giveEmail,
  OBD_IMEI,
  toPayment,
  walkToPayment,
  type Way,
} from "./customer.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

const NEW = { email: "new.customer@example.com" };

async function atPayment(way: Way = {}): Promise<Portal> {
  const portal = await openPortal();
  await toPayment(portal, way);
  return portal;
}

const step = ({ page }: Portal) => page.url().split("/registration/")[1];

test("the browser's Back and Forward move between the open steps and keep what was typed", async () => {
  const portal = await openPortal();
  await walkToPayment(portal);
  const { page } = portal;
  await page.getByLabel("Card Holder Name").fill("Sample Customer");
  await page.goBack();
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van 1");
  await page.goForward();
  await eventually(() => page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
});

test("Previous closes the gate of its own step, which is no longer a link", async () => {
  const portal = await atPayment();
  const { page } = portal;
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  const progress = page.getByRole("navigation", { name: "Registration progress" });
  await eventually(() => progress.getByRole("link", { name: /Payment Method/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Card Number").waitFor();
});

test("after a reload on the payment step only the password has to be entered again", async () => {
  const portal = await atPayment(NEW);
  const { page } = portal;
  await page.reload();
  await page.getByText("we never store a password").waitFor();
  expect(step(portal)).toBe("customer-information");
  await page.locator("#password").fill("again");
  await page.locator("#confirmPassword").fill("again");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van 1");
  await page.getByRole("main").getByText("GL").first().waitFor();
});

test("a reload after success shows the receipt again, without its token", async () => {
  const portal = await atPayment();
  const { page } = portal;
  await giveCard(page);
  await acceptTerms(page);
  await asked(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  await page.getByRole("button", { name: "Have more devices to activate?" }).click();
  await page.getByLabel("Email").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("");
});

test("for an IMEI in use only existing customers get a link to the reactivation", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  await page.getByLabel("IMEI", { exact: true }).fill("358000000000001");
  await page.getByText("IMEI already in use, please try with another IMEI").waitFor();
  const link = page.getByRole("link", { name: "Reactivate." });
  expect(await link.getAttribute("href")).toMatch(/^#\/reactivation\?customer_id=\d+$/);
  expect(await link.getAttribute("target")).toBe("_blank");

  const own = await link.getAttribute("href");
  await page.evaluate(() =>
    history.replaceState(null, "", "?#/registration/activation-type?customer_id=77"),
  );
  await page.getByLabel("IMEI", { exact: true }).fill("358000000000002");
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(own);
  await page.getByLabel("IMEI", { exact: true }).fill("358000000000001");
  await link.waitFor();

  const progress = page.getByRole("navigation", { name: "Registration progress" });
  await progress.getByRole("link", { name: /Customer Information/ }).click();
  await page.getByLabel("Email").waitFor();
  await progress.getByRole("link", { name: /Activation Type/ }).click();
  await link.waitFor();
  expect(page.url()).toMatch(/activation-type\?customer_id=\d+$/);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await giveDetails(page);
  await arrived(page, "Which devices do you want to activate?");
  await page.getByLabel("IMEI", { exact: true }).fill("358000000000001");
  await page.getByText("IMEI already in use, please try with another IMEI").waitFor();
  expect(await page.getByRole("link", { name: "Reactivate." }).count()).toBe(0);
});

test("there are at most four devices, all but the last can be removed, and equal IMEIs are errors", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  expect(await page.getByRole("button", { name: /Remove device/ }).count()).toBe(0);
  const add = page.getByRole("button", { name: "+ Add More Devices" });
  for (const _ of [2, 3, 4]) await add.click();
  await eventually(() => add.count()).toBe(0);
  const imei = (number: number) =>
    page.getByRole("group", { name: `Device ${number}` }).getByLabel("IMEI", { exact: true });
  await imei(1).fill(OBD_IMEI);
  await imei(3).fill(OBD_IMEI);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "IMEI should be different" }).click();
  await eventually(() => imei(3).evaluate((field) => field === document.activeElement)).toBe(true);
  for (const number of [4, 2, 2]) {
    await page.getByRole("button", { name: `Remove device ${number}` }).click();
  }
  await eventually(() => page.getByRole("group", { name: /^Device/ }).count()).toBe(1);
});

test("a country that was cleared is required, and so is a state of the country chosen next", async () => {
  const { page, open } = await openPortal();
  await open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await fillDetails(page);
  await page.getByRole("combobox", { name: "Country" }).fill("");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "Country is required" }).click();
  await page.keyboard.type("Canad");
  await page.getByRole("option", { name: "Canada" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "State is required" }).waitFor();
});
