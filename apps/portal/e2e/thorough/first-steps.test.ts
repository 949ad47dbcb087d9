import { expect, test } from "vitest";
import { comeBack, giveDevice, giveEmail, GPS_IMEI } from "../customer.ts";
import { go, isFocused } from "../keyboard.ts";
import { arrived, eventually, openPortal } from "../kit.ts";

const START = "/registration/customer-information";

test.each([
  ["America/Denver", "America/Denver"],
  ["US/Pacific", "America/Los_Angeles"],
  ["America/Detroit", ""],
])("with a device in %s the time zone of the form is %j", async (timezoneId, chosen) => {
  const { page, open } = await openPortal({ timezoneId });
  await open(START);
  await giveEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("combobox", { name: "Time Zone" });
  await eventually(() => field.inputValue()).toBe(chosen);
});

test("the order groups the thousands of its amounts", async () => {
  const { page, open } = await openPortal();
  await page.route("**/info/service_plan/revised*", async (route) => {
    const reply = (await (await route.fetch()).json()) as { plans: { price: number }[] };
    const plans = reply.plans.map((plan) => ({ ...plan, price: 1234.5 }));
    await route.fulfill({ json: { ...reply, plans } });
  });
  await open(START);
  await comeBack(page);
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.locator(".waypost-SummaryPanel-total").getByText("$1,234.50").waitFor();
  await page.locator(".waypost-SummaryPanel-amount").getByText("$1,234.50").waitFor();
});

test("the units can be reached by Tab alone", async () => {
  const { page, open } = await openPortal();
  await open(START);
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  await eventually(() => isFocused(page.getByRole("heading", { level: 1 }))).toBe(true);
  const units = page.getByRole("radio");
  await go(units.first());
  await page.keyboard.press("ArrowDown");
  await eventually(() => page.getByRole("radio", { checked: true }).count()).toBe(1);
});

test("in forced colours a box that is not ticked shows no tick, and one that is does", async () => {
  const { page, open } = await openPortal();
  await page.emulateMedia({ forcedColors: "active" });
  await open(START);
  await giveEmail(page, "new.customer@example.com");
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
