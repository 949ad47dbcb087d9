import { expect, test } from "vitest";
import { GPS_IMEI } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, type Portal, postsOf, press } from "./kit.ts";
import { cancellation, cancellation as row, CUSTOMER, inUse, successOf } from "./task-rows.ts";

const INVALID = "Invalid IMEI Please try with valid IMEI";

const imei = ({ page }: Portal) => page.getByLabel("IMEI", { exact: true });

const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

/** Returns the IMEIs that were checked with the server. */
const asked = ({ sandbox }: Portal): string[] =>
  sandbox.sandbox
    .log()
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/info/cancel/validate/"))
    .map((path) => path.replace("/info/cancel/validate/", ""));

async function atForm(query = ""): Promise<Portal> {
  const portal = await openPortal();
  await portal.open(`${cancellation.route}${query}`);
  await arrived(portal.page, cancellation.title);
  await portal.page.getByLabel("Comments").waitFor();
  return portal;
}

const ENDS = "This ends the subscription of device 358000000000001";

test("every field and both lists require a value, and each documented reason and use has a row of 44 px", async () => {
  const portal = await atForm();
  const { page } = portal;
  await page.getByRole("heading", { level: 1, name: "Cancel device!" }).waitFor();
  await page.getByRole("heading", { name: "Subscription Cancellation Form" }).waitFor();
  expect(await page.getByLabel("Country").inputValue()).toBe("us");
  expect(await page.getByLabel("Comments").getAttribute("rows")).toBe("6");
  expect(await page.getByRole("checkbox").count()).toBe(11);
  const rows = page.locator(".waypost-CheckboxRows-row");
  const heights = await rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await rows.allTextContents()).toEqual([
    "Service no longer needed",
    "Price concerns",
    "Not satisfied with tracking platform features",
    "Defective Unit",
    "Inaccurate, inconsistent readings",
    "Other",
    "track a loved one for safety",
    "track someone because of potential infidelity",
    "Commercial Vehicle Tracking",
    "Theft prevention",
    "Other",
  ]);
  await press(portal, "Submit");
  const links = page.getByRole("region", { name: /Please check/ }).getByRole("link");
  await eventually(() => links.allTextContents()).toEqual([
    "FirstName is required",
    "LastName is required",
    "Phone Number is required",
    "Email is required",
    "IMEI is required",
    'Select atleast one checkbox from "Reason(s) for Cancellation"',
    'Select atleast one checkbox from "How did you use your GPS tracker?"',
    "Comment is required",
  ]);
  await links.nth(5).click();
  expect(await isFocused(page.getByRole("group", { name: "Reason(s)" }))).toBe(true);
  expect(postsOf(portal)).toEqual([]);
});

test("the device in the URL is checked at once and cancelled, an invalid one is not, and another one can follow", async () => {
  const portal = await atForm(`?imei=${inUse(CUSTOMER)}&email=rita%2Btag@example.com`);
  const { page, sandbox } = portal;
  expect(await imei(portal).inputValue()).toBe("358000000000001");
  expect(await page.getByLabel("Email").inputValue()).toBe("rita+tag@example.com");
  await shown(portal, ENDS);
  expect(asked(portal)).toEqual([inUse(CUSTOMER)]);
  await row.fill(page);
  await imei(portal).fill(GPS_IMEI);
  await shown(portal, INVALID);
  await press(portal, "Submit");
  await page.locator("[aria-invalid=true]:focus").waitFor();
  expect(postsOf(portal)).toEqual([]);
  await imei(portal).fill(inUse(CUSTOMER));
  await shown(portal, ENDS);
  await press(portal, "Submit");
  await successOf(page, row).waitFor();
  expect(postsOf(portal)).toEqual([row.path]);
  await press(portal, "Ok");
  const list = await fetch(`${sandbox.url}/auth/re-activation/devices/${CUSTOMER}`);
  expect(await list.text()).toContain(inUse(CUSTOMER));
  await press(portal, "Cancel another device");
  await page.getByLabel("Comments").waitFor();
  expect(await imei(portal).inputValue()).toBe("");
  expect(await page.getByLabel("First Name").inputValue()).toBe("");
});

test(
  "on a phone the cancellation form opened from the account is at most 2,100 px high, with the name, e-mail and IMEI filled in",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal({ width: 390, height: 844 });
    const { page } = portal;
    await portal.open(`/account?customer_id=${CUSTOMER}&email=returning%40example.com`);
    await page.locator(`a[href*="/cancellation?"][href*="imei=${inUse(CUSTOMER)}"]`).click();
    await shown(portal, ENDS);
    await page
      .getByText(/until the end of your billing cycle, on [A-Z][a-z]{2} \d+, 20\d\d/)
      .waitFor();
    const fields = [
      page.getByLabel("First Name"),
      page.getByLabel("Last Name"),
      page.getByLabel("Email"),
    ];
    const values = await Promise.all([...fields, imei(portal)].map((field) => field.inputValue()));
    expect(values).toEqual(["Rita", "Returning", "returning@example.com", inUse(CUSTOMER)]);
    expect(asked(portal)).toEqual([inUse(CUSTOMER)]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(2100);
    await page.getByLabel("First Name").fill("");
    await page.getByLabel("Last Name").fill("");
    expect(await page.getByLabel("First Name").inputValue()).toBe("");
  },
);
