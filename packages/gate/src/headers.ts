import { CURRENCY_HEADER } from "@waypost/sdk/pure";
import type { RawHeaders } from "./forward.ts";

/** The headers that clients send to the gate, which are not forwarded. */
const GATE_REQUEST_HEADERS = ["Idempotency-Key", "Repeat-Of", "Agreed-Total", "Consent"] as const;

/** The headers by which only the gate reports something. A vendor's own would be believed. */
const GATE_REPLY_HEADERS = ["Gate-Code", "Gate-Total", "Gate-Repeats", "Idempotent-Replayed"];

/** A signed link, in requests and replies. */
export const ACCESS = "Gate-Access";

/** The name by which Node has it. */
export const ACCESS_HEADER = "gate-access";

/** The headers of the gate's replies that pages may read. */
const EXPOSED = [...GATE_REPLY_HEADERS, "Retry-After", "X-Request-Id"];

/** Headers that are about one connection, not about the message. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  ...GATE_REPLY_HEADERS.map((name) => name.toLowerCase()),
  ACCESS_HEADER,
]);

/** Headers that the gate handles itself or replaces. */
const REPLACED: ReadonlySet<string> = new Set([
  ...GATE_REQUEST_HEADERS.map((name) => name.toLowerCase()),
  "content-length",
  "host",
  "expect",
  // Only the proxies that the gate trusts may name the client.
  "forwarded",
  "x-forwarded-for",
  "x-real-ip",
  // With these the vendor would carry out another call than the gate has checked.
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
  "x-original-url",
  "x-rewrite-url",
]);

export type Header = readonly [name: string, value: string];

export const pairsOf = (raw: RawHeaders): Header[] =>
  Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index] ?? "",
    raw[2 * index + 1] ?? "",
  ]);

/** The headers that are about the message itself, without those that only the gate may send. */
export function endToEnd(raw: RawHeaders): Header[] {
  const pairs = pairsOf(raw);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.toLowerCase().split(/[\s,]+/));
  return pairs.filter(([name]) => {
    const lower = name.toLowerCase();
    // Without its length, a message would end somewhere else.
    return !HOP_BY_HOP.has(lower) && (lower === "content-length" || !named.includes(lower));
  });
}

/** The headers of a request to the vendor, without its length. `client` is what the gate saw. */
export const requestHeaders = (raw: RawHeaders, client: string): string[] => [
  ...endToEnd(raw)
    .filter(([name]) => !REPLACED.has(name.toLowerCase()))
    .flat(),
  "X-Forwarded-For",
  client,
];

/** The headers of a reply of the gate to a page of any origin. */
export const crossOrigin = { "Access-Control-Allow-Origin": "*" };

const EXPOSE = "Access-Control-Expose-Headers";

/** Adds the gate's own headers to those that the vendor lets pages read. */
export function exposing(headers: readonly Header[]): Header[] {
  const isExpose = ([name]: Header) => name.toLowerCase() === EXPOSE.toLowerCase();
  const vendors = headers.filter(isExpose).map(([, value]) => value);
  const own = headers.some(([name]) => name === ACCESS) ? [...EXPOSED, ACCESS] : EXPOSED;
  return [
    ...headers.filter((header) => !isExpose(header)),
    [EXPOSE, [...vendors, ...own].join(", ")],
  ];
}

/** Names the currency of the gate, beside one that the vendor names. */
export const naming = (currency: string): readonly Header[] => [
  [CURRENCY_HEADER, currency],
  [EXPOSE, CURRENCY_HEADER],
];

/** The headers of the reply to a preflight request. Pages may send any header to the vendor. */
export const preflightHeaders = (requested = ""): Record<string, string> => ({
  ...crossOrigin,
  "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE, PATCH",
  "Access-Control-Allow-Headers": [
    ...new Set(["authorization", "content-type", ...GATE_REQUEST_HEADERS, ...namesIn(requested)]),
  ].join(", "),
  "Access-Control-Max-Age": "600",
  Vary: "Access-Control-Request-Headers",
});

const namesIn = (list: string) => list.split(/[\s,]+/).filter((name) => /^[\w-]+$/.test(name));
