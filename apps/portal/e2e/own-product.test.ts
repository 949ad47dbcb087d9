import { en } from "@waypost/hooks/messages";
import { ownProduct } from "@waypost/hooks/messages/own-product";
import { expect, test } from "vitest";
import { createOtherApi } from "../../../packages/adapter/src/test/other-api.ts";
import { createShopBackend } from "../../../packages/adapter/src/test/shop-backend.ts";
import { configure } from "./configured.ts";
import { GPS_IMEI, SECRETS } from "./customer.ts";
import { arrived, openPortal, type Portal } from "./kit.ts";
import { acceptTermsByTaps, button, fillCardByTaps, submitDetailsByTaps } from "./phone-kit.ts";

/** Claims of the documents about the product that no function of the vendor makes. */
const CLAIMS = Object.entries({ ...en, "battery.days": "7-8 days", fee: "$50" }).flatMap(
  ([code, text]) =>
    typeof text === "string" &&
    (code in ownProduct || /^battery\.(label|\d+|days)$|^fee$/.test(code))
      ? text
      : [],
);

async function claimsIn({ page }: Portal): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const name = (claim: string) => new RegExp(`\\b${claim}\\b`).test(text);
  return CLAIMS.filter((claim) => (/^\w+$/.test(claim) ? name(claim) : text.includes(claim)));
}

/** Registers a device, and calls back on each page that describes the product. */
async function register(portal: Portal, look: (where: string) => Promise<void>): Promise<void> {
  const { page } = portal;
  await portal.open("/pricing");
  await page.getByText("Business").first().waitFor();
  await look("prices");
  await portal.open("/");
  await submitDetailsByTaps(page, "new.customer@example.com");
  await arrived(page, "Which devices do you want to activate?");
  const row = page.getByRole("group", { name: /^Device/ }).last();
  await row.getByLabel("IMEI", { exact: true }).fill(GPS_IMEI);
  await row.getByLabel("Device Name").fill("Van");
  await row.getByLabel("Service Plan").first().tap();
  await page.getByRole("dialog").getByText("Standby for weeks").waitFor();
  await look("picker");
  await button(page, "Select/Save").tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByText("MPH", { exact: true }).tap();
  await button(page, "Next").tap();
  await fillCardByTaps(page, SECRETS.cardNumber, SECRETS.cvv);
  await arrived(page, "Terms of Service");
  await look("terms");
  const question = await acceptTermsByTaps(page);
  await look("question");
  await question.getByRole("button", { name: "Confirm" }).tap();
  await arrived(page, "Your device is active");
  await look("receipt");
}

const openShop = () =>
  openPortal({
    adapter: createShopBackend(createOtherApi().handle, 0),
    touch: true,
    width: 390,
    height: 844,
    timezoneId: "America/Chicago",
  });

test("a product of the vendor's own is described by its functions only", async () => {
  const portal = await openShop();
  const { page } = portal;
  const claims: Record<string, readonly string[]> = {};
  const look = async (where: string) => void (claims[where] = await claimsIn(portal));
  await register(portal, async (where) => {
    await look(where);
    if (where !== "terms") return;
    const terms = page.getByRole("main").getByRole("link", { name: /^Terms of Service/ });
    expect(await terms.count()).toBe(1);
  });
  await portal.open("/account?customer_id=c-8");
  await page.getByText("Business").first().waitFor();
  await look("account");
  await portal.open(`/device-plan/update?customer_id=c-8&imei=${GPS_IMEI}`);
  await page.getByLabel("Service Plan").waitFor();
  await look("plan change");
  expect(claims).toEqual(Object.fromEntries(Object.keys(claims).map((where) => [where, []])));
});

test("the vendor's own texts are shown, and without rules there is no list of features", async () => {
  const portal = await openShop();
  const { page } = portal;
  const texts = {
    "plan.plus.reporting": "a position every 10 seconds",
    "terms.billing": "Billed by Sample Tracking Ltd.",
    "agree.guarantee": "Two weeks to try it: see the {terms}.",
    "registered.light.gps": "Ready when both lights are blue.",
  };
  await configure(page, { texts });
  await page.route("**/info/service_plan/rules", (route) =>
    route.fulfill({
      status: 404,
      json: { status: false, message: "This service is not offered." },
    }),
  );
  const seen: Record<string, string> = {};
  const sections: Record<string, number> = {};
  await register(portal, async (where) => {
    seen[where] = await page.locator("body").innerText();
    sections[where] = await page.locator(".terms-text article").count();
  });
  expect(sections["terms"]).toBe(1);
  expect(seen).toMatchObject({
    prices: expect.stringContaining("a position every 10 seconds"),
    terms: expect.stringContaining("Billed by Sample Tracking Ltd."),
    question: expect.stringContaining("Two weeks to try it: see the terms of service"),
    receipt: expect.stringContaining("Ready when both lights are blue."),
  });
  expect(seen["prices"] + String(seen["picker"])).not.toMatch(/Geofences|SOS|could not load/);
});
