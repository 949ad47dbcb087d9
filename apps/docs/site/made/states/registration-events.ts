import type { RegistrationResult } from "../../../../../packages/sdk/src/index.ts";
import { createTestError } from "../../../../../packages/sdk/src/testing-error.ts";
import type { RegistrationEvent } from "../../../../../packages/hooks/src/flows/registration/events.ts";
import type {
  Order,
  RegistrationState,
} from "../../../../../packages/hooks/src/flows/registration/state.ts";
import { plan, filledIn } from "./registration-values.ts";
import { attempt, NOW, outcomeEvents } from "./samples.ts";

const imei = "350000000000001";
const error = createTestError("rejected");
const steps = [
  "customer-information",
  "activation-type",
  "payment-method",
  "terms",
  "confirm",
] as const;

const card = {
  token: "t",
  issuing_bank: null,
  expiration_month: "3",
  expiration_year: "2099",
  expired: false,
  image_url: null,
  bin: "411111",
  last_4: "1111",
};

const reply: RegistrationResult = {
  outcome: "complete",
  details: { first_name: null, last_name: null, email: null, customer_id: null },
  subscription: [],
  failedDevices: [],
  missingDevices: [],
  token: null,
  message: null,
  error: null,
};

const order: Order = { email: filledIn.customer.email, unit: "MPH", devices: [], consents: [] };

const events: readonly RegistrationEvent[] = [
  ...steps.map((step) => ({ type: "visit" as const, step })),
  { type: "previous" },
  { type: "edit-customer", patch: { password: "pw", confirmPassword: "pw" } },
  { type: "submit-email" },
  { type: "email-check-failed", email: filledIn.customer.email, error },
  ...[true, false].map((exists) => ({
    type: "email-checked" as const,
    email: filledIn.customer.email,
    reply: { exists, message: "", customer_id: exists ? 7 : null },
  })),
  { type: "use-another-email" },
  { type: "continue-with-password" },
  { type: "continue-without-password" },
  { type: "cards-fetched", cards: [] },
  { type: "cards-fetched", cards: [card] },
  { type: "cards-not-fetched" },
  { type: "submit-details" },
  { type: "submit-devices" },
  { type: "edit-card", patch: { cvc: "123" }, today: NOW },
  { type: "submit-payment" },
  { type: "answer-card-question", yes: true },
  { type: "answer-card-question", yes: false },
  { type: "submit-terms" },
  { type: "submit-all" },
  {
    type: "prices-loaded",
    at: { wall: 0, monotonic: 0 },
    lastKnown: null,
    lists: { gps: [plan] },
    isOver: true,
  },
  {
    type: "prices-loaded",
    at: { wall: 0, monotonic: 0 },
    lastKnown: null,
    lists: {},
    isOver: true,
  },
  { type: "confirm", at: NOW },
  { type: "go-back" },
  { type: "use-another-card" },
  { type: "register-succeeded", reply, order },
  {
    type: "register-succeeded",
    reply: { ...reply, outcome: "partial", failedDevices: [imei] },
    order,
  },
  { type: "register-busy", reason: "busy" },
  { type: "register-blocked", attempt },
  { type: "register-failed", error, isUnknown: false },
  { type: "register-failed", error: null, isUnknown: true },
  { type: "try-again" },
  { type: "start-over" },
];

/** What may happen to a registration; what is looked up is what was sent. */
export const registrationEvents = ({
  outcome,
}: RegistrationState): readonly RegistrationEvent[] => [
  ...events,
  ...outcomeEvents(outcome?.asked.flatMap(({ subjects }) => subjects) ?? []),
];
