import type { Consent } from "@waypost/hooks/flows";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import {
  acceptTerms,
  asked,
  fillDetails,
  fillDevice,
  GPS_IMEI,
  submitCard,
  submitEmail,
} from "./customer.ts";
import { jsonOf } from "./engine.ts";
import { arrived, eventually, openPortal, type Portal, press } from "./kit.ts";
import { showIn } from "./languages.ts";
import { openSettings, watchSaves } from "./settings-kit.ts";
import { cancellation } from "./task-rows.ts";

/** Opens the portal of a vendor whose customers have phone numbers of this country. */
async function openIn(country: string): Promise<Portal & { consents: Consent[] }> {
  const portal = await openPortal({ anyPhone: true });
  portal.page.setDefaultTimeout(6000);
  const consents: Consent[] = [];
  await portal.context.exposeFunction("keep", (consent: Consent) => void consents.push(consent));
  await portal.page.addInitScript(() => {
    addEventListener("waypost-consent", (event) => {
      Reflect.get(window, "keep")((event as CustomEvent<unknown>).detail);
    });
  });
  await configure(portal.page, { phone: { country } });
  return { ...portal, consents };
}

const phone = (page: Page) => page.getByLabel("Phone Number", { exact: true });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const GERMAN = "Enter a phone number (Germany)";

test("a German registers with a German number, which the request, the consent and the settings have", async () => {
  const { consents, ...portal } = await openIn("DE");
  const { page } = portal;
  await portal.open("/");
  await submitEmail(page, "neu@example.com");
  await fillDetails(page, { phone: "030 12" });
  await phone(page).blur();
  await page.getByText(GERMAN, { exact: true }).waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  await phone(page).fill("+1 206 555 0143");
  await phone(page).blur();
  await page.getByText(GERMAN, { exact: true }).waitFor();
  await phone(page).fill("");
  await phone(page).pressSequentially("0171 1234567");
  expect(await phone(page).inputValue()).toBe("0171 1234567");
  await phone(page).fill("+49 171 1234567");
  await phone(page).blur();
  await eventually(() => phone(page).inputValue()).toBe("0171 1234567");
  await press(portal, "Next");
  await arrived(page, "Which devices do you want to activate?");
  expect(consents.map(({ subjects }) => subjects)).toEqual([["phone:+491711234567"]]);
  await page.getByRole("button", { name: "Previous" }).click();
  await eventually(() => phone(page).inputValue()).toBe("0171 1234567");
  await page.locator("#password").fill("pass-MARKED-7f3a");
  await page.locator("#confirmPassword").fill("pass-MARKED-7f3a");
  await press(portal, "Next");
  await page.getByText("KMH", { exact: true }).click();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await press(portal, "Next");
  await submitCard(page);
  await acceptTerms(page);
  await asked(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await press(portal, "Confirm");
  expect(await jsonOf(await sent)).toMatchObject({ phone_number: "+491711234567" });
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  const saves = watchSaves(page);
  const dialog = await openSettings(portal);
  const contact = dialog.locator("#phone");
  await eventually(() => contact.inputValue()).toBe("0171 1234567");
  await contact.fill("030 12");
  await press(portal, "Save");
  await dialog.locator("#phone[aria-invalid=true]:focus").waitFor();
  await contact.fill("030 901820");
  await press(portal, "Save");
  await dialog.waitFor({ state: "detached" });
  expect(await saves()).toMatchObject([{ phone: "+4930901820" }]);
});

test("a cancellation and a consent to text messages take a number of any country with its code", async () => {
  const { consents, ...portal } = await openIn("any");
  const { page } = portal;
  await portal.open("/phone-confirmation");
  await page.getByLabel("Name", { exact: true }).fill("Erika");
  await page.getByLabel("Email").fill("erika@example.com");
  await phone(page).fill("0171 1234567");
  await phone(page).blur();
  const hint = "Enter a phone number with its country code";
  await page.getByText(hint, { exact: true }).waitFor();
  await phone(page).fill("0044 7400 123456");
  await phone(page).blur();
  await eventually(() => phone(page).inputValue()).toBe("+44 7400 123456");
  await page.getByText("Text Me", { exact: true }).click();
  await press(portal, "Submit");
  await eventually(() => consents.map(({ subjects }) => subjects)).toEqual([
    ["phone:+447400123456"],
  ]);
  await portal.open(cancellation.route);
  await cancellation.fill(page);
  await page.getByLabel("Contact Phone").blur();
  await page.getByText(hint, { exact: true }).waitFor();
  await press(portal, "Submit");
  await page.locator("#phone[aria-invalid=true]:focus").waitFor();
  await page.getByLabel("Contact Phone").fill("+81 90-1234-5678");
  const sent = page.waitForRequest(/\/subscription\/cancel$/);
  await press(portal, "Submit");
  expect(await jsonOf(await sent)).toMatchObject({ phone_number: "+819012345678" });
});

test.each([
  ["es", "Ingrese un número de teléfono (Alemania)."],
  ["fr", "Saisissez un numéro de téléphone (Allemagne)."],
] as const)("in %s the hint names the country", async (language, hint) => {
  const portal = await openIn("DE");
  await portal.open("/phone-confirmation");
  await showIn(portal.page, language);
  await portal.page.getByText(hint, { exact: true }).waitFor();
});

test("a portal without a country loads nothing of it", async () => {
  const portal = await openPortal();
  const loaded: string[] = [];
  portal.page.on("request", (request) => loaded.push(request.url()));
  await configure(portal.page, { phone: { country: "US" } });
  await portal.open("/phone-confirmation");
  await arrived(portal.page, "Phone confirmation");
  await phone(portal.page).fill("555-000-1111");
  await phone(portal.page).blur();
  await portal.page
    .getByText("Phone should be 10 digit without country code and hyphen!")
    .waitFor();
  expect(loaded.filter((url) => /phone-number/.test(url))).toEqual([]);
});
