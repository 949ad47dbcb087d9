import { expect, test } from "vitest";
import { acceptTerms, fillCard, toPayment } from "../customer.ts";
import { atDevices } from "../device-kit.ts";
import { arrived, eventually, openPortal } from "../kit.ts";
import { layoutFaults } from "../layout-faults.ts";
import { inViewFromStartToEnd, next, PHONE } from "../order-bar-kit.ts";
import { setTextSize } from "../text-size.ts";

test("Next and the total are in view from the start to the end of the later steps", async () => {
  const portal = await openPortal(PHONE);
  const { page } = portal;
  await toPayment(portal);
  expect(await inViewFromStartToEnd(page, "Next", "Billed today")).not.toContain(false);
  await page.getByRole("button", { name: "Previous" }).click();
  await arrived(page, "Which devices do you want to activate?");
  expect(await inViewFromStartToEnd(page, "Next", "Billed today")).not.toContain(false);
  await next(page).click();
  await arrived(page, "How would you like to pay?");
  await fillCard(page, { number: "4111111111111111" });
  await next(page).click();
  await arrived(page, "Terms of Service");
  expect(await inViewFromStartToEnd(page, "Next", "Billed today")).not.toContain(false);
  await acceptTerms(page);
});

test("the bar's line has its room, so that nothing moves when a submit is refused", async () => {
  const { page } = await atDevices(PHONE);
  const height = () =>
    page.locator(".waypost-ActionBar-bar").evaluate((it) => it.getBoundingClientRect().height);
  const before = await height();
  await next(page).click();
  await page.locator(".waypost-ActionBar-bar").getByText("Please check 3 fields").waitFor();
  expect(await height()).toBe(before);
});

test.each([
  ["Spanish on a phone", { width: 320, height: 640 }, "100%", "es-MX"],
  ["French with text twice as large", { width: 360, height: 740 }, "200%", "fr-CA"],
  ["a low window", { width: 640, height: 320 }, "100%", "en-US"],
])("%s: nothing is cut off, and fields have room", async (_, size, text, locale) => {
  const portal = await openPortal({ ...size, locale });
  const { page, open } = portal;
  await page.emulateMedia({ forcedColors: "active" });
  await open("/registration/customer-information");
  await setTextSize(page, text);
  await page.locator("#email").fill("new.customer@example.com");
  await page.keyboard.press("Enter");
  const bar = page.locator(".waypost-ActionBar-bar");
  await bar.waitFor();
  await eventually(() => layoutFaults(page)).toEqual([]);
  const share = await bar.evaluate((it) =>
    getComputedStyle(it).position === "sticky" ? it.clientHeight / innerHeight : 0,
  );
  expect(share).toBeLessThanOrEqual(0.4);
});
