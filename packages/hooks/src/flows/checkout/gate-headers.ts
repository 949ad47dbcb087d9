import type { HeaderValues, WaypostError } from "@waypost/sdk";
import { badArgument, decimalsOf } from "@waypost/sdk/pure";
import type { Attempt, Attempts } from "./attempts.ts";
import type { Consent, GivenConsent } from "./consent.ts";
import { concerns } from "./guard.ts";

/** The agreement of the customer to a request, for a gate. @inline */
export interface Agreement {
  readonly consents: readonly GivenConsent[];
  /** The price on the screen, also if it is not due at once; `null` if none was shown. */
  readonly total: number | null;
  /** The earlier attempts that the request may repeat. */
  readonly repeats: readonly Attempt[];
  /** True if the customer agreed to a price that could not be read again. */
  readonly isUnverified: boolean;
}

/** The maximum length of the header `Consent`. */
const MAX_LENGTH = 8_000;

/** The maximum number of accepted requests that a page remembers. */
const MAX_REPEATS = 10;

// Declared here, because the package compiles without the DOM library.
const { btoa, TextEncoder } = globalThis as unknown as {
  btoa: (text: string) => string;
  TextEncoder: new () => { encode(text: string): Uint8Array };
};

/**
 * The headers by which a gate knows a request and checks what the customer agreed to.
 * @throws an error of the SDK if the consents do not fit into a header
 */
export function gateHeaders(
  attempts: Attempts,
  attempt: Attempt,
  { consents, repeats, total, isUnverified }: Agreement,
): HeaderValues {
  const { gate } = attempts.shared;
  const { currency = "USD" } = attempts.clock;
  const { key } = attempt;
  const own = (accepted.get(attempts) ?? []).filter((one) => concerns(attempt, one));
  const keys = [...repeats, ...own].map((one) => one.key).filter(isGateKey);
  const consent = consentHeader(gate ? consents.map(gate) : []);
  return {
    "Idempotency-Key": quoted(key ?? ""),
    ...(keys.length > 0 && { "Repeat-Of": keys.map(quoted).join(", ") }),
    ...(total !== null && { "Agreed-Total": totalHeader(total, currency, isUnverified) }),
    ...(consent !== null && { Consent: consent }),
  };
}

const accepted = new WeakMap<Attempts, readonly Attempt[]>();

/**
 * Remembers an accepted request of this page. The customer has seen its receipt, so that another
 * order for the same thing is a new purchase, and the gate need not ask about it.
 */
export function rememberAccepted(attempts: Attempts, attempt: Attempt): void {
  accepted.set(attempts, [...(accepted.get(attempts) ?? []), attempt].slice(-MAX_REPEATS));
}

const quoted = (key: string): string => `"${key}"`;

const totalHeader = (amount: number, currency: string, isUnverified: boolean): string =>
  [
    amount.toFixed(decimalsOf(currency)),
    ...(currency === "USD" ? [] : [`currency=${currency}`]),
    ...(isUnverified ? ["unverified"] : []),
  ].join(";");

/** The records as JSON in base64url. If they are too long, the shown texts are left out. */
function consentHeader(consents: readonly Consent[]): string | null {
  if (consents.length === 0) return null;
  const short = consents.map((one) => ({ ...one, shown: null }));
  const header = [consents, short].map(toBase64).find(({ length }) => length <= MAX_LENGTH);
  if (header === undefined)
    throw badArgument("gate", "Consent", `longer than ${MAX_LENGTH} characters`);
  return header;
}

function toBase64(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The `Gate-Code` of a reply that the gate made itself. The client has to list this header in its
 * option `errorHeaders`.
 */
export const gateCodeOf = ({ headers }: WaypostError): string | null =>
  headers["Gate-Code"] ?? null;

/** The handles of the earlier orders that a gate wants to be named. They are no keys. */
export const gateRepeatsOf = ({ headers }: WaypostError): readonly string[] =>
  (headers["Gate-Repeats"] ?? "")
    .split(",")
    .map((handle) => handle.trim())
    .filter(isGateKey);

// Declared here, because the package compiles without the DOM library.
const { crypto } = globalThis as unknown as {
  crypto: { randomUUID?: () => string; getRandomValues(bytes: Uint8Array): Uint8Array };
};

/** Creates the random UUID by which a gate knows a request. It is a secret and never logged. */
export function newGateKey(): string {
  if (crypto.randomUUID !== undefined) return crypto.randomUUID();
  // Pages at plain http addresses have no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  });
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** True for a UUID of version 4, the form of all keys and handles of a gate. */
export const isGateKey = (value: unknown): value is string =>
  typeof value === "string" &&
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value);
