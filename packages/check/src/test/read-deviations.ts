import { gzipSync } from "node:zlib";
import { alterReply, alterBody, alterHeaders, respondWith, alterRows, omit } from "./deviations.ts";
import {
  CONF,
  COUNTRIES,
  DETAILS,
  IMEI,
  PLANS,
  PLAN_LIST,
  REACTIVATION,
  RULES,
  SETTINGS,
  finding,
  init,
  settings,
  type Row,
} from "./read-calls.ts";
import { moreReadDeviations } from "./more-read-deviations.ts";

/** Deviations in reads, each with the only findings that it may cause. */
export const readDeviations: readonly Row[] = [
  [
    "a missing field in every row",
    alterRows(COUNTRIES, "countries", (row) => omit(row, "country_name")),
    finding("fields", COUNTRIES),
  ],
  [
    "a missing list",
    alterBody("GET /info/timezones", (reply) => omit(reply, "time_zone")),
    finding("fields", "GET /info/timezones"),
  ],
  [
    "an object without its value",
    alterBody(CONF, (reply) => omit(reply, "value")),
    finding("fields", CONF),
  ],
  [
    "a missing setting",
    alterBody(SETTINGS, (reply) => settings(reply, { speed_limit: undefined })),
    finding("fields", SETTINGS),
  ],
  [
    "a boolean as a text",
    alterBody(SETTINGS, (reply) => settings(reply, { show_speed: "true" })),
    finding("types", SETTINGS),
  ],
  [
    "an id as an object",
    alterRows("GET /info/mobile/service_provider", "providers", (row) => ({ ...row, id: {} })),
    finding("types", "GET /info/mobile/service_provider"),
  ],
  [
    "a list as a number",
    alterBody(RULES, (reply) => ({ ...reply, plans: 5 })),
    [finding("types", RULES), finding("plan-rules", RULES)],
  ],
  [
    "an empty list",
    alterBody("GET /info/country/{countryId}/states", (reply) => ({ ...reply, states: [] })),
    finding("rows", "GET /info/country/{countryId}/states"),
  ],
  [
    "200 with an empty body",
    alterReply("GET /info/timezones", (response) => new Response(null, response)),
    finding("json", "GET /info/timezones"),
  ],
  [
    "200 with an HTML page",
    alterReply(RULES, (response) => new Response("<!doctype html><p>Sign in</p>", response)),
    finding("json", RULES),
  ],
  [
    "truncated JSON",
    alterReply(PLAN_LIST, async (response) =>
      response.status === 200
        ? new Response((await response.text()).slice(0, 40), response)
        : response,
    ),
    finding("json", PLAN_LIST),
  ],
  ["500 without a body", respondWith(COUNTRIES, 500), finding("status", COUNTRIES)],
  [
    "404 for an existing device",
    respondWith(DETAILS, 404, { message: "Not here" }),
    finding("status", DETAILS),
  ],
  [
    "201 instead of 200",
    alterReply(
      RULES,
      (response) => new Response(response.body, { ...init(response), status: 201 }),
    ),
    [],
  ],
  [
    "202 instead of 200",
    alterReply(
      RULES,
      (response) => new Response(response.body, { ...init(response), status: 202 }),
    ),
    finding("status", RULES),
  ],
  [
    "a redirect",
    alterReply(
      COUNTRIES,
      (response) =>
        new Response(null, {
          status: 302,
          headers: { ...init(response).headers, location: "https://other.example.com/" },
        }),
    ),
    finding("no-redirect", COUNTRIES),
  ],
  [
    "a small body that decompresses to more than 16 MB",
    alterReply(COUNTRIES, (response) => {
      const { status, headers: sent } = init(response);
      const content = gzipSync(`{"countries":"${"x".repeat(16_000_000)}"}`);
      return new Response(content, { status, headers: { ...sent, "content-encoding": "gzip" } });
    }),
    finding("size", COUNTRIES),
  ],
  [
    "a body with too many rows",
    alterBody(COUNTRIES, () => ({ countries: Array.from({ length: 300_001 }, () => 1) })),
    finding("size", COUNTRIES),
  ],
  [
    "a deeply nested body",
    alterBody(COUNTRIES, () => ({
      countries: JSON.parse("[".repeat(80) + "]".repeat(80)) as unknown,
    })),
    finding("size", COUNTRIES),
  ],
  [
    "an id that cannot be converted to text",
    alterRows(PLANS, "plans", (row) => ({ ...row, service_plan_id: { toString: 1 } }), "sms_pack"),
    finding("types", PLANS),
  ],
  [
    "a status of “ok”",
    alterBody(REACTIVATION, (reply) => ({ ...reply, status: "ok" })),
    finding("success", REACTIVATION),
  ],
  [
    "a missing status",
    alterBody(PLANS, (reply) => omit(reply, "status"), "obd"),
    finding("success", PLANS),
  ],
  [
    "a status of false for an existing list",
    alterBody("GET /info/mobile/service_provider", (reply) => ({ ...reply, status: false })),
    finding("success", "GET /info/mobile/service_provider"),
  ],
  [
    "JSON with the content type text/plain",
    alterHeaders("GET /info/timezones", { "content-type": "text/plain" }),
    finding("content-type", "GET /info/timezones"),
  ],
  [
    "a refusal without a text",
    alterReply(DETAILS, (response) =>
      response.status === 200 ? response : new Response("{}", response),
    ),
    finding("refusal-words", DETAILS),
  ],
  [
    "a refusal as an HTML page",
    alterReply(IMEI, (response) =>
      response.status === 404 ? new Response("<p>Nothing here</p>", response) : response,
    ),
    finding("json", IMEI),
  ],
  [
    "a refusal as 500",
    alterReply(REACTIVATION, async (response) => {
      const text = await response.text();
      const isRefused = text.includes("Unknown customer");
      return new Response(text, { ...init(response), status: isRefused ? 500 : 200 });
    }),
    finding("refusal", REACTIVATION),
  ],
  [
    "an unknown key with a value",
    respondWith(CONF, 200, { status: true, value: null }, "no-such-key"),
    finding("refusal", CONF),
  ],
  [
    "no country with the id 250",
    alterRows(COUNTRIES, "countries", (row) => ({ ...row, id: Number(row.id) + 1000 })),
    finding("start-country", COUNTRIES),
  ],
  ...moreReadDeviations,
];
