import { en } from "@waypost/hooks/messages";
import { ownProduct } from "@waypost/hooks/messages/own-product";
import { expect, test } from "vitest";
import { createOtherApi } from "../../../packages/adapter/src/test/other-api.ts";
import { createShopBackend } from "../../../packages/adapter/src/test/shop-backend.ts";
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

test("a product of the vendor's own is described by its functions only", async () => {
  const adapter = createShopBackend(createOtherApi().handle, 0);
  const portal = await openPortal({
    adapter,
    touch: true,
    width: 390,
    height: 844,
    timezoneId: "America/Chicago",
  });
  const { page } = portal;
  const claims: Record<string, readonly string[]> = {};
  const look = async (where: string) => (claims[where] = await claimsIn(portal));

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
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Terms of Service/ })
      .count(),
  ).toBe(1);
  await look("terms");
  const question = await acceptTermsByTaps(page);
  await look("question");
  await question.getByRole("button", { name: "Confirm" }).tap();
  await arrived(page, "Your device is active");
  await look("receipt");
  await portal.open("/account?customer_id=c-8");
  await page.getByText("Business").first().waitFor();
  await look("account");
  await portal.open(`/device-plan/update?customer_id=c-8&imei=${GPS_IMEI}`);
  await page.getByLabel("Service Plan").waitFor();
  await look("plan change");
  expect(claims).toEqual(Object.fromEntries(Object.keys(claims).map((where) => [where, []])));
});
