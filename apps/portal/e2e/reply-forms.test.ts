// @module-tag long
import { expect, test } from "vitest";
import { submitEmail, GPS_IMEI } from "./customer.ts";
import { arrived, eventually, openPortal, postsOf, press } from "./kit.ts";
import { cancellation, CUSTOMER, inUse, openTask, successOf } from "./task-rows.ts";

test("an e-mail address is recognized by its message in spite of an HTTP error status, and an IMEI without a category is that of an OBD device", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const { fault } = sandbox.sandbox;
  const known = { message: "User Already Exist", user: { customer_id: CUSTOMER } };
  fault({ call: "checkEmail", kind: "commit-then", status: 409, body: known });
  await portal.open("/registration/customer-information");
  await submitEmail(page, "returning@example.com");
  await press(portal, "Continue without Password");
  await arrived(page, "Which devices do you want to activate?");
  expect(page.url()).toMatch(/activation-type\?customer_id=1001$/);
  expect(await page.getByRole("alert").count()).toBe(0);

  const device = { message: "Valid IMEI", details: { model: "GL300" } };
  fault({ call: "checkImei", kind: "commit-then", status: 200, body: device });
  await page.getByLabel("IMEI", { exact: true }).fill(GPS_IMEI);
  await page.getByText("GL300 · OBD").waitFor();
  await page.getByRole("button", { name: "Select Plan" }).click();
  await page.getByRole("dialog").getByText("Telemetry Data").first().waitFor();
  // For the developer.
  await eventually(() => portal.console.join("\n")).toContain("A reply is not as described");
});

test("an HTML page instead of the cancellation check is not a reply, and the IMEI can be checked again", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "validateCancellationImei", kind: "error-html", status: 200 });
  await openTask(portal, cancellation);
  const imei = page.getByLabel("IMEI", { exact: true });
  await imei.fill(inUse(CUSTOMER));
  await press(portal, "Check again");
  await page.getByRole("button", { name: "Check again" }).waitFor({ state: "detached" });
  await page.getByText("Valid IMEI").first().waitFor();
});

test.each(["OK", "[]"])(
  "an IMEI whose cancellation check returns %s can be cancelled",
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
