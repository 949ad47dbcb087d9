/** One value that makes a call answer in a way that is otherwise hard to reach. */
export interface MagicValue {
  /** What to type: an e-mail address, an IMEI, a card number or a saved card's token. */
  value: string;
  field: "e-mail" | "IMEI" | "card number" | "saved card";
  /** The call that answers so. */
  call: MagicCall;
  /** What comes back. */
  answer: string;
  effect: Effect;
}

export type MagicCall = "e-mail check" | "IMEI check" | "registration" | "pack purchase";

/** What the sandbox does when it meets the value. */
export type Effect =
  | { kind: "reply"; status: number; body: unknown }
  /** The card is refused, nothing is registered. */
  | { kind: "declined"; error: string }
  /** The card pays for the first device only. */
  | { kind: "pays-once" }
  /** The IMEI is valid, yet its subscription cannot be made. */
  | { kind: "subscription-fails" }
  /** Somebody else registers the IMEI between the check and the registration. */
  | { kind: "taken-meanwhile" };

export const inUseMessage = "IMEI already in use, please try with another IMEI";

const fault = { status: false, message: "Internal server error", error: "Please try again later" };

function reply(status: number, body?: unknown): Effect {
  return { kind: "reply", status, body };
}

/** Every magic value there is. The README prints this table, and a test holds both equal. */
export const magicValues: readonly MagicValue[] = [
  {
    value: "check-error@example.com",
    field: "e-mail",
    call: "e-mail check",
    answer: "500 with a message and an error",
    effect: reply(500, fault),
  },
  {
    value: "check-empty@example.com",
    field: "e-mail",
    call: "e-mail check",
    answer: "500 with an empty body",
    effect: reply(500),
  },
  {
    value: "check-refused@example.com",
    field: "e-mail",
    call: "e-mail check",
    answer: "400 with a message",
    effect: reply(400, { status: false, message: "This address cannot be checked" }),
  },
  {
    value: "refused@example.com",
    field: "e-mail",
    call: "registration",
    answer: "200 with `status: false` and a message only",
    effect: reply(200, { status: false, message: "Registration failed" }),
  },
  {
    value: "refused-error-only@example.com",
    field: "e-mail",
    call: "registration",
    answer: "200 with `status: false` and an error only",
    effect: reply(200, { status: false, error: "Account is blocked" }),
  },
  {
    value: "refused-silent@example.com",
    field: "e-mail",
    call: "registration",
    answer: "200 with `status: false` and no text at all",
    effect: reply(200, { status: false }),
  },
  {
    value: "server-error@example.com",
    field: "e-mail",
    call: "registration",
    answer: "500 with a message and an error, nothing registered",
    effect: reply(500, fault),
  },
  {
    value: "server-empty@example.com",
    field: "e-mail",
    call: "registration",
    answer: "500 with an empty body, nothing registered",
    effect: reply(500),
  },
  {
    value: "359000000000901",
    field: "IMEI",
    call: "registration",
    answer: "GPS device, valid, but its subscription fails: partial beside others, else a failure",
    effect: { kind: "subscription-fails" },
  },
  {
    value: "869000000000901",
    field: "IMEI",
    call: "registration",
    answer: "OBD device, valid, but its subscription fails: partial beside others, else a failure",
    effect: { kind: "subscription-fails" },
  },
  {
    value: "359000000000902",
    field: "IMEI",
    call: "registration",
    answer: "GPS device, valid when checked, in use when registered",
    effect: { kind: "taken-meanwhile" },
  },
  {
    value: "359000000000903",
    field: "IMEI",
    call: "IMEI check",
    answer: "400, already in use",
    effect: reply(400, { status: false, message: inUseMessage }),
  },
  {
    value: "359000000000904",
    field: "IMEI",
    call: "IMEI check",
    answer: "200, already in use",
    effect: reply(200, { message: inUseMessage }),
  },
  {
    value: "359000000000905",
    field: "IMEI",
    call: "IMEI check",
    answer: "200 with another message",
    effect: reply(200, { message: "IMEI is blocked, please contact support" }),
  },
  {
    value: "359000000000906",
    field: "IMEI",
    call: "IMEI check",
    answer: "500 with a message and an error",
    effect: reply(500, fault),
  },
  {
    value: "359000000000907",
    field: "IMEI",
    call: "IMEI check",
    answer: "500 with an empty body",
    effect: reply(500),
  },
  {
    value: "4000000000000002",
    field: "card number",
    call: "registration",
    answer: "`status: false`, the card was declined",
    effect: { kind: "declined", error: "Your card was declined" },
  },
  {
    value: "4000000000009995",
    field: "card number",
    call: "registration",
    answer: "`status: false`, insufficient funds",
    effect: { kind: "declined", error: "Your card has insufficient funds" },
  },
  {
    value: "4000000000000127",
    field: "card number",
    call: "registration",
    answer: "`status: false`, wrong security code",
    effect: { kind: "declined", error: "Your card's security code is incorrect" },
  },
  {
    value: "4000000000000341",
    field: "card number",
    call: "registration",
    answer: "pays for the first device only: partial with two devices or more",
    effect: { kind: "pays-once" },
  },
  {
    value: "card_demo_declined",
    field: "saved card",
    call: "registration",
    answer: "`status: false`, the saved card was declined",
    effect: { kind: "declined", error: "Your card was declined" },
  },
];

const byKey = new Map(magicValues.map((magic) => [`${magic.call} ${magic.value}`, magic.effect]));

/** What this value does to this call, if it is a magic one. */
export function effectOf(call: MagicCall, value: string): Effect | undefined {
  return byKey.get(`${call} ${value.toLowerCase()}`);
}
