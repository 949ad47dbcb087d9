import { expect, test } from "vitest";
import { openOutcome } from "../checkout/outcome.ts";
import { FIRST } from "../../../test/attempts.ts";
import { registrationIn } from "../../../test/registration-in.ts";
import { seenRegistration } from "../../../test/seen-registration.ts";
import { REGISTRATION_PHASES } from "./state.ts";
import { toDrafts } from "./to-drafts.ts";
import { REGISTRATION_KEYS, start } from "./start.ts";
import { registrationLogic } from "./logic.ts";

/** The registration that is restored if only this draft is stored. */
const restoredFrom = (key: keyof typeof REGISTRATION_KEYS, value: unknown) =>
  seenRegistration(
    start({ draft: (asked) => (asked === REGISTRATION_KEYS[key] ? value : null), attempts: [] }),
  );

const row = { id: "1", imei: "350000000000001", price: 59.85, duration: 3 };

test.each([
  [{ price: "abc" }, { price: null, duration: 3 }],
  [{ duration: {} }, { price: 59.85, duration: null }],
  [{ imei: 7 }, { imei: { text: "" }, price: 59.85 }],
])("a stored device row with %j loses only that value", (changes, found) => {
  const { devices } = restoredFrom("activation", { devices: [{ ...row, ...changes }] }).activation;
  expect(devices).toMatchObject([found]);
});

const unanswered = { status: "checking", isAsked: false, device: null };

test.each([
  ["valid", { device_model: "GL300", category: "gps" }, { device: { model: "GL300" } }],
  ["valid, without a model", { category: "obd" }, { device: { model: "", category: "obd" } }],
  ["rejected", { error: true, errormessage: "IMEI is blocked" }, { status: "invalid" }],
  [
    "rejected, whatever is stored of its device",
    { error: true, errormessage: "IMEI is blocked", category: "gps" },
    { status: "invalid", reason: { text: "IMEI is blocked" }, canRetry: false },
  ],
  [
    "that breaks a rule",
    { error: true, errormessage: "imei.invalid" },
    { status: "invalid", reason: { code: "imei.invalid" } },
  ],
  ["without a result", {}, unanswered],
  ["with a category that is not text", { category: 7 }, unanswered],
  ["with an error that is not a boolean", { error: "x", errormessage: {} }, unanswered],
  ["rejected without a message", { error: true, category: "gps" }, unanswered],
  ["that is empty", { imei: "" }, { status: "empty" }],
])("a stored IMEI %s", (_, changes, check) => {
  const { devices } = restoredFrom("activation", { devices: [{ ...row, ...changes }] }).activation;
  expect(devices).toMatchObject([{ imei: { check } }]);
});

test.each([
  ["without a check", { imei: "12a" }, { reason: { code: "imei.invalid" } }],
  ["of blanks", { imei: "  " }, { status: "empty" }],
])("a stored IMEI %s is validated when its step opens, without a request", (_, changes, check) => {
  const activation = { devices: [{ ...row, ...changes }] };
  const state = restoredFrom("activation", activation);
  const open = registrationIn("email", {
    ...state,
    wizard: { ...state.wizard, open: ["activation-type"] },
    visited: true,
  });
  const next = registrationLogic.transition(open, { type: "visit", step: "activation-type" });
  expect(next.state).toMatchObject({
    form: { activation: { devices: [{ imei: { check } }] } },
    screen: { phase: "devices" },
  });
  expect(next.effects.map(({ type }) => type)).toEqual(["cancel"]);
});

test("a stored row whose IMEI breaks a rule is rejected even if it is marked as valid", () => {
  const activation = { devices: [{ ...row, imei: "12a", category: "gps" }] };
  const state = registrationIn("devices", restoredFrom("activation", activation));
  const next = registrationLogic.transition(state, { type: "submit" }).state;
  expect(next.form.fieldErrors).toMatchObject({ "devices.1.imei": "imei.invalid" });
});

test("devices that are not a list are replaced by one empty row", () => {
  expect(restoredFrom("activation", { devices: { 0: row } }).activation.devices).toHaveLength(1);
});

test.each([
  ["there were some", { hasSavedCards: true }, null],
  ["there were none", { hasSavedCards: false }, []],
  ["an older version stored them", { savedCards: [{ token: "card_1" }] }, []],
])("no saved card is restored, whether or not %s", (_, account, found) => {
  const state = restoredFrom("account", account);
  expect(state).toMatchObject({ savedCards: found, cardChoice: "new" });
  expect(JSON.stringify(state)).not.toContain("card_1");
});

test.each([
  [7, 7],
  ["7", "7"],
  [{ id: 7 }, null],
])("a stored customer id %j is restored as %j", (stored, found) => {
  expect(restoredFrom("account", { customerId: stored }).customerId).toEqual(found);
});

const receipt = {
  outcome: "registered",
  details: { first_name: "Sam", last_name: null, email: null, customer_id: 1001 },
  email: "sam@example.com",
  devices: [
    {
      device_name: "Van",
      imei_no: "350000000000001",
      imei_iccid: null,
      subscription_id: null,
      start_date: null,
      nextBillingDate: null,
      activated_plan_description: null,
      activated_plan_id: null,
      kind: "gps",
    },
  ],
  failedDevices: [],
  unconfirmedDevices: [],
  agreed: 59.85,
  unit: "MPH",
  sent: [
    {
      imei: "350000000000001",
      device_name: "Van",
      category: "gps",
      servicePlan: "plus_quarterly",
      price: 59.85,
    },
  ],
  consents: [],
  hasToken: true,
};

test("a success is restored as stored", () => {
  expect(restoredFrom("receipt", receipt)).toMatchObject({ attempt: null, receipt });
  expect(restoredFrom("lastReceipt", receipt)).toMatchObject({ lastReceipt: receipt });
});

test.each([
  "x",
  { ...receipt, outcome: "unknown" },
  { ...receipt, devices: {} },
  { ...receipt, devices: [{ imei_no: {} }] },
  { ...receipt, failedDevices: [{}] },
  { ...receipt, agreed: "59.85" },
  { ...receipt, unit: "knots" },
  { ...receipt, sent: [{ imei: "350000000000001" }] },
])("a success with the receipt %j is read back instead of shown", (stored) => {
  const restored = restoredFrom("receipt", stored);
  expect(restored).toMatchObject({ attempt: { outcome: "unknown" }, receipt: null });
});

test("the results of a read-back are not restored: it is repeated after a reload", () => {
  const { outcome } = openOutcome([FIRST], true);
  const verdicts = { "imei:350000000000001": "not-applied" } as const;
  const settled = { ...outcome, verdicts, isSettled: true };
  const drafts = toDrafts(registrationIn("unknown", {}, { outcome: settled }));
  const { screen } = start({ draft: (key) => drafts[key] ?? null, attempts: [] });
  expect(screen).toMatchObject({ phase: "restoring", unfinished: { attempt: FIRST } });
  expect(screen).not.toHaveProperty("outcome");
});

test("no stored value prevents a page from starting", () => {
  const values = [undefined, 0, "", "x", [], [null], {}, { devices: [null, []] }, { backup: 7 }];
  for (const key of Object.values(REGISTRATION_KEYS)) {
    for (const value of values) {
      const state = start({ draft: (asked) => (asked === key ? value : null), attempts: [] });
      const next = registrationLogic.transition(state, { type: "visit", step: "confirm" }).state;
      expect(REGISTRATION_PHASES, `${key}: ${JSON.stringify(value)}`).toContain(next.screen.phase);
      expect(Object.keys(toDrafts(next)).toSorted()).toEqual(
        Object.values(REGISTRATION_KEYS).toSorted(),
      );
    }
  }
});
