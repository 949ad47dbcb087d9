import type { Page } from "playwright";
import { expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  comeBack,
  giveCard,
  giveDevice,
  giveEmail,
  GPS_IMEI,
} from "./customer.ts";
import { eventually, openPortal } from "./kit.ts";

const STEPS = ["Summary", "DetailsForm", "ActivationType", "PaymentMethod", "Terms", "Confirm"];

/** Waits until the code of all steps has come, which is fetched ahead while the first one shows. */
async function allStepsAreHere(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const parts = STEPS.map((step) => expect.stringMatching(`/${step}-[^/]+\\.js$`) as string);
  await eventually(fetched).toEqual(expect.arrayContaining(parts));
  await page.waitForLoadState("networkidle");
}

test("a wrong configuration is named field by field", async () => {
  const portal = await openPortal();
  await portal.page.route("**/config.json", (route) =>
    route.fulfill({ json: { apiBaseUrl: "nowhere", brand: {} } }),
  );
  await portal.open("/");
  await portal.page.getByRole("heading", { name: "This portal is not set up yet" }).waitFor();
  const page = (await portal.page.textContent("main")) ?? "";
  expect(page).toContain("apiBaseUrl must be an address");
  expect(page).toContain("brand.name must be a text");
  expect(page).toContain("supportEmail must be an e-mail address");
});

test("a vendor's own words stand where the portal would have its own", async () => {
  const portal = await openPortal();
  await portal.page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, texts: { "email.label": "Your address" } } });
  });
  await portal.open("/registration/customer-information");
  await portal.page.getByLabel("Your address").waitFor();
});

test("a missing configuration is said, too", async () => {
  const portal = await openPortal();
  await portal.page.route("**/config.json", (route) => route.fulfill({ status: 404 }));
  await portal.open("/");
  await portal.page.getByText("it could not be read").waitFor();
});

test("a page whose code cannot be fetched is readable, and a reload brings it back", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.route("**/RegistrationPage-*.js", (route) => route.abort());
  await portal.open("/registration/customer-information");
  await page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  await page.unroute("**/RegistrationPage-*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByLabel("Email").waitFor();
});

test("without a network the e-mail form says so and stays, and goes on when it is back", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await allStepsAreHere(page);
  await portal.context.setOffline(true);
  await giveEmail(page, "new.customer@example.com");
  await page.getByText("Something Went Wrong").waitFor();
  await portal.context.setOffline(false);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First Name").waitFor();
});

test("a network that goes while the customer types takes no step away, up to the press that pays", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByText("KMH", { exact: true }).click();
  await allStepsAreHere(page);
  await portal.context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await giveCard(page);
  await acceptTerms(page);
  await asked(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("main").getByText("Something Went Wrong").waitFor();
});

test("a toast whose region cannot be fetched is still readable", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.route("**/ToastRegion-*.js", (route) => route.abort());
  await portal.open("/registration/terms");
  await page.getByText("You cannot proceed furthur").waitFor();
  await page.getByLabel("Email").waitFor();
});

test.each(["/REGISTRATION/TERMS", "/registration/customer-information/", "/nowhere"])(
  "%s is no address of the portal and leads to the start",
  async (address) => {
    const portal = await openPortal();
    await portal.open(address);
    await portal.page.getByLabel("Email").waitFor();
    await portal.page.waitForURL(/#\/registration\/customer-information$/);
  },
);

test("an e-mail check without an answer says so, and can be pressed again", async () => {
  const portal = await openPortal();
  const { page } = portal;
  portal.sandbox.sandbox.fault({ call: "checkEmail", kind: "error-empty" });
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByText("Something Went Wrong").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("new.customer@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First Name").waitFor();
});

test("a browser that refuses its storage still registers", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByLabel("First Name").waitFor();
});
