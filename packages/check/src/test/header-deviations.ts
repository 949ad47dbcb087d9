import { altered, headers, type Alter } from "./deviations.ts";

type Row = readonly [name: string, alter: Alter, expected: string | readonly string[]];

const COUNTRIES = "GET /info/countries";
const PLANS = "GET /info/service_plan/revised";
const REACTIVATION = "GET /auth/re-activation/devices/{customer_id}";

/** Changes the replies to preflights. */
const preflights = (changes: Readonly<Record<string, string | null>>): Alter => {
  const change = headers(null, changes);
  return (request, answer) => (request.method === "OPTIONS" ? change(request, answer) : answer());
};

const ASKED = [
  "OPTIONS /api/device/settings/{imei}",
  "OPTIONS /api/odometer/update",
  "OPTIONS /auth/dormant-mode/activated",
  "OPTIONS /auth/dormant-mode/cancel",
  "OPTIONS /auth/register",
];

const each = (check: string, calls: readonly string[] = ASKED): string[] =>
  calls.map((call) => `${check} · ${call}`);

/** Single deviations of a server's headers, and the only findings that each may lead to. */
export const headerDeviations: readonly Row[] = [
  [
    "no CORS for one read",
    headers(REACTIVATION, { "access-control-allow-origin": null }),
    "cors-origin",
  ],
  [
    "another origin allowed",
    headers(COUNTRIES, { "access-control-allow-origin": "https://other.example.com" }),
    "cors-origin",
  ],
  [
    "no CORS for refusals",
    altered(null, (response) => {
      if (response.status < 400) return response;
      response.headers.delete("access-control-allow-origin");
      return response;
    }),
    "cors-origin",
  ],
  [
    "preflights that are not allowed",
    preflights({ "access-control-allow-origin": null }),
    each("cors-preflight"),
  ],
  [
    "preflights answered with 404",
    altered(null, (response, { method }) =>
      method === "OPTIONS"
        ? new Response(null, { status: 404, headers: response.headers })
        : response,
    ),
    each("cors-preflight"),
  ],
  [
    "PUT that is not allowed",
    preflights({ "access-control-allow-methods": "GET, POST" }),
    each("cors-preflight", ASKED.slice(0, 1)),
  ],
  [
    "tokens that are not allowed",
    preflights({ "access-control-allow-headers": "*, Content-Type" }),
    each("cors-preflight", ASKED.slice(0, 4)),
  ],
  [
    "preflights that are not kept",
    preflights({ "access-control-max-age": null }),
    each("cors-preflight-age"),
  ],
  [
    "Retry-After that is not exposed",
    headers(null, { "access-control-expose-headers": "X-Request-Id" }),
    "cors-retry-after",
  ],
  [
    "look-ups that vary by origin",
    headers(PLANS, { "access-control-allow-origin": "https://portal.example.com", vary: "Origin" }),
    "cors-any-origin",
  ],
  [
    "a look-up that is not cached",
    headers(COUNTRIES, { "cache-control": "no-store" }),
    "lookups-cached",
  ],
  [
    "a refused look-up that is cached",
    altered("GET /info/app_conf", (response, { url }) => {
      if (url.includes("no-such-key")) response.headers.set("cache-control", "public, max-age=300");
      return response;
    }),
    "refusals-uncached",
  ],
  [
    "cached customer data",
    headers(REACTIVATION, { "cache-control": "public, max-age=60" }),
    "personal-uncached",
  ],
  [
    "customer data that may be cached",
    headers(REACTIVATION, { "cache-control": null }),
    "personal-uncached",
  ],
  ["prices from a cache", headers(PLANS, { age: "120" }), `prices-past-caches · ${PLANS}`],
  ["a cookie", headers(COUNTRIES, { "set-cookie": "visit=1" }), "cookies"],
];
