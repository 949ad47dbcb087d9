import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { choose, fillDetails, submitEmail, GPS_IMEI } from "./customer.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";

/** The lookups of the registration by call. */
export const LOOK_UPS = [
  "GET /info/service_plan/rules",
  "GET /info/countries",
  "GET /info/country/{countryId}/states",
  "GET /info/timezones",
  "GET /info/mobile/service_provider",
  "GET /info/service_plan/revised",
  "GET /info/app_conf",
];

test("nine lookups are sent in parallel, and the e-mail form works before any of them succeeds", async () => {
  const { page, open, sandbox } = await openPortal();
  // Held in the browser, which opens at most six connections to a server at a time.
  const requested: string[] = [];
  const isLookup = ({ href }: URL) => href.startsWith(sandbox.url) && !href.includes("/email/");
  await page.route(isLookup, (route) => void requested.push(route.request().url()));
  await open("/registration/customer-information");
  await eventually(() => requested.length).toBe(9);
  expect(new Set(requested).size).toBe(9);
  await submitEmail(page, "new.customer@example.com");
  await page.getByLabel("First Name").waitFor();
  expect(sandbox.sandbox.log().map(({ call }) => call)).toEqual(["GET /info/check/email/{email}"]);
});

/** Types a value that cannot be selected. "Others" is always among the carriers. */
const typeOrChoose = (page: Page, label: string, text: string): Promise<void> =>
  text === "Others"
    ? choose(page, label, text)
    : page.getByRole("textbox", { name: label }).fill(text);

test(
  "if all lookups fail, a new customer types the values of the lists and reloads the plans, which have no badges",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page, open, sandbox } = portal;
    for (const call of LOOK_UPS)
      sandbox.sandbox.fault({ call, kind: "error-json", times: "always" });
    await open("/registration/customer-information");
    await submitEmail(page, "new.customer@example.com");
    await arrived(page, "Your details");
    const country = page.getByRole("textbox", { name: "Country" });
    await country.waitFor();
    expect(await country.inputValue()).toBe("United States");
    await country.fill("");
    await country.pressSequentially("Canada");
    expect(await country.inputValue()).toBe("Canada");
    await page.keyboard.press("Tab");
    await fillDetails(page, { pick: typeOrChoose });
    expect(await country.inputValue()).toBe("Canada");
    await press(portal, "Next");

    await arrived(page, "Which devices do you want to activate?");
    await page.getByLabel("IMEI", { exact: true }).fill(GPS_IMEI);
    await press(portal, "Select Plan");
    await page.getByText("The plans could not be loaded.").waitFor();
    sandbox.sandbox.clearFaults();
    sandbox.sandbox.fault({ call: "GET /info/app_conf", kind: "error-json", times: "always" });
    await press(portal, "Try again");
    await page.getByText("Total Billed - $59.85").waitFor();
    await page.getByRole("tab", { name: "Yearly" }).click();
    await page.getByText("Billed Yearly").first().waitFor();
    expect(await page.getByText(/SAVE upto/).count()).toBe(0);
  },
);

describe("further cases", { tags: ["long"] }, () => {
  test.each(LOOK_UPS)("the details form does not wait for %s", async (call) => {
    const portal = await openPortal();
    portal.sandbox.sandbox.fault({ call, kind: "hang", times: "always" });
    await portal.open("/registration/customer-information");
    await submitEmail(portal.page, "new.customer@example.com");
    await portal.page.getByLabel("First Name").fill("Sample");
    expect(await portal.page.getByLabel("First Name").inputValue()).toBe("Sample");
  });

  test("the states are a list once they have loaded, even if the countries failed", async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: "GET /info/countries", kind: "error-json", times: "always" });
    await portal.open("/registration/customer-information");
    await submitEmail(page, "new.customer@example.com");
    await page.getByRole("textbox", { name: "Country" }).waitFor();
    await choose(page, "State", "Texas");
  });
});
