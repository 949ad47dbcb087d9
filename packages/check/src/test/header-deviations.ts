import { alterReply, alterHeaders, type Deviation } from "./deviations.ts";

type Row = readonly [name: string, deviation: Deviation, expected: string | readonly string[]];

const COUNTRIES = "GET /info/countries";
const PLANS = "GET /info/service_plan/revised";
const REACTIVATION = "GET /auth/re-activation/devices/{customer_id}";

/** Changes the replies to preflights. */
const preflights = (changes: Readonly<Record<string, string | null>>): Deviation => {
  const change = alterHeaders(null, changes);
  return (request, answer) => (request.method === "OPTIONS" ? change(request, answer) : answer());
};

const PREFLIGHTS = [
  "OPTIONS /api/device/settings/{imei}",
  "OPTIONS /api/odometer/update",
  "OPTIONS /auth/dormant-mode/activated",
  "OPTIONS /auth/dormant-mode/cancel",
  "OPTIONS /auth/register",
];

const forEachCall = (check: string, calls: readonly string[] = PREFLIGHTS): string[] =>
  calls.map((call) => `${check} · ${call}`);

/** Deviations in headers, each with the only findings that it may cause. */
export const headerDeviations: readonly Row[] = [
  [
    "no CORS for one read",
    alterHeaders(REACTIVATION, { "access-control-allow-origin": null }),
    "cors-origin",
  ],
  [
    "another origin allowed",
    alterHeaders(COUNTRIES, { "access-control-allow-origin": "https://other.example.com" }),
    "cors-origin",
  ],
  [
    "no CORS for refusals",
    alterReply(null, (response) => {
      if (response.status < 400) return response;
      response.headers.delete("access-control-allow-origin");
      return response;
    }),
    "cors-origin",
  ],
  [
    "preflights without an allowed origin",
    preflights({ "access-control-allow-origin": null }),
    forEachCall("cors-preflight"),
  ],
  [
    "preflights answered with 404",
    alterReply(null, (response, { method }) =>
      method === "OPTIONS"
        ? new Response(null, { status: 404, headers: response.headers })
        : response,
    ),
    forEachCall("cors-preflight"),
  ],
  [
    "PUT not allowed",
    preflights({ "access-control-allow-methods": "GET, POST" }),
    forEachCall("cors-preflight", PREFLIGHTS.slice(0, 1)),
  ],
  [
    "Authorization not allowed",
    preflights({ "access-control-allow-headers": "*, Content-Type" }),
    forEachCall("cors-preflight", PREFLIGHTS.slice(0, 4)),
  ],
  [
    "preflights that are not cached",
    preflights({ "access-control-max-age": null }),
    forEachCall("cors-preflight-age"),
  ],
  [
    "Retry-After not exposed",
    alterHeaders(null, { "access-control-expose-headers": "X-Request-Id" }),
    "cors-retry-after",
  ],
  [
    "lookups that vary by origin",
    alterHeaders(PLANS, {
      "access-control-allow-origin": "https://portal.example.com",
      vary: "Origin",
    }),
    "cors-any-origin",
  ],
  [
    "a lookup that is not cached",
    alterHeaders(COUNTRIES, { "cache-control": "no-store" }),
    "lookups-cached",
  ],
  [
    "a refused lookup that is cached",
    alterReply("GET /info/app_conf", (response, { url }) => {
      if (url.includes("no-such-key")) response.headers.set("cache-control", "public, max-age=300");
      return response;
    }),
    "refusals-uncached",
  ],
  [
    "cached customer data",
    alterHeaders(REACTIVATION, { "cache-control": "public, max-age=60" }),
    "personal-uncached",
  ],
  [
    "customer data without Cache-Control",
    alterHeaders(REACTIVATION, { "cache-control": null }),
    "personal-uncached",
  ],
  ["prices from a cache", alterHeaders(PLANS, { age: "120" }), `prices-past-caches · ${PLANS}`],
  ["a cookie", alterHeaders(COUNTRIES, { "set-cookie": "visit=1" }), "cookies"],
];
