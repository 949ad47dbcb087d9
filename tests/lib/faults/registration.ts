import { demoCustomer, demoPassword } from "../../../packages/sandbox/src/index.ts";
import type { Page } from "playwright";
import {
  acceptTerms,
  fillDetails,
  submitCard,
  submitEmail,
  GPS_IMEI,
} from "../../../apps/portal/e2e/customer.ts";
import {
  charged,
  offers,
  on,
  press,
  pressing,
  sees,
  STARTUP_CALLS,
  tick,
  type Flow,
  type Step,
} from "./flow.ts";
import { passTime } from "./waiting.ts";

const IMEI_FIELD = "input[id$='.imei']";
const SAVED_CARD = "First Sample Bank";
const NAME_FIELD = "input[id$='.device_name']";

/** The picker closes half a second after the press. */
const CLOSING_MS = 600;

const devices = (page: Page) => on(page, "Which devices do you want to activate?");
const plan = (page: Page) => page.getByRole("textbox", { name: "Service Plan" });
const picker = (page: Page) => page.getByRole("dialog", { name: "Choose your plan" });

/** Types into a list, or into the text field that replaces a list that could not be loaded. */
async function typeChoice(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole("combobox", { name: label });
  const field = list.or(page.getByRole("textbox", { name: label }));
  await field.fill(option);
  await field.press("Tab");
}

const email = (address: string): Step => ({
  name: "e-mail",
  here: (page) => on(page, "Activate your tracker"),
  act: (page) => submitEmail(page, address),
});

const details: Step = {
  name: "details",
  here: (page) => on(page, "Your details"),
  async act(page) {
    await typeChoice(page, "Country", "United States");
    await fillDetails(page, { pick: typeChoice });
    await press(page, "Next");
  },
};

const password: Step = {
  name: "password",
  here: (page) => on(page, "Welcome back!"),
  async act(page) {
    await page.locator("#password").fill(demoPassword);
    await press(page, "Continue with Password");
  },
};

/** The steps of an order of one device. */
const ordering = (imei: string): readonly Step[] => [
  {
    name: "plan in the picker",
    here: async (page) => (await picker(page).isVisible()) && (await offers(page, "Select/Save")),
    async act(page) {
      await press(page, "Select/Save");
      await passTime(page, CLOSING_MS);
      await picker(page).waitFor({ state: "detached" });
    },
  },
  {
    name: "IMEI",
    here: async (page) =>
      (await devices(page)) &&
      !(await picker(page).isVisible()) &&
      ((await sees(page, `${IMEI_FIELD}[aria-invalid=true]`)) ||
        (await page.locator(IMEI_FIELD).inputValue()) === ""),
    async act(page) {
      await page.locator(IMEI_FIELD).fill("");
      await page.locator(IMEI_FIELD).fill(imei);
      await page.locator(NAME_FIELD).fill("Van");
      await page.getByText("KMH", { exact: true }).click();
    },
  },
  {
    name: "open the plans",
    here: async (page) =>
      (await devices(page)) &&
      !(await picker(page).isVisible()) &&
      (await plan(page).isVisible()) &&
      (await plan(page).inputValue()) === "",
    act: (page) => press(page, "Select Plan"),
  },
  {
    name: "devices",
    here: async (page) =>
      (await devices(page)) && !(await picker(page).isVisible()) && (await plan(page).isVisible()),
    act: (page) => press(page, "Next"),
  },
  pressing("Yes"),
  {
    name: "card",
    here: (page) => on(page, "How would you like to pay?"),
    async act(page) {
      const saved = page.getByText(SAVED_CARD).first();
      if (!(await saved.isVisible())) return submitCard(page);
      await saved.click();
      await press(page, "Next");
    },
  },
  { name: "terms", here: (page) => on(page, "Terms of Service"), act: acceptTerms },
  tick("I understand that I may be charged twice"),
  { ...pressing("Confirm"), isConsent: true },
];

const order = {
  route: "/registration/customer-information",
  done: (page: Page) =>
    page
      .getByRole("heading", {
        name: /^(Your|Some of your) (devices? (is|are) active|registration was)/,
      })
      .isVisible(),
  effects: [GPS_IMEI],
  carriedOut: charged,
};

/** A new customer: all details, one device, a new card. */
export const registration: Flow = {
  ...order,
  name: "registration",
  calls: ["checkEmail", "checkImei", "register"],
  brokenElsewhere: STARTUP_CALLS,
  steps: [email("new.customer@example.com"), details, ...ordering(GPS_IMEI)],
};

/** The same flow, for the other half of its calls. */
export const registrationLists: Flow = {
  ...registration,
  name: "registration-lists",
  calls: STARTUP_CALLS,
  brokenElsewhere: registration.calls,
};

/** A returning customer: with the password, one device, a saved card. */
export const returning = (imei: string): Flow => ({
  ...order,
  name: "registration-returning",
  calls: ["customerCards", "register"],
  effects: [imei],
  steps: [email(demoCustomer.email), password, ...ordering(imei)],
});

/** The SMS consent with one IMEI. The registration breaks its other calls. */
export const returningRegistration: Flow = {
  ...returning(GPS_IMEI),
  brokenElsewhere: [...STARTUP_CALLS, ...registration.calls],
};
