// @module-tag long
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { fillDevice, GPS_IMEI, OBD_IMEI, submitDetails, submitEmail } from "./customer.ts";
import { arrived, openPortal } from "./kit.ts";
import { addButton, atDevices, waitForFieldFocus, imei, row } from "./device-kit.ts";

const SERVER_ERROR = "359000000000906";

const remove = (page: Page, number: number) =>
  page.getByRole("button", { name: `Remove device ${number}` });

test("the focus moves to an added row, after a removal to the next row, and to a field that is checked again", async () => {
  const { page } = await atDevices();
  await waitForFieldFocus(page.getByRole("heading", { level: 1 }));
  for (const number of [2, 3, 4]) {
    await addButton(page).press("Enter");
    await waitForFieldFocus(imei(page, number));
    await page.keyboard.type(`${number}`);
  }
  expect(await addButton(page).count()).toBe(0);
  await remove(page, 2).press("Enter");
  await waitForFieldFocus(imei(page, 2));
  expect(await imei(page, 2).inputValue()).toBe("3");
  await remove(page, 3).click();
  await waitForFieldFocus(imei(page, 2));
  await remove(page, 1).click();
  await waitForFieldFocus(imei(page, 1));
  expect(await imei(page, 1).inputValue()).toBe("3");

  await imei(page, 1).fill(SERVER_ERROR);
  const again = row(page, 1).getByRole("button", { name: "Try again" });
  await again.waitFor();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${SERVER_ERROR}`, async (route) => {
    await held;
    await route.continue();
  });
  await again.press("Enter");
  await again.waitFor({ state: "detached" });
  await waitForFieldFocus(imei(page, 1));
  release();
  await again.waitFor();
  await waitForFieldFocus(imei(page, 1));
});

const PHONE = { width: 390, height: 844 };
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
const edit = (page: Page, number: number) =>
  page.getByRole("button", { name: `Edit device ${number}` });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

test("on a phone a row with its plan is at most 300 px high, and its page 900 px", async () => {
  const { page } = await atDevices(PHONE);
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  expect(await heightOf(row(page, 1))).toBeLessThanOrEqual(300);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
});

test("a finished row folds when another is added, stays folded after a reload, and can be edited or removed", async () => {
  const { page } = await atDevices(PHONE);
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  expect(await edit(page, 1).count()).toBe(0);
  await addButton(page).click();
  await waitForFieldFocus(imei(page, 2));
  const isFolded = async () => {
    await edit(page, 1).waitFor();
    expect(await imei(page, 1).count()).toBe(0);
    for (const fact of ["Van", GPS_IMEI, "GPS Plus Plan - Quarterly", "$19.95 per month"])
      expect(await row(page, 1).innerText()).toContain(fact);
    expect(await heightOf(row(page, 1))).toBeLessThanOrEqual(100);
  };
  await isFolded();
  await page.reload();
  await isFolded();
  await imei(page, 2).waitFor();
  await edit(page, 1).press("Enter");
  await waitForFieldFocus(imei(page, 1));
  await page.reload();
  await imei(page, 1).waitFor();
  expect(await edit(page, 1).count()).toBe(0);
  await addButton(page).click();
  await remove(page, 2).click();
  await remove(page, 2).click();
  await waitForFieldFocus(edit(page, 1));
});

test("Next folds the finished rows, except one with the focus or an error, and they stay folded on the way back", async () => {
  const { page } = await atDevices();
  for (const number of [1, 2, 3]) {
    if (number > 1) await addButton(page).click();
    await fillDevice(page, { number, imei: `35000000000000${number}`, name: `Van ${number}` });
  }
  await edit(page, 1).click();
  await edit(page, 2).click();
  await imei(page, 2).fill(GPS_IMEI);
  await imei(page, 1).press("Enter");
  await page.getByText(/^Please check/).waitFor();
  await edit(page, 3).waitFor();
  expect(await edit(page, 1).count()).toBe(0);
  expect(await edit(page, 2).count()).toBe(0);
  await imei(page, 2).fill("350000000000002");
  await row(page, 2).getByText("GPS tracker").waitFor();
  await page.getByText("KMH", { exact: true }).click();
  await next(page).click();
  await arrived(page, "How would you like to pay?");
  await page.getByRole("button", { name: "Previous" }).click();
  for (const number of [1, 2, 3]) await edit(page, number).waitFor();
});

test("a folded row whose check fails opens again and says why", async () => {
  const { page, sandbox } = await atDevices();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await addButton(page).click();
  await edit(page, 1).waitFor();
  // The row was folded before its check had an answer that lasts.
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((one) => /activation/i.test(one)) ?? "";
    const stored = sessionStorage.getItem(key) ?? "";
    sessionStorage.setItem(key, stored.replace('"category":"gps"', '"category":""'));
  });
  sandbox.sandbox.fault({ call: "checkImei", kind: "error-json", status: 500, times: "always" });
  await page.reload();
  await row(page, 1).getByRole("button", { name: "Try again" }).waitFor();
  expect(await imei(page, 1).inputValue()).toBe(GPS_IMEI);
  expect(await edit(page, 1).count()).toBe(0);
});

const IN_USE = "359000000000903";

test("the message about an IMEI in use is separated from its link", async () => {
  const { page } = await atDevices();
  await imei(page, 1).fill(IN_USE);
  await row(page, 1).getByRole("link", { name: "Reactivate." }).waitFor();
  expect(await row(page, 1).textContent()).toContain(
    "IMEI already in use, please try with another IMEI Reactivate.",
  );
  // The customer is known, so that only the buyer of a used device needs another way.
  const step = page.getByText("If you bought it used, write to support@example.com.");
  expect(await step.textContent()).not.toContain("If it is yours");
});

test("an owner without a known account learns how to reactivate a device in use", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await submitEmail(page, "second.hand@example.com");
  await submitDetails(page);
  await imei(page, 1).fill(IN_USE);
  await page.getByText("enter the email of your account in step 1 to reactivate it").waitFor();
  expect(await page.getByRole("link", { name: "Reactivate." }).count()).toBe(0);
});

test("the IMEI of an earlier row is not valid in a second one, which names that row", async () => {
  const { page } = await atDevices();
  await imei(page, 1).fill(GPS_IMEI);
  await page.getByRole("button", { name: "+ Add More Devices" }).click();
  await imei(page, 2).fill(GPS_IMEI);
  const second = row(page, 2);
  await second.getByText("Device 1 already has it").waitFor();
  expect(await second.textContent()).toContain("IMEI should be different");
  expect(await second.textContent()).not.toContain("Valid IMEI");
  await imei(page, 1).fill(OBD_IMEI);
  await second.getByText("Valid IMEI").waitFor();
  expect(await imei(page, 2).getAttribute("aria-invalid")).toBeNull();
});
