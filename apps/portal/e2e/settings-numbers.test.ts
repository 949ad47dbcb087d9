import { expect, test } from "vitest";
import { GPS_IMEI } from "./customer.ts";
import { openPortal, press } from "./kit.ts";
import { openSettings, register, save, stored, watchSaves } from "./settings-kit.ts";

test("a number that the reader's language writes otherwise than the page is asked about before anything is sent", async () => {
  const portal = await openPortal({ locale: "de-DE" });
  const { page } = portal;
  const saves = watchSaves(page);
  await register(portal);
  const dialog = await openSettings(portal);
  const [odometer, limit] = [dialog.locator("#odometer"), dialog.locator("#speed_limit")];
  await odometer.fill("12.345");
  await press(portal, "Save");
  await dialog.getByText("Enter the distance as a number").first().waitFor();
  expect(await odometer.inputValue()).toBe("12.345");
  await limit.fill("54,5");
  await odometer.fill("12.345,6");
  expect(await saves()).toEqual([]);
  const update = page.waitForRequest("**/api/odometer/update**");
  await save(portal);
  expect((await update).postDataJSON()).toMatchObject({ odometer_value: "12345.6" });
  expect(await stored(portal, GPS_IMEI, "gps")).toMatchObject({ speed_limit: 54.5 });
});
