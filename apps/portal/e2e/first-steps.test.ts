import { expect, test } from "vitest";
import { giveEmail } from "./customer.ts";
import { arrived, eventually, openPortal } from "./kit.ts";

test("on a phone the first steps say what one needs at hand and what opens Next, in fields its keyboard knows", async () => {
  const { page, open } = await openPortal({ width: 360, height: 740 });
  await open("/registration/customer-information");
  const needs = page.getByRole("heading", { name: "Have these at hand" });
  await needs.waitFor();
  expect(await page.locator(".app-at-hand").getByRole("listitem").allTextContents()).toEqual([
    "Your tracker",
    "Its label, with the IMEI",
    "A payment card",
  ]);
  const of = (id: string, name: string) => page.locator(`#${id}`).getAttribute(name);
  expect(await of("email", "enterkeyhint")).toBe("next");
  await giveEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  expect(await of("billingAddress", "autocomplete")).toBe("billing address-line1");
  for (const id of ["password", "firstName", "companyName", "billingAddress", "zipcode"])
    expect(await of(id, "enterkeyhint"), id).toBe("next");
  expect(await of("phone", "enterkeyhint")).toBe("done");

  const hint = page.locator(".waypost-Form-hint");
  const next = page.getByRole("button", { name: "Next" });
  // The bar is at the bottom of the window, so its height must not change either.
  const place = () =>
    next.evaluate((button) => {
      const bar = button.closest(".waypost-ActionBar-bar")?.getBoundingClientRect();
      // A browser may count in parts of a pixel.
      return [bar?.height ?? 0, button.getBoundingClientRect().top - (bar?.top ?? 0)].map(
        Math.round,
      );
    });
  const before = await place();
  const says = (text: string) => eventually(() => hint.textContent()).toBe(text);
  await says("Next opens once your phone number is in and you choose Text Me.");
  await page.getByLabel("Phone Number").fill("5550001111");
  await says("Next opens once you choose Text Me.");
  await page.getByText("Text Me", { exact: true }).click();
  await says("");
  expect(await next.isEnabled()).toBe(true);
  await page.getByLabel("Phone Number").fill("555000111");
  await says("Next opens once your 10-digit phone number is in.");
  expect(await next.isEnabled()).toBe(false);
  expect(await place()).toEqual(before);

  // Below the long form of a phone it would only be in the way.
  expect(await needs.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await eventually(() => needs.isVisible()).toBe(true);
});
