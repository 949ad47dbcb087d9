import type { RegistrationPayload, WaypostError } from "@waypost/sdk";
import { expect, test } from "vitest";
import { FIRST } from "../../../test/attempts.ts";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  GPS_IMEI,
  GPS_PLAN,
  OBD_IMEI,
  OBD_PLAN,
  reachConfirm,
  SECRETS,
} from "../../../test/new-customer.ts";
import type { RegistrationEvent } from "./events.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { registration } from "./flow.ts";
import { registrationLogic } from "./logic.ts";
import type { RegistrationState } from "./state.ts";

const edits = { cardHoldername: "Other", cardnumber: SECRETS.cardnumber, cvc: SECRETS.cvc };
const verdict = { status: "valid", device: { model: "GL300", category: "obd" } } as const;
const plan = { ...OBD_PLAN, price: 1 };
const zone = { id: 1, time_zone: "America/Chicago", description: "Central" };
const error = { kind: "network", displayMessage: "No network" } as WaypostError;
const user = { exists: true, message: "User Already Exist", customer_id: 7 };

/** All events, with the changes that each may make. A new event has to be added here. */
const EVENTS: {
  [Type in RegistrationEvent["type"]]: Omit<Extract<RegistrationEvent, { type: Type }>, "type">[];
} = {
  visit: [{ step: "customer-information" }, { step: "activation-type" }, { step: "confirm" }],
  submit: [{}],
  back: [{}],
  // Changes only secrets: see `page-lifecycle.test.ts`.
  "page-left": [],
  bank: [{ isAsking: true }],
  "card-refused": [{ error }],
  "page-back": [{}],
  "page-online": [{}],
  // An accepted order drops what was entered, like a reply that arrived.
  "outcome-known": [
    {
      attempt: FIRST,
      found: { outcome: "refused", message: null, error: null, subscriptions: [] },
    },
  ],
  "try-again": [{}],
  "start-over": [{}],
  "retry-failed": [{}],
  "edit-customer": [{ patch: { email: "other@example.com", city: "Dallas", country: "Canada" } }],
  "time-zone-found": [{ zone }],
  "time-zone-described": [{ zone }],
  "email-checked": [{ email: "other@example.com", reply: user }],
  "email-check-failed": [{ email: "other@example.com", error }],
  "continue-with-password": [{}],
  "continue-without-password": [{}],
  "cards-fetched": [{ cards: [] }],
  "cards-not-fetched": [{}],
  "choose-unit": [{ unit: "KMH" }],
  "add-device": [{}],
  "remove-device": [{ id: "1" }],
  "edit-device-name": [{ id: "1", name: "Bus" }],
  "choose-plan": [
    { id: "1", plan },
    { id: "2", plan: GPS_PLAN },
  ],
  "edit-imei": [{ id: "1", text: "350000000000009" }],
  "leave-imei": [{ id: "1" }],
  "imei-paused": [{ id: "1" }],
  "check-imei-again": [{ id: "1" }],
  "imei-checked": [{ id: "1", imei: GPS_IMEI, verdict }],
  "scan-imeis": [{ id: "1", imeis: ["350000000000009"] }],
  "given-imeis": [{ address: "#/?imei=350000000000009" }],
  "choose-card": [{ choice: "card_demo_declined" }],
  "edit-card": [{ patch: edits, today: TODAY }],
  "accept-terms": [{ accepted: false }],
  "submit-all": [{}],
  "use-another-card": [{}],
  refetch: [{}],
  "prices-found": [
    {
      at: { wall: 0, monotonic: 0 },
      lists: { gps: [{ ...GPS_PLAN, price: 1 }], obd: [] },
      isOver: true,
      lastKnown: null,
    },
  ],
  "earlier-found": [{ open: [], accepted: [], related: [] }],
  acknowledge: [{ isAcknowledged: true }],
  confirm: [{ at: TODAY }],
  // Its effects are in the last test.
  accepted: [],
  "not-sent": [{ reason: "busy" }],
  refused: [{ error, inUse: [] }],
  unknown: [{ attempt: FIRST, error: null }],
  blocked: [{ attempts: [FIRST] }],
  found: [{ verdicts: { [imeiSubject(GPS_IMEI)]: "unclear" }, isSettled: false }],
  "read-back-again": [{}],
  settling: [{ until: 1 }],
  settled: [{}],
};

const ALL = Object.entries(EVENTS).flatMap(([type, contents]) =>
  contents.map((content) => ({ type, ...content }) as RegistrationEvent),
);

/** Everything that a customer entered, except for the security code, which every reply removes. */
function entered(state: RegistrationState) {
  const { customer, terms } = state.form;
  const { cardChoice, savedCards, customerId, submittedEmail } = state.form.account;
  const { unit, devices } = state.form.activation;
  const payment = { ...state.form.payment, cvc: "" };
  const account = { cardChoice, savedCards, customerId, submittedEmail };
  return { customer, unit, devices, payment, terms, account };
}

/** A registration whose reply is delayed until `answer` is called. */
async function onItsWay(): Promise<{ work: AtWork; answer: () => void }> {
  const held = Promise.withResolvers<void>();
  const work = atWork({
    through: async (url, pass) => {
      if (url.endsWith("/auth/register")) await held.promise;
      return pass();
    },
  });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("sending");
  return { work, answer: () => held.resolve() };
}

/** A registration that is being sent, being looked up, and of unknown outcome. */
async function sentStates(): Promise<RegistrationState[]> {
  const { work } = await onItsWay();
  const sending = work.waypost.run(registration).getState();
  const lost: RegistrationEvent = { type: "unknown", attempt: FIRST, error: null };
  const readingBack = registrationLogic.transition(sending, lost).state;
  const verdicts = Object.fromEntries(
    [GPS_IMEI, OBD_IMEI].map((imei) => [imeiSubject(imei), "unclear"] as const),
  );
  const known: RegistrationEvent = { type: "found", verdicts, isSettled: false };
  return [sending, readingBack, registrationLogic.transition(readingBack, known).state];
}

test("no event changes a registration that was sent, before its outcome is known", async () => {
  const states = await sentStates();
  expect(states.map(({ screen: { phase } }) => phase)).toEqual([
    "sending",
    "reading-back",
    "unknown",
  ]);
  for (const state of states) {
    for (const event of ALL) {
      const next = registrationLogic.transition(state, event).state;
      expect(entered(next), `${event.type} in ${state.screen.phase}`).toEqual(entered(state));
    }
  }
});

const ANSWERS = new Set(["accepted", "not-sent", "refused", "unknown", "blocked"]);

test("the receipt shows what was sent, whatever is edited while the reply is pending", async () => {
  const { work, answer } = await onItsWay();
  for (const event of ALL) {
    if (!ANSWERS.has(event.type)) work.send(event);
  }
  answer();
  const { receipt } = await work.until("done");
  const sent = work.fetched.find(({ url }) => url.endsWith("/auth/register"))?.init.body;
  const payload = JSON.parse(sent ?? "") as RegistrationPayload;
  expect(receipt).toMatchObject({ email: payload.email, unit: payload.uom });
  expect(receipt?.sent).toEqual(
    payload.devices.map(({ imei, device_name, device_plan }, at) => ({
      imei,
      device_name,
      category: ["gps", "obd"][at],
      servicePlan: device_plan,
      price: [GPS_PLAN.price, OBD_PLAN.price][at],
      duration: [GPS_PLAN.duration, OBD_PLAN.duration][at],
      plan_name: [GPS_PLAN.email_content, OBD_PLAN.email_content][at],
    })),
  );
  expect(receipt?.agreed).toBe(111.3);
});
