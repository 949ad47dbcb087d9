import { demoCustomer, demoPassword } from "@waypost/sandbox";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  fillCard,
  fillDetails,
  fillDevice,
  submitEmail,
  GPS_IMEI,
} from "./customer.ts";
import { isComplete } from "./test-scope.ts";
import { arrived, mainText, openPortal, press, type Portal } from "./kit.ts";
import {
  CARD_MARKS,
  copyOfTab,
  findLeaks,
  loggedLeaks,
  PASSWORD_MARK,
  typed,
  watchRequests,
  type SensitiveValues,
} from "./sensitive-values.ts";
import { ask, openTask, payDormantFee, successOf, taskRows } from "./task-rows.ts";

const EMAIL = "new.customer@example.com";
const NAME = "MARKED-first-4c1d";
const ADDRESS = "MARKED-street-9b2e";
const HOLDER = "MARKED-holder-6d20";

const SECRET: SensitiveValues = { ...PASSWORD_MARK, ...CARD_MARKS };

/** Values that may be stored until the registration is accepted. */
const PERSONAL: SensitiveValues = {
  "first name": { text: NAME, fields: ["firstName"] },
  address: { text: ADDRESS, fields: ["billingAddress"] },
  holder: { text: HOLDER, fields: ["cardHoldername"] },
};

const IN_STORAGE = Object.keys(PERSONAL).map((name) => `${name} in session storage`);

const DEVICES = "Which devices do you want to activate?";
const isActive = (page: Page) =>
  page.getByRole("heading", { name: "Your device is active" }).waitFor();

/** Expects secrets only in their own fields, and nowhere once their fields are unmounted. */
const expectOnlyInFields = async (portal: Portal) =>
  expect(await findLeaks(portal, SECRET)).toEqual([]);
const nowhere = async (portal: Portal, page?: Page) =>
  expect(await findLeaks(portal, SECRET, { isGone: true, ...(page && { page }) })).toEqual([]);

/** Fills in the details of a new customer and a device, up to the payment step. */
async function toPaymentStep(portal: Portal): Promise<void> {
  const { page, open } = portal;
  await open("/registration/customer-information");
  await submitEmail(page, EMAIL);
  await fillDetails(page, { firstName: NAME, address: ADDRESS });
  await typed(page, PASSWORD_MARK);
  await expectOnlyInFields(portal);
  await press(portal, "Next");
  await arrived(page, DEVICES);
  await nowhere(portal);
  await page.getByText("KMH", { exact: true }).click();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await press(portal, "Next");
}

/** Goes from the card back to the devices, and on to the confirmation. */
async function toQuestion(portal: Portal): Promise<void> {
  const { page } = portal;
  const progress = page.getByRole("navigation", { name: "Registration progress" });
  await progress.getByRole("link", { name: /Activation Type/ }).click();
  await arrived(page, DEVICES);
  await nowhere(portal);
  await press(portal, "Next");
  await arrived(page, "How would you like to pay?");
  await typed(page, CARD_MARKS);
  await press(portal, "Next");
  await arrived(page, "Terms of Service");
  await nowhere(portal);
  await acceptTerms(page);
  await asked(page);
  await nowhere(portal);
}

/** Sends the request, and searches for secrets while it is in flight. */
async function confirm(portal: Portal): Promise<void> {
  const { page } = portal;
  const answer = Promise.withResolvers<void>();
  await page.route("**/auth/register", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const request = page.waitForRequest("**/auth/register");
  await press(portal, "Confirm");
  await request;
  await nowhere(portal);
  answer.resolve();
  await isActive(page);
  await nowhere(portal);
}

/** Goes to the tracking site. */
async function leave({ page, context }: Portal): Promise<void> {
  const login = page.getByRole("link", { name: "LOGIN" });
  const address = (await login.getAttribute("href")) ?? "";
  await context.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Tracking</h1>" }),
  );
  await login.click();
  await page.getByRole("heading", { name: "Tracking" }).waitFor();
}

test("secrets of a registration are only in their fields and in the request, and no typed value is stored once it is accepted", async () => {
  const portal = await openPortal();
  const { page, context } = portal;
  const everything = { ...SECRET, ...PERSONAL };
  const leaksOn = (where: Page) => findLeaks(portal, everything, { page: where, isGone: true });
  const sent = watchRequests(portal, everything);
  await toPaymentStep(portal);
  await fillCard(page, { holder: HOLDER });
  await typed(page, CARD_MARKS);
  await expectOnlyInFields(portal);
  const early = await copyOfTab(portal);
  await early.getByText("we never store a password").waitFor();
  await nowhere(portal, early);
  await early.close();
  await toQuestion(portal);
  expect(await findLeaks(portal, PERSONAL)).toEqual(expect.arrayContaining(IN_STORAGE));
  expect(await sent()).toEqual([]);

  await confirm(portal);
  // The panel shows the customer's name, as documented.
  expect(await findLeaks(portal, PERSONAL, { isGone: true })).toEqual(["first name in document"]);
  expect(loggedLeaks(portal, SECRET)).toEqual([]);
  const copy = await copyOfTab(portal);
  await isActive(copy);
  expect(await leaksOn(copy)).toEqual([]);
  const fresh = await context.newPage();
  await fresh.goto(page.url());
  await fresh.getByLabel("Email").waitFor();
  expect(await leaksOn(fresh)).toEqual([]);

  await leave(portal);
  await nowhere(portal);
  await page.goBack();
  await isActive(page);
  const text = await mainText(portal);
  for (const fact of [EMAIL, "Van", "350000000000001", "$59.85"]) expect(text).toContain(fact);
  expect(await leaksOn(page)).toEqual([]);
  await press(portal, "Have more devices to activate?");
  await page.getByLabel("Email").waitFor();
  expect(await leaksOn(page)).toEqual([]);
  expect(await sent()).toEqual([`${Object.keys(everything).join(", ")} in POST /auth/register`]);
});

test("the password of an account is only in the request for its cards, and is not stored", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const values: SensitiveValues = { password: { text: demoPassword, fields: ["password"] } };
  const sent = watchRequests(portal, values);
  await portal.open("/registration/customer-information");
  await submitEmail(page, demoCustomer.email);
  await arrived(page, "Welcome back!");
  await page.locator("#password").fill(demoPassword);
  expect(await findLeaks(portal, values)).toEqual([]);
  await press(portal, "Continue with Password");
  await arrived(page, DEVICES);
  expect(await findLeaks(portal, values, { isGone: true })).toEqual([]);
  expect(await sent()).toEqual(["password in POST /auth/customer/cards"]);
  expect(loggedLeaks(portal, values)).toEqual([]);
});

const rows = isComplete ? taskRows : [payDormantFee];
const withSecrets = rows.flatMap(({ secrets, ...row }) =>
  secrets === undefined ? [] : [{ row, ...secrets }],
);

describe.each(withSecrets)("$row.name", ({ row, values, retype }) => {
  const gone = async (portal: Portal, page = portal.page) =>
    expect(await findLeaks(portal, values, { page, isGone: true })).toEqual([]);

  test("secrets are only in their fields and in the request", async () => {
    const portal = await openPortal();
    const { page } = portal;
    const sent = watchRequests(portal, values);
    await openTask(portal, row);
    await row.fill(page);
    await typed(page, values);
    expect(await findLeaks(portal, values)).toEqual([]);
    const copy = await copyOfTab(portal);
    await copy.getByText("we never store card numbers").waitFor();
    await gone(portal, copy);
    await ask(page, row);
    expect(await findLeaks(portal, values)).toEqual([]);
    if (row.question !== null) await press(portal, row.cancel);
    await portal.open("/pricing");
    await page.getByRole("heading", { name: "Pricing" }).waitFor();
    await gone(portal);
    await page.goBack();
    await page.getByText("we never store card numbers").waitFor();
    await gone(portal);
    expect(await sent()).toEqual([]);
    await retype(page);
    await ask(page, row);
    await press(portal, row.confirm);
    await successOf(page, row).waitFor();
    if (row.isInPlace !== true) await press(portal, "Ok");
    await gone(portal);
    expect(await sent()).toEqual([`${Object.keys(values).join(", ")} in POST ${row.path}`]);
    expect(loggedLeaks(portal, values)).toEqual([]);
    const after = await copyOfTab(portal);
    await arrived(after, row.title);
    await gone(portal, after);
  });
});
