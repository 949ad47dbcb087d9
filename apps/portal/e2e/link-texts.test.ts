import { expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { mainText, openPortal, press } from "./kit.ts";
import { terminateSim } from "./task-rows.ts";

const CUSTOMER = "1001: your card was declined. Call 555 0100";
const EMAIL = "your\u2800card\u2800was\u2800declined@call\u2800555\u28000100";
const IMEI = "358000000000002 was declined";
const ICCID = "8901260000000000002 was declined";

const query = new URLSearchParams({ customer_id: CUSTOMER, email: EMAIL, imei: IMEI, iccid: ICCID })
  .toString()
  .replaceAll("+", "%20");

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

test("no page shows a sentence that a link has instead of an id or an e-mail address", async () => {
  const portal = await openPortal();
  for (const route of PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await portal.open(`${route}?${query}`);
    // oxlint-disable-next-line no-await-in-loop
    await portal.page.getByRole("heading", { level: 1 }).waitFor();
    // oxlint-disable-next-line no-await-in-loop
    await portal.page.getByRole("main").getByRole("button").first().waitFor();
    // oxlint-disable-next-line no-await-in-loop
    expect(await portal.page.locator("body").textContent(), route).not.toContain("declined");
  }
});

test("the SIM data in a link is sent unchanged, and not shown before, during or after the review", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await portal.open(`${terminateSim.route}?${query}&paying=no`);
  await press(portal, terminateSim.lastButton);
  const question = page.getByRole("alertdialog", { name: terminateSim.question ?? "" });
  await question.waitFor();
  expect(await page.locator("body").textContent()).not.toContain("declined");
  sandbox.sandbox.fault({ call: terminateSim.call, kind: "refuse" });
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, terminateSim.confirm);
  expect(await jsonOf(await request)).toEqual({
    customer_id: CUSTOMER,
    imei: IMEI,
    iccid: ICCID,
    email: EMAIL,
    paying: false,
  });
  await page.getByText(terminateSim.unknown).first().waitFor();
  expect(await mainText(portal)).not.toContain("declined");
});
