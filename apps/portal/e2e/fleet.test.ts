/** @module-tag long */

import { fleetCustomer } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press } from "./kit.ts";
import { ask, enterTaskCard, multiReactivation as row, SECOND_STAGE } from "./task-rows.ts";

test("ten thousand devices are found, selected, reviewed in two rows and reactivated by one request", async () => {
  const portal = await openPortal({ width: 360, height: 740 });
  const { page, sandbox } = portal;
  await portal.open(`${row.route}?customer_id=${fleetCustomer.id}`);
  await arrived(page, row.title);
  await page.getByText("Showing 14 of 10,000.").waitFor();
  await page.getByRole("searchbox", { name: "Search by IMEI" }).fill("5000");
  await page.getByRole("option", { name: "356000000005000" }).click();
  await page.getByText("1 selected").waitFor();
  await page.getByRole("searchbox", { name: "Search by IMEI" }).fill("");
  await press(portal, "Select all 10,000");
  await page.getByText("10,000 selected").waitFor();

  await press(portal, "Continue");
  await arrived(page, SECOND_STAGE);
  expect(await page.getByRole("textbox", { name: "Plan" }).count()).toBe(20);
  await press(portal, "Show 20 more devices");
  await eventually(() => page.getByRole("textbox", { name: "Plan" }).count()).toBe(40);
  await enterTaskCard(page);
  await ask(page, row);
  const question = await page.getByRole("alertdialog").textContent();
  expect(question).toContain("5,000 × USD 59.85USD 299,250.00");
  expect(question).toContain("5,000 × USD 51.45USD 257,250.00");
  expect(question).toContain("Total Billed USD 556,500.00 instantly");
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, "Confirm");
  const sent = (await jsonOf(await request)) as { devices: object[] };
  expect(sent.devices).toHaveLength(10_000);
  await page.getByRole("dialog", { name: "Success!!" }).waitFor();
  await press(portal, "Ok");
  expect(await mainText(portal)).toContain("and 9,980 more");
  expect(postsOf(portal)).toEqual([row.path]);
  expect(sandbox.sandbox.charges()).toHaveLength(10_000);
});
