import { describe, expect, test } from "vitest";
import { configure } from "./configured.ts";
import { acceptTerms, asked, submitCard, toPayment } from "./customer.ts";
import { eventually, openPortal, postsOf, press } from "./kit.ts";
import type { Page } from "playwright";

const STEPS = ["Summary", "DetailsForm", "ActivationType", "PaymentMethod", "Terms", "Confirm"];

/** Waits until the code of all steps has been preloaded. */
async function allStepsAreLoaded(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const chunks = STEPS.map((step) => expect.stringMatching(`/${step}-[^/]+\\.js$`) as string);
  await eventually(fetched).toEqual(expect.arrayContaining(chunks));
  await page.waitForLoadState("networkidle");
}

test("an invalid or missing configuration is reported, field by field", async () => {
  const { page, open } = await openPortal();
  await configure(page, { apiBaseUrl: "nowhere", brand: {}, supportEmail: undefined });
  await open("/");
  await page.getByRole("heading", { name: "This portal is not set up yet" }).waitFor();
  const report = (await page.textContent("main")) ?? "";
  expect(report).toContain("apiBaseUrl must be an address");
  expect(report).toContain("brand.name must be a non-empty string");
  expect(report).toContain("supportEmail must be an e-mail address");
  await configure(page, { brand: { name: "Sample", color: "blu" } });
  await page.reload();
  await page.getByText("brand.color must be a CSS color, such as #0b5fff").waitFor();
  await page.route("**/config.json*", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByText("it could not be read").waitFor();
});

test("if a page's code fails to load, there is a readable error, and a reload helps", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await page.route("**/first-page-*.js", (route) => route.abort());
  await portal.open("/registration/customer-information");
  await page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  await page.unroute("**/first-page-*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByLabel("Email").waitFor();
});

test("if the network fails during typing, all steps still open, and nothing is sent at an unknown price", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await toPayment(portal);
  await allStepsAreLoaded(page);
  await portal.context.setOffline(true);
  await press(portal, "Previous");
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  await press(portal, "Next");
  await submitCard(page);
  await acceptTerms(page);
  const question = await asked(page);
  await question.getByText("You are offline: nothing is sent").waitFor();
  const confirm = question.getByRole("button", { name: "Confirm" });
  await eventually(() => confirm.isEnabled()).toBe(false);
  expect(postsOf(portal)).toEqual([]);
});

describe("further cases", { tags: ["long"] }, () => {
  test("a toast is readable even if the code of its region fails to load", async () => {
    const portal = await openPortal({ isFirstVisit: true });
    const { page } = portal;
    await page.route("**/ToastRegion-*.js", (route) => route.abort());
    await portal.open("/registration/terms");
    await page.getByText("You cannot proceed furthur").waitFor();
    await page.getByLabel("Email").waitFor();
  });

  test.each(["/REGISTRATION/TERMS", "/registration/customer-information/"])(
    "%s is an unknown URL of the portal and redirects to the start",
    async (address) => {
      const portal = await openPortal({ isFirstVisit: true });
      await portal.open(address);
      await portal.page.getByLabel("Email").waitFor();
      await portal.page.waitForURL(/#\/registration\/customer-information$/);
    },
  );
});
