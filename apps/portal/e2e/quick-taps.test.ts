// @module-tag long
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { submitEmail } from "./customer.ts";
import { tapTwice } from "./engine.ts";
import { arrived, eventually, openPortal } from "./kit.ts";

/** Returns a point where the first element covers the second. */
async function sharedPlace(first: Locator, second: Locator) {
  const [one, other] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  if (one === null || other === null) throw new Error("Not both are shown");
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  expect(bottom).toBeGreaterThan(top + 2);
  return { x: one.x + one.width / 2, y: (top + bottom) / 2 };
}

test("on a phone no keyboard covers the first form, and text typed right after a selection is not lost", async () => {
  const portal = await openPortal({ touch: true, motion: true, width: 360, height: 780 });
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await arrived(page, "Activate your tracker");
  expect(await page.evaluate(() => matchMedia("(pointer: fine)").matches)).toBe(false);
  // A focused field would open the keyboard.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await submitEmail(page, "quick.taps@example.com");
  await arrived(page, "Your details");

  const country = page.locator("#country");
  const state = page.locator("#state");
  const zip = page.locator("#zipcode");
  await state.tap();
  await page.keyboard.type("te");
  // The second match is above the zip code.
  const option = page.getByRole("option", { name: "Texas" });
  await option.tap({ trial: true });
  await tapTwice(page, await sharedPlace(option, zip));
  await page.keyboard.type("73301");
  expect(await zip.inputValue()).toBe("73301");
  expect(await state.inputValue()).toBe("Texas");

  for (const { before, role } of [
    { before: "United States", role: "combobox" },
    { before: "Austria", role: "textbox" },
  ] as const) {
    await country.tap();
    await page.keyboard.type(before);
    await page.keyboard.press("Tab");
    await page.getByRole(role, { name: "State" }).waitFor();
    await country.tap();
    await page.keyboard.type("Canada");
    const { x, y } = await sharedPlace(state, state);
    // Not Playwright's own tap, which looks for the field again when another element takes its
    // place.
    await page.touchscreen.tap(x, y);
    await page.keyboard.type("Ontario");
    await page.keyboard.press("Tab");
    await eventually(() => state.inputValue()).toBe("Ontario");
    expect(await country.inputValue()).toBe("Canada");
  }
});
