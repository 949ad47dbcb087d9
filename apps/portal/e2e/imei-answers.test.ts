// @module-tag long
import { expect, test } from "vitest";
import { continueWithAccount } from "./customer.ts";
import { arrived, eventually, openPortal } from "./kit.ts";

const IN_USE = "IMEI already in use, please try with another IMEI";

const IMEIS: readonly (readonly [imei: string, text: string])[] = [
  ["359000000000903", IN_USE],
  ["359000000000905", "IMEI is blocked, please contact support"],
  ["359000000000906", "Internal server error"],
  ["359000000000907", "Something Went Wrong"],
  ["12a", "Invalid IMEI Number"],
  ["1234567890123456", "IMEI number limit exceeds"],
  ["358000000000001", IN_USE],
];

test("each reply about an IMEI is shown below its row, and one in use links existing customers to their own reactivation", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await continueWithAccount(page);
  await arrived(page, "Which devices do you want to activate?");
  for (const [imei, text] of IMEIS) {
    await page.getByLabel("IMEI", { exact: true }).fill(imei);
    await page.getByText(text).first().waitFor();
    await eventually(() => page.getByRole("status").allTextContents()).toContain(text);
    expect(await page.getByRole("button", { name: "Select Plan" }).count()).toBe(0);
  }

  const link = page.getByRole("link", { name: "Reactivate." });
  const own = await link.getAttribute("href");
  expect(own).toMatch(/^#\/reactivation\?customer_id=\d+$/);
  expect(await link.getAttribute("target")).toBe("_blank");
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
});
