// @module-tag long
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI, submitEmail } from "./customer.ts";
import { arrived, eventually, openPortal, postsOf } from "./kit.ts";
import { register } from "./settings-kit.ts";

test("after a success the brand starts another registration, and a link leads back to the receipt, which survives a reload", async () => {
  const portal = await openPortal();
  const { page, url } = portal;
  const email = page.getByLabel("Email");
  const backToReceipt = async () => {
    await page.getByRole("link", { name: "See your last receipt" }).click();
    await arrived(page, "Your device is active");
  };
  await register(portal);
  await arrived(page, "Your device is active");
  await page.getByRole("banner").getByRole("link").first().click();
  await arrived(page, "Activate your tracker");
  expect(await email.inputValue()).toBe("");
  await backToReceipt();
  await portal.open("/registration/terms");
  await page.getByText("You cannot proceed furthur").first().waitFor();
  await arrived(page, "Activate your tracker");
  await backToReceipt();
  await page.getByRole("button", { name: "SETUP YOUR DEVICE" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await arrived(page, "Your device is active");
  await page.goto("about:blank");
  await page.goto(`${url}#/`);
  await email.waitFor();
  await backToReceipt();
  await page.goBack();
  await arrived(page, "Activate your tracker");
  await submitEmail(page, "second@example.com");
  await arrived(page, "Your details");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

test.each([
  [["imei_no", "activated_plan_id"], ["GPS Plus Plan - Quarterly"], 0],
  [["imei_no"], ["–"], 1],
])(
  "the receipt of a reply with only %j names the device and its plan",
  async (fields, plan, ordered) => {
    const portal = await openPortal();
    const { page } = portal;
    await page.route("**/auth/register", async (route) => {
      const response = await route.fetch();
      const { subscription, ...reply } = (await response.json()) as { subscription: object[] };
      const rows = subscription.map((one) =>
        Object.fromEntries(Object.entries(one).filter(([name]) => fields.includes(name))),
      );
      await route.fulfill({ response, json: { ...reply, subscription: rows } });
    });
    await register(portal);
    await page.getByRole("heading", { name: "Van 1" }).waitFor();
    const valueOf = (term: string) =>
      page.locator("dt", { hasText: new RegExp(`^${term}$`) }).locator("+ dd");
    expect(await valueOf("Active Plan").allInnerTexts()).toEqual(plan);
    expect(await valueOf("Ordered").allInnerTexts()).toEqual(
      Array.from({ length: ordered }, () => "GPS Plus Plan - Quarterly"),
    );
  },
);

test("the brand in the charge wizard starts another registration", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { route: "/registration/charge" });
  await arrived(page, "Your device is active");
  await page.getByRole("banner").getByRole("link").first().click();
  await arrived(page, "Activate your tracker");
  await eventually(() => new URL(page.url()).hash).toBe(
    "#/registration/charge/customer-information",
  );
  expect(postsOf(portal)).toEqual(["/auth/register/charge"]);
});

/** The height of the area around the middle of a control that a press hits, in px. */
const targetHeight = (control: Locator) =>
  control.evaluate((it) => {
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const box = it.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const hits = (y: number) => it.contains(document.elementFromPoint(x, y));
    const rows = Array.from({ length: 120 }, (_, at) => box.top - 40 + at);
    return rows.filter(hits).length;
  });

test("on a phone the settings of the only device are the filled button on the first screen, and every target is 44 px high", async () => {
  const portal = await openPortal({ width: 390, height: 844 });
  const { page } = portal;
  await register(portal);
  await arrived(page, "Your device is active");
  const setUp = page.getByRole("button", { name: "SETUP YOUR DEVICE" });
  expect(await setUp.getAttribute("data-variant")).toBe("primary");
  expect(await page.locator("main [data-variant=primary]").count()).toBe(1);
  const box = await setUp.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(1500);
  await page.getByRole("button", { name: "Dismiss message" }).click();
  const names = [
    /^Copy IMEI/,
    /^Copy ICCID/,
    "Add the renewal to your calendar",
    "Print the receipt",
    "Copy all",
    "Save as a file",
  ];
  const tops = new Set<number | undefined>();
  for (const name of names) {
    const button = page.getByRole("button", { name });
    expect(await targetHeight(button)).toBeGreaterThanOrEqual(44);
    if (typeof name === "string")
      tops.add(await button.evaluate((it) => it.getBoundingClientRect().top + scrollY));
  }
  expect(tops.size).toBe(1);
});

test("several devices have a button each, and the way to the account is filled, in one row on a desktop", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  await page.getByRole("button", { name: "SETUP YOUR DEVICE" }).nth(1).waitFor();
  const setUps = page.getByRole("button", { name: "SETUP YOUR DEVICE" });
  for (const at of [0, 1])
    expect(await setUps.nth(at).getAttribute("data-variant")).toBe("secondary");
  expect(await page.locator("main [data-variant=primary]").allInnerTexts()).toEqual([
    "Go to your account",
  ]);
  const actions = page.locator(".waypost-SuccessPanel > .waypost-SuccessPanel-actions");
  const tops = await actions
    .locator(".waypost-Button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  // The documented words come first, then the way to log in.
  expect(await actions.textContent()).toBe(
    "Have more devices to activate?ORLOGINGo to your accountUse your email and the password of your account.",
  );
});
