// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillDevice, GPS_IMEI } from "./customer.ts";
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

test("a finished row is at most 320 px high in a wide window", async () => {
  const { page } = await atDevices();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  const box = await row(page, 1).boundingBox();
  expect(box?.width).toBeGreaterThan(600);
  expect(box?.height).toBeLessThanOrEqual(320);
});

const IN_USE = "359000000000903";

test("the message about an IMEI in use is separated from its link", async () => {
  const { page } = await atDevices();
  await imei(page, 1).fill(IN_USE);
  await row(page, 1).getByRole("link", { name: "Reactivate." }).waitFor();
  expect(await row(page, 1).textContent()).toContain(
    "IMEI already in use, please try with another IMEI Reactivate.",
  );
});
