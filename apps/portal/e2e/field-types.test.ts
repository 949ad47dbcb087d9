import { expect, test } from "vitest";
import {
  acceptTerms,
  fillCard,
  fillDevice,
  GPS_IMEI,
  submitDetails,
  submitEmail,
} from "./customer.ts";
import { arrived, eventually, openPortal, press, type Portal } from "./kit.ts";
import { showIn } from "./languages.ts";
import { openSettings } from "./settings-kit.ts";
import { cancellation, cardUpdate, enterFirstSix, openTask } from "./task-rows.ts";
import type { Page } from "playwright";

/**
 * The words by which browsers recognize a field, by its `autocomplete` type: in its id, its name and
 * its label, in the languages of the portal. The first match counts.
 */
const WORDS: readonly (readonly [type: string, words: RegExp])[] = [
  ["email", /e ?mail|courriel|correo/],
  ["cc-number", /card ?(number|no\b)|n[uú]mero de tarjeta|num[eé]ro de carte/],
  ["cc-name", /card ?holder|name on (the )?card|titular|titulaire/],
  ["cc-csc", /\bcv[cv]2?\b|security code|c[oó]digo de seguridad/],
  ["cc-exp-month", /exp\w*month|^(month|mes|mois)$/],
  ["cc-exp-year", /exp\w*year|^(year|a[nñ]o|ann[eé]e)$/],
  ["organization", /company|organi[sz]ation|business|empresa|entreprise/],
  ["given-name", /first ?name|given ?name|forename|pr[eé]nom|^nombre$/],
  ["family-name", /last ?name|surname|family ?name|apellido|^nom$/],
  ["postal-code", /zip|post(al)? ?code|c[oó]digo postal/],
  ["country", /country|^(pa[ií]s|pays)$/],
  ["address-level1", /\bstate\b|province|^estado$/],
  ["address-level2", /\b(city|town)\b|^(ciudad|ville)$/],
  ["street-address", /address|direcci[oó]n|adresse|street/],
  ["tel", /phone|tel[eé]fono|t[eé]l[eé]phone|\bmobile number/],
  ["name", /^(full |your |contact |customer )?name$|nombre completo|nom complet/],
];

/** The types of other tokens that stand for the same value. */
const SAME: Readonly<Record<string, string>> = {
  "country-name": "country",
  "tel-national": "tel",
  // An e-mail address is the name of the account.
  username: "email",
};

interface FieldWords {
  autocomplete: string;
  /** The id, the name and the label. */
  texts: readonly string[];
}

/** Returns the types that a browser would infer from the words. */
function typesByWords({ texts }: FieldWords): readonly string[] {
  const plain = texts.map((text) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
      .replaceAll(/[-_.]/g, " ")
      .toLowerCase()
      .trim(),
  );
  return plain.flatMap((text) => WORDS.find(([, words]) => words.test(text))?.[0] ?? []);
}

/**
 * Returns the type of a field: its token, or "off". If all its words contradict that, the type comes
 * with theirs, because some browsers read the words where they ignore "off".
 */
function fieldType(field: FieldWords): string {
  const token = field.autocomplete || "none";
  const inferred = typesByWords(field);
  if (inferred.length === 0 || inferred.includes(SAME[token] ?? token)) return token;
  return `${token}, but its words say ${[...new Set(inferred)].join(" and ")}`;
}

/** Returns the types of all fields of a page that take a text, with their keyboards, by id or token. */
async function fieldTypes(page: Page): Promise<Record<string, string>> {
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
      .filter(({ type }) => !["hidden", "checkbox", "radio", "range"].includes(type))
      .filter((field) => field.closest(".app-language") === null)
      .map((field) => {
        const label = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(" ");
        const text = field.ariaLabel ?? label;
        const isPlain = ["text", "password", "select-one", "textarea"].includes(field.type);
        return {
          id: /^(react-aria.*)?$/.test(field.id) ? `[${field.autocomplete}]` : field.id,
          autocomplete: field.autocomplete,
          keyboard: field.inputMode || (isPlain ? "" : field.type),
          texts: [field.id, field.name, text],
        };
      }),
  );
  return Object.fromEntries(
    fields.map((field) => [
      field.id.replace(/^devices\.[^.]+/, "device"),
      [fieldType(field), field.keyboard && `(${field.keyboard})`].filter(Boolean).join(" "),
    ]),
  );
}

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
