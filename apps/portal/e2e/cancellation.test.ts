import { expect, test } from "vitest";
import { GPS_IMEI, toPayment, giveCard } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press, type Portal } from "./kit.ts";
import { cancellation as row, inUse, openTask, successOf, CUSTOMER } from "./task-rows.ts";

const INVALID = "Invalid IMEI Please try with valid IMEI";
const NO_REPLY = "359000000000909";
const NO_WORDS = "359000000000910";

const imei = ({ page }: Portal) => page.getByLabel("IMEI", { exact: true });
const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

/** The IMEIs that the server was asked about. */
const asked = ({ sandbox }: Portal): string[] =>
  sandbox.sandbox
    .log()
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/info/cancel/validate/"))
    .map((path) => path.replace("/info/cancel/validate/", ""));

async function atForm(query = ""): Promise<Portal> {
  const portal = await openPortal();
  await portal.open(`${row.route}${query}`);
  await arrived(portal.page, row.title);
  await portal.page.getByLabel("Comments").waitFor();
  return portal;
}

test("every field and both lists ask for what they need, in the documented words", async () => {
  const portal = await atForm();
  const { page } = portal;
  await page.getByRole("heading", { level: 1, name: "Cancel device!" }).waitFor();
  await page.getByRole("heading", { name: "Subscription Cancellation Form" }).waitFor();
  expect(await page.getByLabel("Country").inputValue()).toBe("us");
  expect(await page.getByLabel("Comments").getAttribute("rows")).toBe("6");
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

test("the documented reasons and uses can be chosen, each in a row of 44 px", async () => {
  const { page } = await atForm();
  expect(await page.getByRole("checkbox").count()).toBe(11);
  const names = await page.locator(".waypost-CheckboxRows-row").allTextContents();
  expect(names).toEqual([
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
  for (const line of await page.locator(".waypost-CheckboxRows-row").all()) {
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test("an IMEI is checked once it is complete, letters are never sent, and nothing unchecked is submitted", async () => {
  const portal = await atForm();
  await imei(portal).pressSequentially("35800000000000x");
  await shown(portal, INVALID);
  expect(asked(portal).filter((one) => /\D/.test(one))).toEqual([]);
  await row.fill(portal.page);
  await imei(portal).fill(GPS_IMEI);
  await shown(portal, INVALID);
  await press(portal, "Submit");
  await portal.page.getByRole("link", { name: INVALID }).waitFor();
  expect(postsOf(portal)).toEqual([]);
  await imei(portal).fill(inUse(CUSTOMER));
  await shown(portal, "This ends the subscription of device 358000000000001");
  await press(portal, "Submit");
  await successOf(portal.page, row).waitFor();
  expect(postsOf(portal)).toEqual([row.path]);
});

test("a check that got no answer is not told as an invalid IMEI, and can be made again", async () => {
  const portal = await atForm();
  await imei(portal).fill(NO_REPLY);
  await shown(portal, "Internal server error");
  await imei(portal).fill(NO_WORDS);
  await shown(portal, "Something Went Wrong");
  portal.sandbox.sandbox.fault({ call: "validateCancellationImei", kind: "refuse", times: 3 });
  await imei(portal).fill(inUse(CUSTOMER));
  await shown(portal, "Something Went Wrong");
  expect(await mainText(portal)).not.toContain(INVALID);
  await press(portal, "Try again");
  await shown(portal, "This ends the subscription of device 358000000000001");
  expect(await isFocused(imei(portal))).toBe(true);
});

test("an address fills in its e-mail and its IMEI, which is checked at once", async () => {
  const portal = await atForm(`?imei=${inUse(CUSTOMER)}&email=rita%2Btag@example.com`);
  expect(await imei(portal).inputValue()).toBe("358000000000001");
  expect(await portal.page.getByLabel("Email").inputValue()).toBe("rita+tag@example.com");
  await shown(portal, "This ends the subscription of device 358000000000001");
  expect(asked(portal)).toEqual([inUse(CUSTOMER)]);
});

test("a phone number of another country is sent with its country code, however it is given", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  await row.fill(page);
  const phone = page.getByLabel("Contact Phone");
  const country = page.getByLabel("Country");
  await phone.fill("+44 20 7946 0000");
  await phone.blur();
  expect(await country.inputValue()).toBe("gb");
  expect(await phone.inputValue()).toBe("020 7946 0000");
  await country.selectOption("mx");
  await phone.fill("55 1234 56");
  await phone.blur();
  await shown(portal, "Its length is unusual for Mexico");
  await phone.fill("55 1234 5678");
  await phone.blur();
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, "Submit");
  expect((await request).postDataJSON()).toEqual({ ...row.body, phone_number: "525512345678" });
});

test("a cancelled device can be reactivated, and another one cancelled after it", async () => {
  const portal = await atForm(`?imei=${inUse(CUSTOMER)}`);
  const { page, sandbox } = portal;
  await row.fill(page);
  await press(portal, "Submit");
  await press(portal, "Ok");
  const list = await fetch(`${sandbox.url}/auth/re-activation/devices/${CUSTOMER}`);
  expect(await list.text()).toContain(inUse(CUSTOMER));
  await press(portal, "Cancel another device");
  await page.getByLabel("Comments").waitFor();
  expect(await imei(portal).inputValue()).toBe("");
  expect(await page.getByLabel("First Name").inputValue()).toBe("");
});

test("the cancellation page that the terms of service refer to opens beside the registration", async () => {
  const portal = await openPortal();
  const { page, context } = portal;
  await toPayment(portal);
  await giveCard(page, "4111111111111111");
  await arrived(page, "Terms of Service");
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /cancellation request page/ }).click(),
  ]);
  await arrived(other, row.title);
  await other.getByRole("heading", { name: "Subscription Cancellation Form" }).waitFor();
});
