import { expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { toConfirm } from "./customer.ts";
import { arrived, mainText, openPortal, postsOf, press } from "./kit.ts";
import { ask, reactivation, smsPack, successOf, terminateSim } from "./task-rows.ts";

const CHARGE = "/auth/re-activation/charge/reactivate";

const CUSTOMER = "1001: your card was declined. Call 555 0100";
const EMAIL = "your\u2800card\u2800was\u2800declined@call\u2800555\u28000100";
const IMEI = "358000000000002 was declined";
const ICCID = "8901260000000000002 was declined";

const queryOf = (values: Readonly<Record<string, string>>) =>
  new URLSearchParams(values).toString().replaceAll("+", "%20");

const PAGES = [
  "/activate-smspack",
  "/activate-etapack",
  "/account",
  "/pay-dormantfee",
  "/reactivation",
  "/multi-reactivation",
  "/device-plan/update",
  "/credit-card/update",
];

test("no page shows a sentence that a link has instead of an id or an e-mail address, or uses it", async () => {
  const portal = await openPortal();
  const query = queryOf({ customer_id: CUSTOMER, email: EMAIL, imei: IMEI, iccid: ICCID });
  for (const route of PAGES) {
    // Otherwise the page before could still be on the screen.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await portal.page.goto("about:blank");
    // oxlint-disable-next-line no-await-in-loop
    await portal.open(`${route}?${query}`);
    // The page of ETA packs has this text without a heading.
    // oxlint-disable-next-line no-await-in-loop
    await portal.page.getByText("This link is incomplete").first().waitFor();
    // oxlint-disable-next-line no-await-in-loop
    expect(await portal.page.locator("body").textContent(), route).not.toContain("declined");
  }
  await portal.page.getByText("cannot be used: customer_id, imei, iccid").waitFor();
  const sent = portal.sandbox.sandbox.log().map(({ path }) => path);
  expect(sent.join()).not.toContain("declined");
});

test("the e-mail address in a link is sent unchanged, and not shown before, during or after the review", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const ids = { customer_id: "1001", imei: "358000000000002", iccid: "8901260000000000002" };
  await portal.open(`${terminateSim.route}?${queryOf({ ...ids, email: EMAIL })}&paying=no`);
  await press(portal, terminateSim.lastButton);
  const question = page.getByRole("alertdialog", { name: terminateSim.question ?? "" });
  await question.waitFor();
  expect(await page.locator("body").textContent()).not.toContain("declined");
  sandbox.sandbox.fault({ call: terminateSim.call, kind: "refuse" });
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, terminateSim.confirm);
  expect(await jsonOf(await request)).toEqual({ ...ids, email: EMAIL, paying: false });
  await page.getByText(terminateSim.unknown).first().waitFor();
  expect(await mainText(portal)).not.toContain("declined");
});

test.each([
  ["activate-smspack?email=returning@example.com&amp;customer_id=1001.", smsPack],
  ["/Activate-SMSPack/?customer_id=1001%E2%80%8B?fbclid=abc", smsPack],
  ["/reactivation/CHARGE?customer_id=1001)", { ...reactivation, path: CHARGE }],
])("a link that a mail program left as #%s opens its page and pays", async (link, row) => {
  const portal = await openPortal();
  const { page } = portal;
  await page.goto(`${portal.url}#${link}`);
  await row.fill(page);
  await ask(page, row);
  expect(new URL(page.url()).hash).toMatch(/^#\/[a-z-]+(\/charge)?\?/);
  await press(portal, row.confirm);
  await successOf(page, row).waitFor();
  expect(postsOf(portal)).toEqual([row.path]);
});

test("a step of the charge wizard in capitals registers by the charge endpoint", async () => {
  const portal = await openPortal();
  await toConfirm(portal, { route: "/registration/CHARGE" });
  await press(portal, "Confirm");
  await arrived(portal.page, "Your device is active");
  expect(postsOf(portal)).toEqual(["/auth/register/charge"]);
});
