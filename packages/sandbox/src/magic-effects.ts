/** A value that causes a reply which is otherwise hard to produce. */
export interface MagicValue {
  /** An e-mail address, an IMEI, a card number, the token of a saved card, or a customer id. */
  value: string;
  field: "e-mail" | "IMEI" | "card number" | "saved card" | "customer id";
  /** The affected calls. */
  calls: readonly MagicCall[];
  /** The reply. */
  answer: string;
  effect: Effect;
}

/** A call that magic values can affect. */
export type MagicCall =
  | "e-mail check"
  | "IMEI check"
  | "registration"
  | "cancellation check"
  | "reactivation list"
  | "reactivation info"
  | "plan list"
  | "card check"
  | "dormant list"
  | "settings load"
  | CustomerWriteCall;

/** The writes of self-service. */
export type CustomerWriteCall =
  | "cancellation"
  | "pack purchase"
  | "reactivation"
  | "plan update"
  | "card update"
  | "dormant fee"
  | "dormant cancellation"
  | "settings save"
  | "odometer update";

/** The behaviour of the sandbox when it receives the value. */
export type Effect =
  | { kind: "reply"; status: number; body: unknown }
  /** The call is carried out and gets a reply with status 200 and this body. */
  | { kind: "carried-out"; body: unknown }
  /** The list is wrapped in an object, under this key. */
  | { kind: "wrapped"; key: "devices" | "result" | "data" }
  /** The card is declined, and the call is not carried out. */
  | { kind: "declined"; error: string }
  /** The card pays for one device only. */
  | { kind: "pays-once" }
  /** The IMEI is valid, but its subscription cannot be created. */
  | { kind: "subscription-fails" }
  /** Another customer registers the IMEI between the check and the registration. */
  | { kind: "taken-meanwhile" };

export const fault = {
  status: false,
  message: "Internal server error",
  error: "Please try again later",
};

export function reply(status: number, body?: unknown): Effect {
  return { kind: "reply", status, body };
}
