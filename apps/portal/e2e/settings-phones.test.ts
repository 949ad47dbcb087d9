/** @module-tag long */

import { expect, test } from "vitest";
import { GPS_IMEI } from "./customer.ts";
import { eventually, openPortal, press } from "./kit.ts";
import { openSettings, register, RESTRICTED, save } from "./settings-kit.ts";
import { setRules, store, stored } from "./settings-kit.ts";

const SECOND_PHONE = "+ Add Secondary Phone Number";

test("a phone accepts up to ten digits and ignores everything else", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  const dialog = await openSettings(portal);
  const phone = dialog.locator("#phone");
  await phone.fill("555");
  for (const [typed, value] of [
    ["12a", "555"],
    ["-1", "555"],
    ["12345678901", "555"],
    [" 123 ", "123"],
    ["1234567890", "1234567890"],
    ["", ""],
  ] as const) {
    await phone.fill(typed);
    await eventually(() => phone.inputValue()).toBe(value);
  }
  await page.getByText("Phone should be 10 digit without country code and hyphen!").waitFor();
  await page.getByText("By providing a phone number you opt in to SMS alerts.").waitFor();
});

test("a phone with a country code shows an explanation, and so does other pasted text", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  const dialog = await openSettings(portal);
  const phone = dialog.locator("#phone");
  const why = dialog.getByText("Ten digits without the country code", { exact: true });
  await phone.fill("");
  await phone.pressSequentially("+15550001111");
  expect(await phone.inputValue()).toBe("1555000111");
  await why.waitFor();
  expect(await phone.getAttribute("aria-invalid")).toBe("true");
  await phone.fill("5550001111");
  await why.waitFor({ state: "detached" });
  await phone.fill("555-000-1111");
  await dialog.getByText("Ten digits without the country code or hyphens").waitFor();
  await page.keyboard.press("Escape");
});

test("on a plan without it a stored second phone can only be read and removed", async () => {
  const portal = await openPortal();
  await setRules(portal.page, RESTRICTED);
  await register(portal);
  await store(portal, GPS_IMEI, "gps", {
    secondary_phone: "5550002222",
    secondary_mobile_carrier: "AT&T",
  });
  const dialog = await openSettings(portal);
  const phone = dialog.locator("#secondary_phone");
  expect(await phone.inputValue()).toBe("5550002222");
  expect(await dialog.locator("#secondary_mobile_carrier").inputValue()).toBe("AT&T");
  expect(await phone.isEditable()).toBe(false);
  expect(await dialog.getByRole("button", { name: SECOND_PHONE }).count()).toBe(0);
  await press(portal, "Remove the second phone");
  await dialog.getByText("was 5550002222").waitFor();
  await dialog.getByText("1 change", { exact: true }).first().waitFor();
  await save(portal);
  expect(await stored(portal, GPS_IMEI, "gps")).toMatchObject({
    secondary_phone: "",
    secondary_mobile_carrier: "",
  });
});
