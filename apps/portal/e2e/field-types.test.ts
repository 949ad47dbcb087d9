import { expect, test } from "vitest";
import {
  acceptTerms,
  fillCard,
  fillDevice,
  GPS_IMEI,
  submitDetails,
  submitEmail,
} from "./customer.ts";
import { fieldType, fieldTypes } from "./field-types.ts";
import { arrived, eventually, openPortal, press, type Portal } from "./kit.ts";
import { showIn } from "./languages.ts";
import { openSettings } from "./settings-kit.ts";
import { cancellation, cardUpdate, enterFirstSix, openTask } from "./task-rows.ts";

test.each([
  ["off", ["devices.1.device_name", "", "Device Name"], "off"],
  ["off", ["", "", "Name"], "off, but its words say name"],
  ["off", ["phone", "", "Second number"], "off, but its words say tel"],
  ["family-name", ["", "", "First Name"], "family-name, but its words say given-name"],
  ["given-name", ["firstName", "firstName", "Prénom"], "given-name"],
  ["address-level1", ["state", "", "Estado"], "address-level1"],
  ["", ["", "zipcode", "Postcode"], "none, but its words say postal-code"],
  ["name", ["name", "name", "Nombre"], "name"],
  ["family-name", ["lastName", "", "Nom"], "family-name"],
  ["username", ["", "", "Courriel"], "username"],
  ["off", ["", "", "Name of the device"], "off"],
  ["off", ["", "", "Device E-mail"], "off, but its words say email"],
  ["country-name", ["country", "", "País"], "country-name"],
])("a field with %j and the words %j is %j", (autocomplete, texts, type) => {
  expect(fieldType({ autocomplete, texts })).toBe(type);
});

/** Expects the types of a page's fields, in each language of the portal. */
async function expectTypes({ page }: Portal, types: Readonly<Record<string, string>>) {
  for (const language of ["es", "fr", "en"] as const) {
    await showIn(page, language);
    // The labels change shortly after the language of the document.
    await eventually(() => fieldTypes(page)).toEqual(types);
  }
}

const NAMES = { firstName: "given-name", lastName: "family-name" };

const DETAILS = {
  ...NAMES,
  "[username]": "username",
  password: "new-password",
  confirmPassword: "new-password",
  companyName: "organization",
  billingAddress: "street-address",
  country: "country-name",
  // The hidden select, which a browser fills in even if it has a value.
  "[country]": "country",
  city: "address-level2",
  state: "address-level1",
  zipcode: "postal-code",
  timezone: "off",
  serviceProvider: "off",
  phone: "tel (numeric)",
};

/** The lists that are read-only texts and open a dialog have no token. */
const DEVICE = {
  "device.imei": "off (numeric)",
  "device.device_name": "off",
  "device.servicePlan": "none",
};

const CARD = {
  cardHoldername: "cc-name",
  cardnumber: "cc-number (numeric)",
  cvc: "cc-csc (numeric)",
  expirationdatemonth: "cc-exp-month",
  expirationdateyear: "cc-exp-year",
};

/** The contacts of a device are not always those of the reader. */
const SETTINGS = {
  device_name: "off (text)",
  imei: "off (numeric)",
  odometer: "off (decimal)",
  email: "off, but its words say email (email)",
  mobile_carrier: "off",
  phone: "off, but its words say tel (numeric)",
  speed_limit: "off (decimal)",
  battery_low_limit: "off (decimal)",
  trip_end_timer: "off (decimal)",
};

const CANCELLATION = {
  ...NAMES,
  phoneCountry: "country",
  phone: "tel (tel)",
  email: "email (email)",
  imei: "off (numeric)",
  comment: "none",
};

test("browsers take each field of the registration for what it is", async () => {
  const portal = await openPortal();
  const { page, open } = portal;
  await open("/registration/customer-information");
  await page.getByLabel("Email").waitFor();
  await expectTypes(portal, { email: "email (email)" });
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  await page.locator("#zipcode").waitFor();
  await expectTypes(portal, DETAILS);
  await submitDetails(page);
  await page.getByText("KMH", { exact: true }).click();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await expectTypes(portal, DEVICE);
  await press(portal, "Next");
  await fillCard(page);
  await expectTypes(portal, CARD);
  await press(portal, "Next");
  await acceptTerms(page);
  await press(portal, "Confirm");
  await openSettings(portal);
  await expectTypes(portal, SETTINGS);
});

test("browsers take each field of the tasks for what it is", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, cancellation);
  await expectTypes(portal, CANCELLATION);
  await openTask(portal, cardUpdate);
  await page.getByLabel("First six digits").waitFor();
  await expectTypes(portal, { firstSix: "off (numeric)" });
  await enterFirstSix(page);
  const owner = { companyName: "organization", billingAddress: "street-address" };
  await expectTypes(portal, { ...NAMES, ...owner, ...CARD });
  await portal.open("/phone-confirmation");
  await arrived(page, "Phone confirmation");
  await expectTypes(portal, { name: "name", email: "email (email)", phone: "tel-national (tel)" });
});
