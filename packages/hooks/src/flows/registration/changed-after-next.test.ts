import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { GPS_IMEI, reachConfirm, SECRETS } from "../../../test/new-customer.ts";
import type { RegistrationStep } from "../../rules/registration/wizard.ts";
import type { RegistrationEvent } from "./events.ts";
import { card, edit, reachConfirmAgain } from "../../../test/returning-customer.ts";

const BLOCKED = "359000000000905";

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
    [{ type: "back" }, edit({ email: "other@example.com" })],
    "email",
    [],
  ],
  ["a blank name", "customer-information", [edit({ firstName: " " })], "details", ["firstName"]],
  [
    "a blank name, with the e-mail form open",
    "customer-information",
    [edit({ firstName: " " }), { type: "back" }],
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
    [card({ cardnumber: SECRETS.cardnumber.slice(0, 14) })],
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
    expect(work.state().phase).toBe(name);
    expect(Object.keys(work.state().fieldErrors)).toEqual(invalidFields);
    expect(work.state().submitCount).toBe(Math.min(1, invalidFields.length));
    expect(work.sent("POST")).toEqual([]);
  },
);

test.each([
  ["another IMEI", BLOCKED],
  ["the same IMEI again", `${GPS_IMEI} `],
])("nothing is registered while %s is being checked", async (_, text) => {
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
  expect(work.state().phase).toBe("devices");
  expect(work.fetched.filter(({ init }) => init.method === "POST")).toEqual([]);
});

test.each([
  ["another saved card", "card_demo_declined"],
  ["a new card that was not typed", "new"],
])("%s that was chosen after Next leads back to the cards", async (_, choice) => {
  const work = atWork();
  await reachConfirmAgain(work);
  await changedAt(work, "payment-method", { type: "choose-card", choice });
  expect(work.state().phase).toBe("payment");
  expect(work.sent("POST")).toEqual(["/auth/customer/cards"]);
});

test("Next on the terms opens a step that has become incomplete, not the confirmation", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "visit", step: "activation-type" });
  work.send({ type: "edit-device-name", id: "1", name: "" });
  work.send({ type: "visit", step: "terms" });
  work.send({ type: "submit" });
  expect(work.state().phase).toBe("devices");
});

test("a valid change is registered without another Next", async () => {
  const work = atWork();
  await reachConfirm(work);
  await changedAt(
    work,
    "activation-type",
    { type: "edit-device-name", id: "1", name: "Bus" },
    { type: "edit-imei", id: "2", text: "860000000000002" },
  );
  const { receipt } = await work.until("done");
  expect(receipt?.sent.map(({ imei }) => imei)).toEqual([GPS_IMEI, "860000000000002"]);
  const sent = work.fetched.find(({ url }) => url.endsWith("/auth/register"));
  expect(sent?.init.body).toContain('"device_name":"Bus"');
});
