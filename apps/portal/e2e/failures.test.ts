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
import { eventually, openPortal, postsOf } from "./kit.ts";

const STEPS = ["Summary", "DetailsForm", "ActivationType", "PaymentMethod", "Terms", "Confirm"];

/** Waits until the code of all steps has been preloaded. */
async function allStepsAreLoaded(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const chunks = STEPS.map((step) => expect.stringMatching(`/${step}-[^/]+\\.js$`) as string);
  await eventually(fetched).toEqual(expect.arrayContaining(chunks));
  await page.waitForLoadState("networkidle");
}

test("an invalid configuration is reported field by field", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  await portal.page.route("**/config.json", (route) =>
    route.fulfill({ json: { apiBaseUrl: "nowhere", brand: {} } }),
  );
  await portal.open("/");
  await portal.page.getByRole("heading", { name: "This portal is not set up yet" }).waitFor();
  const page = (await portal.page.textContent("main")) ?? "";
  expect(page).toContain("apiBaseUrl must be an address");
  expect(page).toContain("brand.name must be a non-empty string");
  expect(page).toContain("supportEmail must be an e-mail address");
});

test("a brand colour that the browser does not know is named", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  await portal.page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, brand: { name: "Sample", color: "blu" } } });
  });
  await portal.open("/");
  await portal.page.getByText("brand.color must be a CSS colour, such as #0b5fff").waitFor();
});

test("a vendor's texts replace those of the portal", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  await portal.page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, texts: { "email.label": "Your address" } } });
  });
  await portal.open("/registration/customer-information");
  await portal.page.getByLabel("Your address").waitFor();
});

test("a missing configuration is reported", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  await portal.page.route("**/config.json", (route) => route.fulfill({ status: 404 }));
  await portal.open("/");
  await portal.page.getByText("it could not be read").waitFor();
});

test("if a page's code cannot be loaded there is a readable error, and a reload helps", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await page.route("**/first-page-*.js", (route) => route.abort());
  await portal.open("/registration/customer-information");
  await page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  await page.unroute("**/first-page-*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByLabel("Email").waitFor();
});

test("without a network the e-mail form shows an error, and works again when the network is back", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await allStepsAreLoaded(page);
  await portal.context.setOffline(true);
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("main").getByText("Something Went Wrong").waitFor();
  await portal.context.setOffline(false);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First Name").waitFor();
});

test("if the network fails while the customer types, all steps up to the payment still open", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByText("KMH", { exact: true }).click();
  await allStepsAreLoaded(page);
  await portal.context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await giveCard(page);
  await acceptTerms(page);
  const question = await asked(page);
  await question.getByText("The price could not be checked").waitFor();
  expect(await question.getByRole("button", { name: "Confirm" }).isEnabled()).toBe(false);
  expect(postsOf(portal).filter((path) => path.includes("register"))).toEqual([]);
});

test("a toast is readable even if the code of its region cannot be loaded", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await page.route("**/ToastRegion-*.js", (route) => route.abort());
  await portal.open("/registration/terms");
  await page.getByText("You cannot proceed furthur").waitFor();
  await page.getByLabel("Email").waitFor();
});

test.each(["/REGISTRATION/TERMS", "/registration/customer-information/", "/nowhere"])(
  "%s is not an address of the portal and redirects to the start",
  async (address) => {
    const portal = await openPortal({ isFirstVisit: true });
    await portal.open(address);
    await portal.page.getByLabel("Email").waitFor();
    await portal.page.waitForURL(/#\/registration\/customer-information$/);
  },
);

test("an e-mail check without a reply shows an error, and can be repeated", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  portal.sandbox.sandbox.fault({ call: "checkEmail", kind: "error-empty" });
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("main").getByText("Something Went Wrong").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("new.customer@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First Name").waitFor();
});

test("the registration works in a browser that blocks storage", async () => {
  const portal = await openPortal({ isFirstVisit: true });
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
