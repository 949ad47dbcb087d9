import {
  registration,
  type Attempt,
  type OpenOutcome,
  type PriceCheck,
  type RegistrationReceipt,
  type RegistrationState,
} from "@waypost/hooks/flows";
import { registrationLogic } from "@waypost/hooks/registration-logic";
import { openOutcome } from "../../../packages/hooks/src/flows/checkout/outcome.ts";
import { REGISTRATION_KEYS } from "../../../packages/hooks/src/flows/registration/start.ts";
import type { RegistrationPhase } from "../../../packages/hooks/src/flows/registration/state.ts";
import { registrationIn } from "../../../packages/hooks/test/registration-in.ts";
import {
  newDevice,
  type ActivationDraft,
  type CustomerDraft,
} from "../../../packages/hooks/src/rules/registration/drafts.ts";
import { REGISTRATION_STEPS } from "../../../packages/hooks/src/rules/registration/wizard.ts";

const customer: Partial<CustomerDraft> = {
  email: "sam.customer@example.com",
  confirmEmail: "sam.customer@example.com",
  firstName: "Sam",
  lastName: "Customer",
  billingAddress: "1 Main St",
  city: "Austin",
  state: "Texas",
  zipcode: "73301",
  timezone: "America/Chicago",
  serviceProvider: "Others",
  customserviceProvider: "Local Carrier",
  phone: "5550001111",
  textMe: true,
  password: "sample",
  confirmPassword: "sample",
};

const devices = [
  {
    ...newDevice("1"),
    imei: "350000000000001",
    device_name: "Delivery van with a rather long name",
    device_model: "GL300",
    category: "gps",
    servicePlan: "plus_quarterly",
    price: 59.85,
    duration: 3,
    plan_name: "GPS Plus Plan - Quarterly",
  },
  {
    ...newDevice("2"),
    imei: "860000000000001",
    device_name: "Family car",
    device_model: "GV500",
    category: "obd",
    servicePlan: "plus_obd_quarterly",
    price: 51.45,
    duration: 3,
    plan_name: "OBD Plus Plan - Quarterly",
  },
];

const activation: ActivationDraft = { gpsdevices: "2", unit: "MPH", devices };

const savedCards = [
  {
    token: "card_1",
    issuing_bank: "First Sample Bank",
    expiration_month: "08",
    expiration_year: "2029",
    expired: false,
    image_url: null,
    bin: "424242",
    last_4: "4242",
  },
  {
    token: "card_2",
    issuing_bank: "Third Sample Bank",
    expiration_month: "01",
    expiration_year: "2025",
    expired: true,
    image_url: null,
    bin: "378282",
    last_4: "0005",
  },
];

const agreedTo = {
  flow: "registration",
  by: "sam.customer@example.com",
  subjects: [],
  total: null,
  renewals: [],
  last4: null,
  ticked: [],
  shown: null,
  locale: "en-US",
  at: "2026-11-21T12:00:00.000Z",
} as const;

const sampleTerms = {
  ...agreedTo,
  to: "terms",
  ticked: ["terms.accept"],
  shown: "Terms of Service\n\nThe service\nWe connect your device to the mobile network.",
} as const;

/** The order that the sample customer agreed to, with a new card. */
export const sampleOrder = {
  ...agreedTo,
  to: "order",
  total: 111.3,
  renewals: [{ months: 3, dollars: 111.3, first: "2027-02-21" }],
  last4: "4242",
  shown: "Confirmation\nTotal USD 111.30 billed instantly\nConfirm",
} as const;

const receipt = (failedDevices: readonly string[]): RegistrationReceipt => ({
  outcome: failedDevices.length > 0 ? "partly-registered" : "registered",
  details: {
    first_name: "Sam",
    last_name: "Customer",
    email: "sam.customer@example.com",
    customer_id: 1001,
  },
  email: "sam.customer@example.com",
  failedDevices,
  unconfirmedDevices: [],
  agreed: failedDevices.length > 0 ? 59.85 : 111.3,
  unit: "MPH",
  sent: devices,
  consents: [sampleTerms, sampleOrder],
  hasToken: true,
  devices: devices.slice(0, failedDevices.length > 0 ? 1 : 2).map((device) => ({
    device_name: device.device_name,
    imei_no: device.imei,
    imei_iccid: "8901210000000000012",
    subscription_id: "500001",
    start_date: "2026-11-21",
    nextBillingDate: "2027-02-21",
    activated_plan_description: device.plan_name,
    activated_plan_id: device.servicePlan,
    kind: device.category === "gps" ? "gps" : "obd",
  })),
});

interface Variant {
  /** True if one of the two devices was not registered. */
  readonly isPartial?: boolean;
  readonly priceCheck?: PriceCheck;
}

/** A registration in this phase, with sample entries. */
export function sampleRegistration(
  phase: RegistrationPhase,
  { isPartial = false, priceCheck }: Variant = {},
): RegistrationState {
  const { form: fresh } = registration.start(undefined, {
    draft: (key) => (key === REGISTRATION_KEYS.activation ? activation : null),
    attempts: [],
  });
  const paysBySavedCard = phase === "card-question" || phase === "reviewing";
  return registrationIn(
    phase,
    {
      ...fresh,
      visited: true,
      customer: { ...fresh.customer, ...(phase === "email" ? {} : customer) },
      terms: { accepted: true },
      payment: { ...fresh.payment, token: "card_1", bin: "424242", last_4: "4242" },
      account: {
        ...fresh.account,
        submittedEmail: "sam.customer@example.com",
        savedCards: phase === "fetching-saved-cards" ? null : paysBySavedCard ? savedCards : [],
        cardChoice: paysBySavedCard ? "card_1" : "new",
      },
      wizard: {
        open: REGISTRATION_STEPS.slice(1),
        isKnown: phase === "email" ? null : false,
        isLocked: phase === "done" || phase === "sending",
      },
      failure: {
        text: phase === "failed" ? "Registration failed : Your card was declined" : "",
        isRejection: phase === "failed",
        inUse: [],
        card: { brand: "Visa", last4: "0002" },
      },
    },
    {
      outcome,
      receipt: receipt(isPartial ? ["860000000000001"] : []),
      question: {
        priceCheck: priceCheck ?? null,
        isAcknowledged: false,
        related: [],
        consentTo: [],
        notSent: null,
      },
    },
  );
}

const attempt: Attempt = {
  id: "sample",
  family: "registration",
  owner: "",
  subjects: devices.map(({ imei }) => `imei:${imei}`),
  amount: 111.3,
  last4: "4242",
  at: "2026-11-21T12:00:00.000Z",
  monotonicAt: null,
  origin: "this-page",
  evidence: [],
  outcome: "unknown",
};

const outcome: OpenOutcome = {
  ...openOutcome([attempt], true).outcome,
  verdicts: { "imei:350000000000001": "applied", "imei:860000000000001": "unclear" },
  isSettled: true,
};

/** Returns the same state after a rejected submit, with every error message that it can show. */
export function rejectedRegistration(phase: RegistrationPhase): RegistrationState {
  const sample = sampleRegistration(phase);
  const empty = { ...sample, form: { ...sample.form, ...blank } };
  const submit = SUBMIT[phase];
  return submit === undefined ? empty : registrationLogic.transition(empty, submit).state;
}

const started = registration.start(undefined, { draft: () => null, attempts: [] });
const blank = {
  customer: started.form.customer,
  activation: started.form.activation,
  payment: started.form.payment,
};

const SUBMIT: Partial<
  Record<RegistrationPhase, Parameters<typeof registrationLogic.transition>[1]>
> = {
  email: { type: "submit" },
  "known-email": { type: "continue-with-password" },
  details: { type: "submit" },
  devices: { type: "submit" },
  payment: { type: "submit" },
};
