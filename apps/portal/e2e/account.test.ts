import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openAccount } from "./account-kit.ts";
import { go, isFocused, pressKey } from "./keyboard.ts";
import {
  arrived,
  countRequests,
  eventually,
  mainText,
  openPortal,
  type Portal,
  press,
} from "./kit.ts";
import { cancellation, CUSTOMER, planUpdate, smsPack } from "./task-rows.ts";

const LIST = "GET /info/imei/list/{customer_id}";

const LOOKUPS_OF_THE_START = 9;

const GPS = "358000000000001";

const otherTasks = (page: Page) => page.locator(".account-tasks").getByRole("link");

const hrefs = (page: Page, links = otherTasks(page)) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

const listReads = ({ sandbox }: Portal) =>
  sandbox.sandbox.log().filter(({ path }) => path === "/info/imei/list/1001").length;

test("the account offers no task of a device until its devices are known, and then the devices with plan and next billing date once they have loaded", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const requests = countRequests(portal);
  await portal.open("/account");
  await page.getByText("This page needs your customer ID").waitFor();
  await eventually(requests).toBe(LOOKUPS_OF_THE_START);
  sandbox.sandbox.fault({ call: LIST, kind: "error-json" });
  await openAccount(portal);
  const failure = page.getByRole("alert").filter({ hasText: "Internal server error" });
  await failure.getByText("Your devices could not be loaded.").waitFor();
  await failure.getByRole("link", { name: "Contact Us" }).waitFor();
  expect(await hrefs(page)).toEqual([
    "#/registration/customer-information",
    "#/credit-card/update?customer_id=1001",
    "#/register-many",
  ]);
  await press(portal, "Try again");
  await page
    .getByText(/\$[\d.]+ on \w{3} \d{1,2}, \d{4}/)
    .first()
    .waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.getByRole("button", { name: "5 cancelled devices" }).waitFor();
  expect(await mainText(portal)).toMatch(
    /Customer 1001.*Next: \$59\.85 on .* · GPS tracker 00001GPS tracker 00001 Plus, quarterly \$59\.85 .*IMEI358000000000001.*OBD plug 00001.*5 cancelled devices.*GPS tracker358000000000002Reactivate/,
  );
  // The tasks of a device are in its row.
  expect(await hrefs(page)).toEqual([
    "#/registration/customer-information",
    "#/credit-card/update?customer_id=1001",
    "#/activate-etapack?customer_id=1001",
    "#/register-many",
  ]);
  expect(listReads(portal)).toBe(2);
  expect(requests()).toBe(LOOKUPS_OF_THE_START + 3);
});

const DAY_MS = 86_400_000;

/** The customer's list has this many trackers on the plan "plus", billed every three days. */
const withDevices = (page: Page, count: number) =>
  page.route("**/info/imei/list/1001", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: {
        status: true,
        devices: Array.from({ length: count }, (_, place) => ({
          imei_no: `3580000000001${String(place).padStart(2, "0")}`,
          activated_plan_id: "plus",
          activated_plan_description: "GPS Plus",
          nextBillingDate: new Date(Date.now() + (1 + 3 * (count - place)) * DAY_MS).toISOString(),
          category: "gps",
        })),
      },
    }),
  );

test("on a phone twelve devices are at most 1,400 px high, ordered by what is due, and can be searched", async () => {
  const portal = await openPortal({ width: 390 });
  const { page } = portal;
  await withDevices(page, 12);
  await portal.open("/account");
  const longName = "The trailer with the long name to the north";
  await page.evaluate((name) => {
    const names = JSON.stringify({ "358000000000103": name, "358000000000111": "Van" });
    localStorage.setItem("waypost.nicknames.1001", names);
  }, longName);
  await openAccount(portal);
  await page.getByText(/^Next: \$[\d.]+ on .* · Van$/).waitFor();
  await page.getByText(/^\$[\d.]+ in the next 30 days$/).waitFor();
  await page.getByRole("button", { name: "5 cancelled devices" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1400,
  );
  const rows = page.locator(".account-row");
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(heights).toHaveLength(12);
  expect(Math.max(...heights)).toBeLessThanOrEqual(84);
  expect(await rows.first().getByRole("heading").textContent()).toMatch(/^Van/);
  await page.getByLabel("Search by name or IMEI").fill("trailer");
  await eventually(() => rows.count()).toBe(1);
});

test("from three devices a row opens in place, by keyboard, to the whole IMEI and its tasks", async () => {
  const portal = await openPortal({ width: 390 });
  const { page } = portal;
  await withDevices(page, 3);
  await openAccount(portal);
  const row = page.getByRole("button", { name: "GPS tracker 00102" });
  await row.waitFor();
  const change = page.getByRole("link", { name: "Change plan for IMEI 358000000000102" });
  expect(await change.isVisible()).toBe(false);
  expect(await page.getByLabel("Search by name or IMEI").count()).toBe(0);
  await go(row);
  await pressKey(page, "Enter");
  await change.waitFor();
  expect(await isFocused(row)).toBe(true);
  const opened = page.getByRole("group", { name: "GPS tracker 00102" });
  await opened.getByRole("button", { name: "Copy IMEI" }).waitFor();
  for (const action of await opened.locator(".account-actions > *").all())
    expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await pressKey(page, "Enter");
  await eventually(() => change.isVisible()).toBe(false);
});

test(
  "the receipt and the account show until when a cancelled device is tracked",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openAccount(portal, "customer_id=1001&email=rita@example.com");
    const text = await page
      .getByText(/\$[\d.]+ on/)
      .first()
      .textContent();
    const day = /\w{3} \d{1,2}, \d{4}/.exec(text ?? "")?.[0] ?? "none";
    await page.getByRole("link", { name: `Cancel for IMEI ${GPS}` }).click();
    await arrived(page, cancellation.title);
    await cancellation.fill(page);
    await press(portal, cancellation.confirm);
    await page.getByRole("dialog", { name: cancellation.successTitle }).waitFor();
    await press(portal, "Ok");
    await page.getByText(`until the end of your billing cycle, on ${day}`).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Waypost" }).click();
    await arrived(page, "Your account");
    await page.getByRole("button", { name: "6 cancelled devices" }).click();
    const cancelled = page.getByRole("listitem").filter({ hasText: GPS });
    await cancelled.getByText(`Tracks until ${day}`).waitFor();
    expect(await page.getByText(/^Tracks until/).count()).toBe(1);
  },
);

test("tasks that need more than a customer are offered only if it is known", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openAccount(portal, "customer_id=1001&email=a%2Bb@c.co&imei=358000000000001&iccid=8901");
  const fee =
    "#/pay-dormantfee?customer_id=1001&imei=358000000000001&iccid=8901&email=a%2Bb%40c.co";
  const all = page.getByRole("main").getByRole("link");
  await page.getByRole("link", { name: `Pause for IMEI ${GPS}` }).waitFor();
  expect((await hrefs(page, all)).filter((href) => href === fee)).toHaveLength(1);
  expect(await hrefs(page)).not.toContain("#/dormant-cancellation?customer_id=1001");
  // Without the list of dormant devices, their task is offered below.
  await page.evaluate(() => localStorage.setItem("token", "sample"));
  await page.reload();
  await page.getByRole("link", { name: "Cancel dormant mode" }).waitFor();
  expect(await hrefs(page)).toContain("#/dormant-cancellation?customer_id=1001&email=a%2Bb%40c.co");
});

test("a device of the account opens its tasks with device, customer and e-mail filled in", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openAccount(portal, "customer_id=1001&email=rita@example.com");
  await page.getByRole("link", { name: `Change plan for IMEI ${GPS}` }).click();
  await arrived(page, `2 of 2 · ${planUpdate.title}`);
  await page.getByRole("textbox", { name: "Service Plan" }).waitFor();
  await page.getByRole("link", { name: "Back to your account" }).click();
  await arrived(page, "Your account");
  expect(await mainText(portal)).toContain("rita@example.com");
  await page.getByRole("link", { name: `Cancel for IMEI ${GPS}` }).click();
  await arrived(page, cancellation.title);
  expect(await page.getByLabel("IMEI", { exact: true }).inputValue()).toBe(GPS);
  expect(await page.getByLabel("Email").inputValue()).toBe("rita@example.com");
  await page.getByRole("link", { name: "Back to your account" }).click();
  await arrived(page, "Your account");
  await page.getByRole("link", { name: "Add a device" }).click();
  await arrived(page, "Activate your tracker");
  await eventually(() => page.getByLabel("Email").inputValue()).toBe("rita@example.com");
});

test(
  "a device is named in this browser, and its tasks and the search use the name",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openAccount(portal, "customer_id=1001&email=rita@example.com");
    const add = page.getByRole("button", { name: `Add a name for IMEI ${GPS}` });
    await add.click();
    await page.getByLabel("Name of this device").fill("Blue van");
    expect(await mainText(portal)).toContain("Saved in this browser only.");
    await page.keyboard.press("Enter");
    const rename = page.getByRole("button", { name: `Rename for Blue van, IMEI ${GPS}` });
    await eventually(() => isFocused(rename)).toBe(true);
    await page.reload();
    await page.getByRole("heading", { name: "Blue van" }).waitFor();
    await page.getByRole("link", { name: "Cancel for Blue van" }).click();
    await arrived(page, cancellation.title);
    await page.getByText(`This ends the subscription of Blue van, ${GPS}`).waitFor();
    await page.getByText(/end of your billing cycle, on \w{3} \d/).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Waypost" }).click();
    await arrived(page, "Your account");
    await page.getByRole("link", { name: "Change plan for Blue van" }).click();
    await page.getByRole("heading", { name: "Blue van" }).waitFor();
    // Another customer's device with the same number has no name.
    await openAccount(portal, "customer_id=913");
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    expect(await mainText(portal)).not.toContain("Blue van");
    await openAccount(portal);
    await rename.click();
    await page.getByLabel("Name of this device").fill(" ");
    await press(portal, "Save name");
    await add.waitFor();
  },
);

test(
  "with a token, the settings of a device open from its row and close back to it",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    const token = sandbox.sandbox.tokenFor(CUSTOMER);
    await openAccount(portal);
    expect(await page.getByRole("button", { name: /^Alerts and settings for/ }).count()).toBe(0);
    const login = page.getByRole("link", { name: "Go to the tracking site" });
    expect(await login.locator("..").textContent()).toContain(
      "Alerts and settings are available after you log in to the tracking site.",
    );
    await page.evaluate((text) => localStorage.setItem("token", text), token);
    await page.reload();
    const settings = page.getByRole("button", { name: `Alerts and settings for IMEI ${GPS}` });
    await settings.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await eventually(() => isFocused(settings)).toBe(true);
    // Its icon on the map is known after that.
    await page
      .getByRole("listitem")
      .filter({ has: settings })
      .locator(".waypost-TrackerIcon")
      .waitFor();
  },
);

test(
  "by keyboard the tasks are in reading order, Enter opens one, and on return the devices are read again",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openAccount(portal);
    const group = page.getByRole("button", { name: "5 cancelled devices" });
    await group.waitFor();
    for (const link of await otherTasks(page).all()) {
      await go(link);
      expect(await isFocused(link)).toBe(true);
    }
    await go(group, "Shift+Tab");
    await pressKey(page, "Enter");
    await eventually(() => group.getAttribute("aria-expanded")).toBe("true");
    await go(page.getByRole("link", { name: `Buy SMS for IMEI ${GPS}` }), "Shift+Tab");
    await pressKey(page, "Enter");
    await arrived(page, smsPack.title);
    await eventually(() => isFocused(page.getByRole("heading", { level: 1 }))).toBe(true);
    await page.goBack();
    await arrived(page, "Your account");
    // They may have changed in the meantime.
    await eventually(() => listReads(portal)).toBe(2);
  },
);

test(
  "Back from a task whose device the account named returns to the account, and Previous shows the devices",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openAccount(portal);
    const change = page.getByRole("link", { name: `Change plan for IMEI ${GPS}` });
    await change.click();
    await page.getByText("2 of 2").waitFor();
    await page.goBack();
    await arrived(page, "Your account");
    await change.click();
    await page.getByText("2 of 2").waitFor();
    await press(portal, "Previous");
    await page.getByText("1 of 2").waitFor();
    await press(portal, "Continue");
    await page.getByText("2 of 2").waitFor();
    await page.goBack();
    await page.getByText("1 of 2").waitFor();
    await page.goBack();
    await arrived(page, "Your account");
  },
);
