import type { Consent } from "@waypost/hooks/flows";
import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { acceptTerms, asked, continueWithAccount, GPS_IMEI, submitCard } from "./customer.ts";
import { imei } from "./device-kit.ts";
import { arrived, eventually, openPortal, press, type Portal } from "./kit.ts";
import { openShop } from "./plans-kit.ts";
import {
  etaPack,
  multiReactivation,
  openTask,
  payDormantFee,
  planUpdate,
  smsPack,
  toQuestion,
} from "./task-rows.ts";

const DOLLARS = /\$|\bUSD\b|dollar/i;

/** The consents that the page records from now on. */
async function recorded({ page, context }: Portal): Promise<Consent[]> {
  const consents: Consent[] = [];
  await context.exposeFunction("keep", (consent: Consent) => void consents.push(consent));
  await page.addInitScript(() => {
    addEventListener("waypost-consent", (event) => {
      Reflect.get(window, "keep")((event as CustomEvent<unknown>).detail);
    });
  });
  return consents;
}

const textOf = ({ page }: Portal) => page.locator("body").innerText();

test("in euros the question, the request, the gate and the record have one amount", async () => {
  const portal = await openPortal({ gate: true, currency: "EUR" });
  const { page } = portal;
  await configure(page, { gate: true, currency: "EUR" });
  const consents = await recorded(portal);
  await openTask(portal, smsPack);
  await toQuestion(page, smsPack);
  await page.getByRole("alertdialog").getByText("€9.95 today").first().waitFor();
  expect(await textOf(portal)).not.toMatch(DOLLARS);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await press(portal, smsPack.confirm);
  expect((await sent).headers()["agreed-total"]).toBe("9.95;currency=EUR");
  await press(portal, "Ok");
  expect(portal.sandbox.sandbox.charges()).toMatchObject([{ amount: 9.95 }]);
  expect(consents).toMatchObject([{ total: 9.95, currency: "EUR" }]);
});

test("in euros no page speaks of dollars", async () => {
  const portal = await openPortal({ currency: "EUR" });
  await configure(portal.page, { currency: "EUR" });
  for (const [route, shown] of [
    ["/pricing", "€19.95 per month"],
    ["/account?customer_id=1001", "€59.85"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await portal.open(route);
    // oxlint-disable-next-line no-await-in-loop -- one page
    await portal.page.getByText(shown).first().waitFor();
    // oxlint-disable-next-line no-await-in-loop -- one page
    expect(await textOf(portal)).not.toMatch(DOLLARS);
  }
});

test.each([
  { ...etaPack, shown: "€11.95 today" },
  { ...planUpdate, shown: "€" },
  { ...multiReactivation, shown: "Total Billed EUR 111.30 instantly" },
  { ...payDormantFee, shown: "Dormant mode costs €1" },
])("in euros $name speaks of no dollars", async ({ shown, ...row }) => {
  const portal = await openPortal({ currency: "EUR" });
  await configure(portal.page, { currency: "EUR" });
  await openTask(portal, row);
  await toQuestion(portal.page, row);
  await portal.page.getByText(shown).first().waitFor();
  expect(await textOf(portal)).not.toMatch(DOLLARS);
});

test("a device is sold in yen, with one plan and no decimals", async () => {
  const plan = { service_plan_id: "plus", service_plan_name: "Fleet", price: 1200, duration: 1 };
  const portal = await openShop({ gps: [plan] }, { currency: "JPY" });
  const { page } = portal;
  const consents = await recorded(portal);
  await portal.open("/");
  await continueWithAccount(page);
  await arrived(page, "Which devices do you want to activate?");
  await imei(page).fill(GPS_IMEI);
  await page.getByLabel("Device Name").fill("Van");
  await page.getByText("MPH", { exact: true }).click();
  await press(portal, "Next");
  await submitCard(page);
  await acceptTerms(page);
  const question = await asked(page);
  expect(await question.innerText()).toMatch(/¥1,200(?!\.)/);
  expect(await textOf(portal)).not.toMatch(DOLLARS);
  await press(portal, "Confirm");
  await eventually(() => consents.at(-1)).toMatchObject({
    total: 1200,
    currency: "JPY",
    renewals: [{ amount: 1200, months: 1 }],
  });
});

test.each([
  ["the adapter", { adapter: true }, { currency: "USD" }],
  ["the gate", { gate: true }, { gate: true }],
] as const)("a portal in another currency than %s says so at its start", async (_, own, config) => {
  const portal = await openPortal({ ...own, currency: "EUR" });
  await configure(portal.page, config);
  await portal.page.goto(portal.url);
  await portal.page.getByText("currency is USD, but the API has its prices in EUR.").waitFor();
  expect(await portal.page.getByRole("textbox").count()).toBe(0);
});
