import { demoCustomer } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { GPS_IMEI, toConfirm } from "./customer.ts";
import { arrived, mainText, openPortal, press } from "./kit.ts";

/** The sandbox creates no subscription for this IMEI. */
const FAILS = "359000000000901";

test("a partial registration shows a single total and links to a registration of the failed devices", async () => {
  const portal = await openPortal({ width: 390 });
  const { page } = portal;
  await toConfirm(portal, { imeis: [GPS_IMEI, FAILS] });
  await press(portal, "Confirm");
  await arrived(page, "Some of your devices are active");
  const sums = (await page.getByRole("main").innerText()).match(/\$\d+(?:\.\d\d)?/g) ?? [];
  expect([...new Set(sums)]).toEqual(["$59.85"]);
  expect(sums.length).toBeGreaterThan(1);

  await press(portal, "Try these devices with another card");
  await arrived(page, "Activate your tracker");
  expect(await page.getByLabel("Email").inputValue()).toBe(demoCustomer.email);
  await page.getByRole("link", { name: "See your last receipt" }).waitFor();
  await press(portal, "Next");
  await press(portal, "Continue without Password");
  await arrived(page, "Which devices do you want to activate?");
  expect(await page.getByLabel("IMEI", { exact: true }).inputValue()).toBe(FAILS);
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van 2");
  await press(portal, "Next");
  await arrived(page, "How would you like to pay?");
  for (const field of ["Card Number", "CVV"])
    expect(await page.getByLabel(field).inputValue()).toBe("");
  expect(await mainText(portal)).toContain("$59.85");
});
