import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { comeBack } from "./customer.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

const IN_USE = "359000000000903";
const SERVER_ERROR = "359000000000906";

async function atDevices(): Promise<Portal> {
  const portal = await openPortal();
  await portal.open("/registration/customer-information");
  await comeBack(portal.page);
  await arrived(portal.page, "Which devices do you want to activate?");
  return portal;
}

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Device ${number}`, exact: true });
const imei = (page: Page, number: number) => row(page, number).getByLabel("IMEI", { exact: true });
const add = (page: Page) => page.getByRole("button", { name: "+ Add More Devices" });
const remove = (page: Page, number: number) =>
  page.getByRole("button", { name: `Remove device ${number}` });
const isFocused = (field: Locator) =>
  eventually(() => field.evaluate((it) => it === document.activeElement)).toBe(true);

test("the focus moves to a row that is added, and after a removal to the next row", async () => {
  const { page } = await atDevices();
  await isFocused(page.getByRole("heading", { level: 1 }));
  for (const number of [2, 3, 4]) {
    await add(page).press("Enter");
    await isFocused(imei(page, number));
    await page.keyboard.type(`${number}`);
  }
  expect(await add(page).count()).toBe(0);
  await remove(page, 2).press("Enter");
  await isFocused(imei(page, 2));
  expect(await imei(page, 2).inputValue()).toBe("3");
  await remove(page, 3).click();
  await isFocused(imei(page, 2));
  await remove(page, 1).click();
  await isFocused(imei(page, 1));
  expect(await imei(page, 1).inputValue()).toBe("3");
});

test("checking an IMEI again moves the focus to its field, because the button disappears", async () => {
  const { page } = await atDevices();
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
  await isFocused(imei(page, 1));
  release();
  await again.waitFor();
  await isFocused(imei(page, 1));
});

test("the message about an IMEI in use is separated from the link that follows it", async () => {
  const { page } = await atDevices();
  await imei(page, 1).fill(IN_USE);
  await row(page, 1).getByRole("link", { name: "Reactivate." }).waitFor();
  expect(await row(page, 1).textContent()).toContain(
    "IMEI already in use, please try with another IMEI Reactivate.",
  );
});
