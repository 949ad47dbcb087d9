import { expect, test } from "vitest";
import { giveDevice, giveEmail, GPS_IMEI } from "./customer.ts";
import { addButton, atDevices, focusIsAt, imei } from "./device-kit.ts";
import { arrived, eventually, openPortal } from "./kit.ts";
import { inViewFromStartToEnd, next, PHONE, total } from "./order-bar-kit.ts";
import { violations } from "./page-checks.ts";

test("on a phone Next stays in view, and no field that has the focus is behind its bar", async () => {
  const { page, open } = await openPortal(PHONE);
  await open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  expect(await inViewFromStartToEnd(page, "Next")).not.toContain(false);
  const hidden: string[] = [];
  for (const key of [...Array<string>(24).fill("Tab"), ...Array<string>(24).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(() => {
      const bar = document.querySelector(".waypost-ActionBar-bar");
      const it = document.activeElement;
      if (bar === null || it === null || bar.contains(it) || !it.closest("form")) return null;
      const isBelow = it.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      // What comes after the bar in the form is below it.
      const isAfter = bar.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBelow && isAfter === 0 ? it.outerHTML.slice(0, 80) : null;
    });
    if (covered !== null) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test("there is one total once prices are known, which stays in view and opens the order by keyboard and by touch", async () => {
  const { page } = await atDevices(PHONE);
  await imei(page).fill(GPS_IMEI);
  // The summary follows choices, not keys.
  await addButton(page).click();
  const shown = () => page.getByText("Billed today").filter({ visible: true }).count();
  await page.getByRole("button", { name: "Your order" }).click();
  await page.getByText("No plan chosen yet").first().waitFor();
  expect(await shown()).toBe(0);
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  expect(await shown()).toBe(0);
  await page.getByRole("button", { name: "Remove device 2" }).click();
  await total(page).waitFor();
  expect(await shown()).toBe(1);
  expect(await inViewFromStartToEnd(page, "Next", "Billed today")).not.toContain(false);

  await total(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").filter({ hasText: "Van" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await total(page).getAttribute("aria-expanded")).toBe("false");
  await focusIsAt(total(page));
  await total(page).click();
  await page.getByRole("listitem").filter({ hasText: "Van" }).waitFor();
  await page.getByLabel("Device Name").focus();
  await eventually(() => total(page).getAttribute("aria-expanded")).toBe("false");

  await page.emulateMedia({ media: "print" });
  expect(await next(page).count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
  // The bar and the panel each follow the width of the window.
  await eventually(() => total(page).count()).toBe(0);
  await eventually(shown).toBe(1);
});
