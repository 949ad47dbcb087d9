import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  EMAIL,
  giveDevices,
  GPS_IMEI,
  reachConfirm,
  SECRETS,
  typeCard,
} from "../../../test/new-customer.ts";
import type { RegistrationStep } from "../../rules/registration/gates.ts";
import type { RegistrationEvent } from "./events.ts";

const BLOCKED = "359000000000905";

/** Signs the demo customer in, up to the devices. */
async function signIn(work: AtWork): Promise<void> {
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit-email" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  work.send({ type: "continue-with-password" });
  await work.until("devices");
}

/** Pays with the first saved card, up to the confirmation. */
async function payWithSavedCard(work: AtWork): Promise<void> {
  work.send({ type: "submit-payment" });
  work.send({ type: "answer-card-question", yes: true });
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit-terms" });
  await work.until("confirm");
}

/** Takes the demo customer to the confirmation. */
async function reachConfirmAgain(work: AtWork): Promise<void> {
  await signIn(work);
  await giveDevices(work);
  await payWithSavedCard(work);
}

/** Returns to a step by its link, makes changes there, and confirms without its Next. */
async function changedAt(
  work: AtWork,
  step: RegistrationStep,
  ...changes: RegistrationEvent[]
): Promise<void> {
  for (const event of [{ type: "visit", step } as const, ...changes]) work.send(event);
  await work.untilChecked();
  work.send({ type: "visit", step: "confirm" });
  work.send({ type: "confirm", at: TODAY });
}

const edit = (patch: Extract<RegistrationEvent, { type: "edit-customer" }>["patch"]) =>
  ({ type: "edit-customer", patch }) as const;
const card = (patch: Extract<RegistrationEvent, { type: "edit-card" }>["patch"]) =>
  ({ type: "edit-card", patch, today: TODAY }) as const;

const NEW_CUSTOMER: readonly [
  what: string,
  step: RegistrationStep,
  changes: RegistrationEvent[],
  state: string,
  invalidFields: string[],
][] = [
  [
    "an e-mail address that was not checked",
    "customer-information",
    [{ type: "previous" }, edit({ email: "other@example.com" })],
    "email",
    [],
  ],
  ["a blank name", "customer-information", [edit({ firstName: " " })], "details", ["firstName"]],
  [
    "a blank name, with the e-mail form open",
    "customer-information",
    [edit({ firstName: " " }), { type: "previous" }],
    "email",
    [],
  ],
  [
    "a different password in one field",
    "customer-information",
    [edit({ password: "other" })],
    "details",
    ["confirmPassword"],
  ],
  [
    "no consent to text messages",
    "customer-information",
    [edit({ textMe: false })],
    "details",
    ["textMe"],
  ],
  [
    "a blocked IMEI",
    "activation-type",
    [{ type: "edit-imei", id: "1", text: BLOCKED }],
    "devices",
    ["devices.1.imei"],
  ],
  [
    "two equal IMEIs",
    "activation-type",
    [{ type: "edit-imei", id: "2", text: GPS_IMEI }],
    "devices",
    ["devices.2.imei"],
  ],
  [
    "a blank device name",
    "activation-type",
    [{ type: "edit-device-name", id: "1", name: " " }],
    "devices",
    ["devices.1.device_name"],
  ],
  [
    "an empty row",
    "activation-type",
    [{ type: "add-device" }],
    "devices",
    ["devices.3.imei", "devices.3.device_name"],
  ],
  [
    "a short card number",
    "payment-method",
    [card({ cardnumber: "4111" })],
    "payment",
    ["cardnumber"],
  ],
  [
    "a card without a holder",
    "payment-method",
    [card({ cardHoldername: "" })],
    "payment",
    ["cardHoldername"],
  ],
  [
    "a card without a year",
    "payment-method",
    [card({ expirationdateyear: "" })],
    "payment",
    ["expirationdateyear"],
  ],
  [
    "terms that are not accepted",
    "terms",
    [{ type: "accept-terms", accepted: false }],
    "terms",
    [],
  ],
];

test.each(NEW_CUSTOMER)(
  "%s that was entered after Next is not registered, and its step shows the error",
  async (_, step, changes, name, invalidFields) => {
    const work = atWork();
    await reachConfirm(work);
    await changedAt(work, step, ...changes);
    expect(work.state().name).toBe(name);
    expect(Object.keys(work.state().fieldErrors)).toEqual(invalidFields);
    expect(work.state().submitCount).toBe(Math.min(1, invalidFields.length));
    expect(work.sent("POST")).toEqual([]);
  },
);

test.each([
  ["another IMEI", BLOCKED],
  ["the same IMEI again", `${GPS_IMEI} `],
])("while %s is being checked nothing is registered", async (_, text) => {
  let isHanging = false;
  const work = atWork({
    through: (_url, pass) => (isHanging ? new Promise(() => {}) : pass()),
  });
  await reachConfirm(work);
  isHanging = true;
  work.send({ type: "visit", step: "activation-type" });
  work.send({ type: "edit-imei", id: "1", text });
  work.send({ type: "visit", step: "confirm" });
  work.send({ type: "confirm", at: TODAY });
  expect(work.state().name).toBe("devices");
  expect(work.fetched.filter(({ init }) => init.method === "POST")).toEqual([]);
});

test.each([
  ["another saved card", "card_demo_declined"],
  ["a new card that was not typed", "new"],
])("%s that was chosen after Next leads back to the cards", async (_, choice) => {
  const work = atWork();
  await reachConfirmAgain(work);
  await changedAt(work, "payment-method", { type: "choose-card", choice });
  expect(work.state().name).toBe("payment");
  expect(work.sent("POST")).toEqual(["/auth/customer/cards"]);
});

test("the saved card of one account never pays for another e-mail address", async () => {
  const work = atWork();
  await reachConfirmAgain(work);
  work.send({ type: "visit", step: "customer-information" });
  work.send(edit({ email: "new.customer@example.com" }));
  work.send({ type: "submit-email" });
  await work.until("details");
  work.send({ type: "visit", step: "confirm" });
  work.send({ type: "confirm", at: TODAY });
  expect(work.state().name).toBe("details");
  expect(work.sent("POST")).toEqual(["/auth/customer/cards"]);
});

test("Next on the terms leads to a step that is incomplete meanwhile, not to the confirmation", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "visit", step: "activation-type" });
  work.send({ type: "edit-device-name", id: "1", name: "" });
  work.send({ type: "visit", step: "terms" });
  work.send({ type: "submit-terms" });
  expect(work.state().name).toBe("devices");
});

test("a change that is valid is registered without another Next", async () => {
  const work = atWork();
  await reachConfirm(work);
  await changedAt(
    work,
    "activation-type",
    { type: "edit-device-name", id: "1", name: "Bus" },
    { type: "edit-imei", id: "2", text: "860000000000002" },
  );
  const { receipt } = await work.until("registered");
  expect(receipt?.sent.map(({ imei }) => imei)).toEqual([GPS_IMEI, "860000000000002"]);
  const sent = work.fetched.find(({ url }) => url.endsWith("/auth/register"));
  expect(sent?.init.body).toContain('"device_name":"Bus"');
});

test("an e-mail address that is edited after its check is checked again, and nothing else is lost", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send(edit({ email: "other@example.com", city: "Dallas" }));
  expect(work.state()).toMatchObject({ name: "email", submittedEmail: "" });
  expect(work.addresses.at(-1)).toContain("customer-information");
  work.send({ type: "confirm", at: TODAY });
  expect(work.sent("POST")).toEqual([]);
  work.send({ type: "submit-email" });
  const { customer, activation } = await work.until("details");
  expect(customer).toMatchObject({
    email: "other@example.com",
    confirmEmail: "other@example.com",
    city: "Dallas",
    password: SECRETS.password,
  });
  expect(activation.devices).toHaveLength(2);
});

test("the saved cards of an account are gone once another e-mail address is typed", async () => {
  const work = atWork();
  await reachConfirmAgain(work);
  work.send(edit({ email: "other@example.com" }));
  expect(work.state()).toMatchObject({
    customerId: null,
    savedCards: [],
    cardChoice: "new",
    progress: { userexists: false },
  });
});

test("an e-mail address cannot be edited once the registration was sent", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  work.send(edit({ email: "other@example.com" }));
  expect(work.state()).toMatchObject({ name: "registering", customer: { email: EMAIL } });
  await work.until("registered");
});

test("a reload keeps which e-mail address was checked, so that a card can still pay", async () => {
  const work = atWork();
  await reachConfirmAgain(work);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("payment");
  typeCard(later);
  later.send({ type: "submit-payment" });
  later.send({ type: "submit-terms" });
  await later.until("confirm");
  later.send({ type: "confirm", at: TODAY });
  await later.until("registered");
});

test("no password stays in memory after the cards were fetched and after the registration", async () => {
  const again = atWork();
  await reachConfirmAgain(again);
  expect(JSON.stringify(again.state())).not.toContain(demoPassword);

  // A new customer's password, typed before the e-mail turned out to be another account's.
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "previous" });
  await signIn(work);
  work.send({ type: "visit", step: "payment-method" });
  await payWithSavedCard(work);
  expect(JSON.stringify(work.state().backup)).toContain(SECRETS.password);
  work.send({ type: "confirm", at: TODAY });
  await work.until("registered");
  expect(JSON.stringify(work.state())).not.toContain(SECRETS.password);
});
