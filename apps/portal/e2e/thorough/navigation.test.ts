import { expect, test } from "vitest";
import { comeBack, fillDetails, giveEmail, OBD_IMEI } from "../customer.ts";
import { eventually, openPortal } from "../kit.ts";

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
