import type { WaypostError } from "../../packages/sdk/src/index.ts";
import { catalogue } from "../../packages/check/src/catalogue.ts";
import type { GateCode } from "../../packages/gate/src/write-request.ts";
import type { Fault } from "../../packages/sandbox/src/faults.ts";

/** An error that a developer can meet. */
interface Described {
  meaning: string;
  fix: string;
  /** How to make it happen with the sandbox. */
  sandbox: string;
}

const countries = (kind: Fault["kind"], fault: Partial<Fault> = {}): Fault => ({
  call: "GET /info/countries",
  kind,
  times: "always",
  ...fault,
});

/** The kinds of errors of the SDK, with a fault of the sandbox that causes each, if one does. */
export const sdkErrors: Record<WaypostError["kind"], Described & { fault?: Fault }> = {
  rejected: {
    meaning: "The HTTP status is 2xx, but the body reports a failure.",
    fix: "Show displayMessage. Nothing has changed.",
    sandbox: "Call lookups.countries() with this fault.",
    fault: countries("error-json", { status: 200, body: { status: false, message: "No" } }),
  },
  http: {
    meaning: "The HTTP status reports a failure.",
    fix: "Show displayMessage. After 429 wait for retryAfter seconds.",
    sandbox: "Call lookups.countries() with this fault.",
    fault: countries("error-json", { status: 404 }),
  },
  network: {
    meaning: "There was no connection, or the reply to a read was lost.",
    fix: "Check baseUrl, the certificate and the connection. Try again.",
    sandbox: "Call lookups.countries() with this fault.",
    fault: countries("refuse"),
  },
  timeout: {
    meaning: "A read got no reply in time.",
    fix: "Try again. A longer timeout is an option of createClient.",
    sandbox: "Call lookups.countries() with this fault and timeout: { read: 50 }.",
    fault: countries("hang"),
  },
  aborted: {
    meaning: "The caller's signal aborted a read, or a write before it was sent.",
    fix: "Nothing, because your program asked for it.",
    sandbox: "Call lookups.countries({ signal: AbortSignal.abort() }).",
  },
  malformed: {
    meaning: "The reply to a read cannot be parsed or lacks a required field.",
    fix: "Check that baseUrl is the address of the API. The message names what was received.",
    sandbox: "Call lookups.countries() with this fault.",
    fault: countries("error-html", { status: 200 }),
  },
  "unknown-outcome": {
    meaning: "A write was sent, but its outcome is unknown.",
    fix: "Do not send it again. Read what happened, or ask the customer.",
    sandbox: "Call packs.buyEta(purchase) with this fault.",
    fault: { call: "POST /auth/buy/eta-routing/pack", kind: "lost" },
  },
  "bad-argument": {
    meaning: "An argument cannot be sent. Nothing was sent.",
    fix: "Correct the argument that parameter names.",
    sandbox: 'Call registration.checkImei("").',
  },
  "no-token": {
    meaning: "The call needs the customer's token, and the client has none. Nothing was sent.",
    fix: "Pass the option token to createClient.",
    sandbox: "Call dormant.activated(1001) with a client without a token.",
  },
};

const nothingSent = (meaning: string, fix: string, sandbox: string): Described => ({
  meaning: `${meaning} Nothing was sent.`,
  fix,
  sandbox,
});

/** The values of the header `Gate-Code`. */
export const gateErrors: Record<GateCode, Described> = {
  "bad-body": nothingSent(
    "The body of a write is not a JSON object.",
    "Send a JSON object in UTF-8, not compressed.",
    'Buy an SMS pack with the body "[".',
  ),
  "bad-key": nothingSent(
    "The Idempotency-Key is not valid, or is on a call that takes none.",
    "Send a quoted UUID, with writes only.",
    "GET /info/countries with an Idempotency-Key.",
  ),
  "bad-consent": nothingSent(
    "The header Consent is not valid.",
    "Send what the hooks send.",
    "Buy an SMS pack with a key and the header Consent: x.",
  ),
  "bad-path": nothingSent(
    "The path has a segment . or ...",
    "Send the documented path.",
    "GET /info/../info/countries, without a client that shortens it.",
  ),
  "consent-needed": nothingSent(
    "The same was ordered a moment ago.",
    "Ask the customer, then send it with Repeat-Of and the value of Gate-Repeats.",
    "Buy the same SMS pack twice with two keys.",
  ),
  "in-doubt": {
    meaning: "The write may have arrived. It is never sent again.",
    fix: "Ask for the outcome of its key at /gate/outcomes.",
    sandbox: "Buy an SMS pack with the fault lost.",
  },
  limited: nothingSent(
    "Too many guesses, or a write without a key had to wait too long.",
    "Wait for the seconds in Retry-After.",
    "Check one e-mail address eleven times within a minute.",
  ),
  "link-needed": nothingSent(
    "There is no valid signed link for this call.",
    "Open a new link, or sign one with waypost-gate link.",
    "GET /info/imei/list/1001 from a gate with --require-link.",
  ),
  "never-forwarded": nothingSent(
    "The key was asked about before its write arrived.",
    "Use a new key.",
    "Ask /gate/outcomes for a key, then buy an SMS pack with it.",
  ),
  "no-price": nothingSent(
    "The price could not be read.",
    "Try again when the price list can be read.",
    "Buy an SMS pack with Agreed-Total: 9.95, while GET /info/service_plan/revised has a fault.",
  ),
  "other-body": nothingSent(
    "The key was used for another request.",
    "Use one key for each order.",
    "Buy two different SMS packs with one key.",
  ),
  "price-changed": nothingSent(
    "The total is not the agreed one any more.",
    "Show the total in Gate-Total and ask again.",
    "Buy an SMS pack with Agreed-Total: 0.01.",
  ),
  "too-large": nothingSent(
    "The body has more than 64 kB.",
    "Send the documented body only.",
    "Buy an SMS pack with a field of 70,000 characters.",
  ),
  unavailable: nothingSent(
    "The vendor or the store cannot be reached.",
    "Start it, then try again with the same key.",
    "Start the gate with --upstream http://127.0.0.1:1, and buy an SMS pack.",
  ),
};

const list = (source: string, errors: object) =>
  Object.entries(errors).map(([code, error]) => ({ source, code, ...(error as Described) }));

/** The content of `docs/errors.json`: every error of the SDK, the gate and the check. */
export function errorsJson(): string {
  const check = Object.entries(catalogue).map(([code, { rule, fix }]) => ({
    source: "check",
    code,
    meaning: `Not true of this server: ${rule}`,
    fix,
    sandbox: null,
  }));
  return `${JSON.stringify([...list("sdk", sdkErrors), ...list("gate", gateErrors), ...check], null, 2)}\n`;
}
