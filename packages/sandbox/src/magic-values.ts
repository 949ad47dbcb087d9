import { customerValues } from "./magic-customers.ts";
import { fault, reply, type Effect, type MagicCall, type MagicValue } from "./magic-effects.ts";

export const inUseMessage = "IMEI already in use, please try with another IMEI";
export const terminatedMessage = "The SIM of this device was terminated";

/** The calls that take a new card. */
const newCardCalls = ["registration", "reactivation", "card update", "dormant fee"] as const;

/** All magic values. A test compares them with the table in `docs/reference/magic-values.md`. */
export const magicValues: readonly MagicValue[] = [
  {
    value: "check-error@example.com",
    field: "e-mail",
    calls: ["e-mail check"],
    answer: "500 with a message and an error",
    effect: reply(500, fault),
  },
  {
    value: "check-empty@example.com",
    field: "e-mail",
    calls: ["e-mail check"],
    answer: "500 with an empty body",
    effect: reply(500),
  },
  {
    value: "check-refused@example.com",
    field: "e-mail",
    calls: ["e-mail check"],
    answer: "400 with a message",
    effect: reply(400, { status: false, message: "This address cannot be checked" }),
  },
  {
    value: "refused@example.com",
    field: "e-mail",
    calls: ["registration"],
    answer: "200 with `status: false` and a message only",
    effect: reply(200, { status: false, message: "Registration failed" }),
  },
  {
    value: "refused-error-only@example.com",
    field: "e-mail",
    calls: ["registration"],
    answer: "200 with `status: false` and an error only",
    effect: reply(200, { status: false, error: "Account is blocked" }),
  },
  {
    value: "refused-silent@example.com",
    field: "e-mail",
    calls: ["registration"],
    answer: "200 with `status: false` and no text at all",
    effect: reply(200, { status: false }),
  },
  {
    value: "server-error@example.com",
    field: "e-mail",
    calls: ["registration"],
    answer: "500 with a message and an error, nothing registered",
    effect: reply(500, fault),
  },
  {
    value: "server-empty@example.com",
    field: "e-mail",
    calls: ["registration"],
    answer: "500 with an empty body, nothing registered",
    effect: reply(500),
  },
  {
    value: "359000000000901",
    field: "IMEI",
    calls: ["registration"],
    answer:
      "GPS device, valid, but its subscription fails: partial with other devices, else a failure",
    effect: { kind: "subscription-fails" },
  },
  {
    value: "869000000000901",
    field: "IMEI",
    calls: ["registration"],
    answer:
      "OBD device, valid, but its subscription fails: partial with other devices, else a failure",
    effect: { kind: "subscription-fails" },
  },
  {
    value: "359000000000902",
    field: "IMEI",
    calls: ["registration"],
    answer: "GPS device, valid when checked, in use when registered",
    effect: { kind: "taken-meanwhile" },
  },
  {
    value: "359000000000903",
    field: "IMEI",
    calls: ["IMEI check"],
    answer: "400, already in use",
    effect: reply(400, { status: false, message: inUseMessage }),
  },
  {
    value: "359000000000904",
    field: "IMEI",
    calls: ["IMEI check"],
    answer: "200, already in use",
    effect: reply(200, { message: inUseMessage }),
  },
  {
    value: "359000000000905",
    field: "IMEI",
    calls: ["IMEI check"],
    answer: "200 with another message",
    effect: reply(200, { message: "IMEI is blocked, please contact support" }),
  },
  {
    value: "359000000000906",
    field: "IMEI",
    calls: ["IMEI check"],
    answer: "500 with a message and an error",
    effect: reply(500, fault),
  },
  {
    value: "359000000000907",
    field: "IMEI",
    calls: ["IMEI check"],
    answer: "500 with an empty body",
    effect: reply(500),
  },
  {
    value: "359000000000908",
    field: "IMEI",
    calls: ["cancellation check"],
    answer: "200 with `status: false` and a message",
    effect: reply(200, { status: false, message: "Invalid IMEI" }),
  },
  {
    value: "359000000000909",
    field: "IMEI",
    calls: ["cancellation check"],
    answer: "500 with a message and an error",
    effect: reply(500, fault),
  },
  {
    value: "359000000000910",
    field: "IMEI",
    calls: ["cancellation check"],
    answer: "500 with an empty body",
    effect: reply(500),
  },
  {
    value: "4000000000000002",
    field: "card number",
    calls: newCardCalls,
    answer: "`status: false`, the card was declined",
    effect: { kind: "declined", error: "Your card was declined" },
  },
  {
    value: "4000000000009995",
    field: "card number",
    calls: newCardCalls,
    answer: "`status: false`, insufficient funds",
    effect: { kind: "declined", error: "Your card has insufficient funds" },
  },
  {
    value: "4000000000000127",
    field: "card number",
    calls: newCardCalls,
    answer: "`status: false`, wrong security code",
    effect: { kind: "declined", error: "Your card's security code is incorrect" },
  },
  {
    value: "4000000000000341",
    field: "card number",
    calls: ["registration", "reactivation"],
    answer:
      "pays for one device only: with more, a registration is partial, a reactivation declined",
    effect: { kind: "pays-once" },
  },
  {
    value: "card_demo_declined",
    field: "saved card",
    calls: ["registration"],
    answer: "`status: false`, the saved card was declined",
    effect: { kind: "declined", error: "Your card was declined" },
  },
  ...customerValues,
];

const byKey = new Map(
  magicValues.flatMap(({ calls, value, effect }) =>
    calls.map((call) => [`${call} ${value}`, effect] as const),
  ),
);

/** Returns the effect of this value on this call, if it is magic. */
export function effectOf(call: MagicCall, value: string): Effect | undefined {
  return byKey.get(`${call} ${value.toLowerCase()}`);
}
