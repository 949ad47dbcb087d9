import { expect, test } from "vitest";
import { choose, comeBack, giveDetails, giveEmail, GPS_IMEI } from "./customer.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

const LOOKUPS = [
  "GET /info/service_plan/rules",
  "GET /info/countries",
  "GET /info/country/{countryId}/states",
  "GET /info/timezones",
  "GET /info/mobile/service_provider",
  "GET /info/service_plan/revised",
  "GET /info/app_conf",
];

function fail(portal: Portal, ...calls: readonly string[]): void {
  for (const call of calls) {
    portal.sandbox.sandbox.fault({ call, kind: "error-json", times: "always" });
  }
}

async function toDevices(portal: Portal): Promise<void> {
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  await page.getByLabel("IMEI", { exact: true }).fill(GPS_IMEI);
  await page.getByRole("button", { name: "Select Plan" }).click();
}

test("nine look-ups are sent in parallel, and the e-mail form works before any of them succeeds", async () => {
  const { page, open, sandbox } = await openPortal();
  // Held back in the browser, which opens at most six connections to a server at a time.
  const requested: string[] = [];
  const isLookup = ({ href }: URL) => href.startsWith(sandbox.url) && !href.includes("/email/");
  await page.route(isLookup, (route) => void requested.push(route.request().url()));
  await open("/registration/customer-information");
  await eventually(() => requested.length).toBe(9);
  expect(new Set(requested).size).toBe(9);
  await giveEmail(page, "new.customer@example.com");
  await page.getByLabel("First Name").waitFor();
  expect(sandbox.sandbox.log().map(({ call }) => call)).toEqual(["GET /info/check/email/{email}"]);
});

test.each(LOOKUPS)("the details form does not wait for %s", async (call) => {
  const portal = await openPortal();
  portal.sandbox.sandbox.fault({ call, kind: "hang", times: "always" });
  await portal.open("/registration/customer-information");
  await giveEmail(portal.page, "new.customer@example.com");
  await portal.page.getByLabel("First Name").fill("Sample");
});

test("if the look-ups fail, their fields are free text", async () => {
  const portal = await openPortal();
  fail(portal, ...LOOKUPS.slice(0, 4));
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("textbox", { name: "State" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Country" }).inputValue()).toBe("United States");
  await page.getByRole("textbox", { name: "State" }).fill("Texas");
  await page.getByRole("textbox", { name: "Time Zone" }).fill("America/Chicago");
});

test("states that were loaded are a list, although the countries failed", async () => {
  const portal = await openPortal();
  fail(portal, "GET /info/countries");
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("textbox", { name: "Country" }).waitFor();
  await choose(page, "State", "Texas");
});

test("if a country has no states, the state is free text", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("combobox", { name: "State" }).waitFor();
  await choose(page, "Country", "Germany");
  await page.getByRole("textbox", { name: "State" }).fill("Bavaria");
});

test("if the carriers fail to load, Others can be chosen", async () => {
  const portal = await openPortal();
  fail(portal, "GET /info/mobile/service_provider");
  await portal.open("/registration/customer-information");
  await giveEmail(portal.page, "new.customer@example.com");
  await giveDetails(portal.page);
  await portal.page.getByRole("group", { name: "Device 1" }).waitFor();
});

test("plans that failed to load can be loaded again in the picker", async () => {
  const portal = await openPortal();
  fail(portal, "GET /info/service_plan/revised");
  const { page } = portal;
  await toDevices(portal);
  await page.getByText("The plans could not be loaded.").waitFor();
  portal.sandbox.sandbox.clearFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Total Billed - $59.85").waitFor();
});

test("if the discounts fail to load, the periods have no badge", async () => {
  const portal = await openPortal();
  fail(portal, "GET /info/app_conf");
  const { page } = portal;
  const answers = [3, 12].map((months) => page.waitForResponse(new RegExp(`discount_${months}$`)));
  await toDevices(portal);
  for (const answer of answers) await (await answer).finished();
  await page.getByRole("tab", { name: "Yearly" }).click();
  await page.getByText("Billed Yearly").first().waitFor();
  expect(await page.getByText(/SAVE upto/).count()).toBe(0);
});
