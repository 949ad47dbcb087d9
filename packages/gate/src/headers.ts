import type { RawHeaders } from "./forward.ts";

/** The headers that clients send to the gate, which are not forwarded. */
export const GATE_REQUEST_HEADERS = [
  "Idempotency-Key",
  "Repeat-Of",
  "Agreed-Total",
  "Consent",
] as const;

/** The headers of the gate's replies that pages may read. */
const EXPOSED = [
  "Gate-Code",
  "Gate-Total",
  "Gate-Repeats",
  "Idempotent-Replayed",
  "Retry-After",
  "X-Request-Id",
];

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
]);

/** Headers that the gate handles itself or replaces. */
const REPLACED: ReadonlySet<string> = new Set([
  ...GATE_REQUEST_HEADERS.map((name) => name.toLowerCase()),
  "host",
  "expect",
  "x-forwarded-for",
]);

export function pairsOf(raw: RawHeaders): (readonly [name: string, value: string])[] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index] ?? "",
    raw[2 * index + 1] ?? "",
  ]);
}

/** The headers that are about the message itself. */
export function endToEnd(raw: RawHeaders): (readonly [name: string, value: string])[] {
  const pairs = pairsOf(raw);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) =>
      value
        .toLowerCase()
        .split(",")
        .map((name) => name.trim()),
    );
  return pairs.filter(([name]) => {
    const lower = name.toLowerCase();
    return !HOP_BY_HOP.has(lower) && !named.includes(lower);
  });
}

/** The headers of a request to the vendor. `client` is the address that the gate saw. */
export const requestHeaders = (raw: RawHeaders, client: string): string[] => [
  ...endToEnd(raw)
    .filter(([name]) => !REPLACED.has(name.toLowerCase()))
    .flat(),
  "X-Forwarded-For",
  client,
];

/** The headers of a reply of the gate to a page of any origin. */
export const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": EXPOSED.join(", "),
};

/** Adds the gate's own headers to those that the vendor lets pages read. */
export function expose(headers: Headers): void {
  const vendors = headers.get("Access-Control-Expose-Headers");
  headers.set("Access-Control-Expose-Headers", [vendors, ...EXPOSED].filter(Boolean).join(", "));
}

/** The reply to a preflight request, which the vendor does not see. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE, PATCH",
      "Access-Control-Allow-Headers": `Authorization, Content-Type, ${GATE_REQUEST_HEADERS.join(", ")}`,
      "Access-Control-Max-Age": "600",
    },
  });
}
