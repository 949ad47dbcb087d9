import { describe, expect, test } from "vitest";
import { continueWithAccount, submitEmail } from "./customer.ts";
import { go, isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal } from "./kit.ts";

test("on a phone the first steps list what is needed and the condition of Next, with the right keyboards", async () => {
  const { page, open } = await openPortal({ width: 360, height: 740 });
  await open("/registration/customer-information");
  const needs = page.getByRole("heading", { name: "What you’ll need" });
  await needs.waitFor();
  expect(await page.locator(".app-requirements").getByRole("listitem").allTextContents()).toEqual([
    "Your tracker",
    "Its label, with the IMEI",
    "A payment card",
  ]);
  const of = (id: string, name: string) => page.locator(`#${id}`).getAttribute(name);
  expect(await of("email", "enterkeyhint")).toBe("next");
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  expect(await of("billingAddress", "autocomplete")).toBe("street-address");
  for (const id of ["password", "firstName", "companyName", "billingAddress", "zipcode"])
    expect(await of(id, "enterkeyhint"), id).toBe("next");
  expect(await of("phone", "enterkeyhint")).toBe("done");

  const hint = page.locator(".waypost-Form-hint");
  const next = page.getByRole("button", { name: "Next" });
  // The bar grows upwards, so that Next stays in place.
  const place = async () => (await next.boundingBox())?.y;
  const before = await place();
  const says = (text: string) => eventually(() => hint.textContent()).toBe(text);
  await says("Enter your phone number and select Text Me to continue.");
  await page.getByLabel("Phone Number").fill("5550001111");
  await says("Select Text Me to continue.");
  await page.getByText("Text Me", { exact: true }).click();
  await hint.waitFor({ state: "detached" });
  expect(await next.isEnabled()).toBe(true);
  await page.getByLabel("Phone Number").fill("555000111");
  await says("Enter your 10-digit phone number to continue.");
  expect(await next.isEnabled()).toBe(false);
  expect(await place()).toEqual(before);

  // On a phone it is not shown below a long form.
  expect(await needs.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await eventually(() => needs.isVisible()).toBe(true);
});

const START = "/registration/customer-information";

describe("further cases", { tags: ["long"] }, () => {
  test("the units can be reached by Tab alone", async () => {
    const { page, open } = await openPortal();
    await open(START);
    await continueWithAccount(page);
    await arrived(page, "Which devices do you want to activate?");
    await eventually(() => isFocused(page.getByRole("heading", { level: 1 }))).toBe(true);
    const units = page.getByRole("radio");
    await go(units.first());
    await page.keyboard.press("ArrowDown");
    await eventually(() => page.getByRole("radio", { checked: true }).count()).toBe(1);
  });

  test("in forced colours only a checked box shows a check mark", async () => {
    const { page, open } = await openPortal();
    await page.emulateMedia({ forcedColors: "active" });
    await open(START);
    await submitEmail(page, "new.customer@example.com");
    await arrived(page, "Your details");
    const box = page.locator(".waypost-Checkbox-box");
    const picture = async () => (await box.screenshot()).toString("base64");
    const drawn = async () => {
      const before = await picture();
      const tick = box.locator("svg");
      await tick.evaluate((svg) => svg.setAttribute("display", "none"));
      const without = await picture();
      await tick.evaluate((svg) => svg.removeAttribute("display"));
      return before !== without;
    };
    expect(await drawn()).toBe(false);
    await page.getByText("Text Me", { exact: true }).click();
    await page.getByLabel("Phone Number").hover();
    expect(await drawn()).toBe(true);
  });
});
