import { expect, test } from "vitest";
import { cancellation, inUse, openTask, successOf, CUSTOMER } from "./task-rows.ts";
import { comeBack, giveEmail, GPS_IMEI } from "./customer.ts";
import { arrived, eventually, openPortal, postsOf, press } from "./kit.ts";

const DEVICES = "Which devices do you want to activate?";

test("an e-mail address is known by the documented message, although its HTTP status is an error", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const body = { message: "User Already Exist", user: { customer_id: CUSTOMER } };
  sandbox.sandbox.fault({ call: "checkEmail", kind: "commit-then", status: 409, body });
  await portal.open("/registration/customer-information");
  await giveEmail(page, "returning@example.com");
  await press(portal, "Continue without Password");
  await arrived(page, DEVICES);
  expect(page.url()).toMatch(/activation-type\?customer_id=1001$/);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("a valid IMEI without a category is that of an OBD device, and a developer reads of it", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const body = { message: "Valid IMEI", details: { model: "GL300" } };
  sandbox.sandbox.fault({ call: "checkImei", kind: "commit-then", status: 200, body });
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await arrived(page, DEVICES);
  await page.getByLabel("IMEI", { exact: true }).fill(GPS_IMEI);
  await page.getByText("GL300 · OBD").waitFor();
  await page.getByRole("button", { name: "Select Plan" }).click();
  await page.getByRole("dialog").getByText("Telemetry Data").first().waitFor();
  await eventually(() => portal.console.join("\n")).toContain("A reply is not as described");
});

test.each(["OK", "[]"])(
  "an IMEI whose cancellation check answers %s can be cancelled",
  async (body) => {
    const portal = await openPortal();
    const { page } = portal;
    const headers = { "Access-Control-Allow-Origin": "*" };
    await page.route(/info\/cancel\/validate/, (route) => route.fulfill({ body, headers }));
    await openTask(portal, cancellation);
    await cancellation.fill(page);
    await press(portal, cancellation.lastButton);
    await successOf(page, cancellation).waitFor();
    expect(postsOf(portal)).toEqual([cancellation.path]);
  },
);

test("a page in place of the cancellation check is no answer: the IMEI can be checked again", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "validateCancellationImei", kind: "error-html", status: 200 });
  await openTask(portal, cancellation);
  const imei = page.getByLabel("IMEI", { exact: true });
  await imei.fill(inUse(CUSTOMER));
  await press(portal, "Try again");
  await page.getByRole("button", { name: "Try again" }).waitFor({ state: "detached" });
  await page.getByText("Valid IMEI").first().waitFor();
});
