import { gzipSync } from "node:zlib";
import {
  alterReply,
  alterBody,
  alterHeaders,
  respondWith,
  alterRows,
  omit,
  type Deviation,
} from "./deviations.ts";

type Row = readonly [name: string, deviation: Deviation, expected: string | readonly string[]];

const COUNTRIES = "GET /info/countries";
const PLANS = "GET /info/service_plan/revised";
const RULES = "GET /info/service_plan/rules";
const CONF = "GET /info/app_conf";
const EMAIL = "GET /info/check/email/{email}";
const IMEI = "GET /info/imei_validation/{imei}";
const CANCEL = "GET /info/cancel/validate/{imei}";
const REACTIVATION = "GET /auth/re-activation/devices/{customer_id}";
const DETAILS = "GET /auth/re-activation/device/info/{customer_id}/{imei}";
const PLAN_LIST = "GET /info/imei/list/{customer_id}";
const CARD = "GET /info/card/validate/{customer_id}/{first6}";
const CARDS = "POST /auth/customer/cards";
const SETTINGS = "GET /api/device/settings/{imei}";
const DORMANT = "GET /auth/dormant-mode/activated";

const settings = (reply: Record<string, unknown>, changes: object) => {
  const data = reply.data as { settings: object };
  return { ...reply, data: { settings: { ...data.settings, ...changes } } };
};

const finding = (check: string, call: string): string => `${check} · ${call}`;

/** Accepts tokens with this prefix without verifying them. Null accepts requests without a token. */
const acceptToken = (call: string, token: string | null, reply: unknown): Deviation =>
  alterReply(call, (response, request) => {
    const sent = request.headers.get("authorization");
    const matches = token === null ? sent === null : (sent?.startsWith(token) ?? false);
    return matches && response.status !== 200
      ? new Response(JSON.stringify(reply), { headers: response.headers })
      : response;
  });

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
  [
    "a price that is not a number",
    alterRows(PLANS, "plans", (row) => ({ ...row, price: "on request" }), "sms_pack"),
    finding("prices", PLANS),
  ],
  [
    "packs without a duration, which the kit accepts",
    alterRows(PLANS, "plans", (row) => omit(row, "duration"), "_pack"),
    [],
  ],
  [
    "packs with a duration of null",
    alterRows(PLANS, "plans", (row) => ({ ...row, duration: null }), "_pack"),
    [],
  ],
  [
    "IMEIs as numbers, which the kit accepts",
    alterRows(REACTIVATION, "devices", (row) => ({ ...row, imei_no: Number(row.imei_no) })),
    [],
  ],
  [
    "plans without a duration",
    alterRows(PLANS, "plans", (row) => omit(row, "duration"), "obd"),
    [finding("fields", PLANS), finding("prices", PLANS)],
  ],
  [
    "a negative price",
    alterRows(PLANS, "plans", (row) => ({ ...row, price: -1 }), "eta_pack"),
    finding("prices", PLANS),
  ],
  [
    "plans of another category",
    alterRows(PLANS, "plans", (row) => ({ ...row, category: "gps" }), "obd"),
    finding("plan-category", PLANS),
  ],
  [
    "a plan without rules",
    alterBody(RULES, (reply) => ({ ...reply, plans: (reply.plans as unknown[]).slice(1) })),
    finding("plan-rules", RULES),
  ],
  [
    "a discount that is not a percentage",
    alterBody(CONF, () => ({ status: true, value: { key: "x", key_value: "ten" } }), "discount_12"),
    finding("discounts", CONF),
  ],
  [
    "a known address that is reported as new",
    alterBody(EMAIL, (reply) => ({ ...reply, message: "User Not Found" }), "returning"),
    finding("email-known", EMAIL),
  ],
  [
    "a known address with the id of another customer",
    alterBody(EMAIL, (reply) => ({ ...reply, user: { customer_id: 7 } }), "returning"),
    finding("email-known", EMAIL),
  ],
  [
    "an unknown address that is reported as known",
    alterBody(EMAIL, () => ({ message: "User Already Exist", user: { customer_id: 7 } }), "nobody"),
    finding("email-unknown", EMAIL),
  ],
  [
    "a free device that is reported as in use",
    alterReply(IMEI, (response) =>
      response.status === 200
        ? new Response('{"message":"IMEI already in use"}', { ...init(response), status: 400 })
        : response,
    ),
    finding("imei-free", IMEI),
  ],
  [
    "a device in use that is reported as valid",
    respondWith(
      IMEI,
      200,
      { message: "Valid IMEI", details: { model: "GL300", category: "gps" } },
      "358000000000001",
    ),
    finding("imei-in-use", IMEI),
  ],
  [
    "an IMEI that does not exist and is reported as valid",
    respondWith(
      IMEI,
      200,
      { message: "Valid IMEI", details: { model: "GL300", category: "gps" } },
      "000000000000000",
    ),
    finding("imei-unknown", IMEI),
  ],
  [
    "a device in use that cannot be cancelled",
    respondWith(CANCEL, 404, { message: "Invalid IMEI" }, "358000000000001"),
    finding("cancel-valid", CANCEL),
  ],
  [
    "a device that does not exist and can be cancelled",
    respondWith(CANCEL, 200, { status: true, message: "Valid IMEI" }, "000000000000000"),
    finding("cancel-invalid", CANCEL),
  ],
  [
    "a list with missing rows",
    alterBody(REACTIVATION, (reply) => ({
      ...reply,
      devices: (reply.devices as unknown[]).slice(0, 1),
    })),
    finding("lists-complete", REACTIVATION),
  ],
  [
    "an empty list of dormant devices",
    alterBody(DORMANT, (reply) => ({ ...reply, result: [] })),
    finding("lists-complete", DORMANT),
  ],
  [
    "a device in use in the list of cancelled devices",
    alterBody(REACTIVATION, (reply) => ({
      ...reply,
      devices: [...(reply.devices as unknown[]), { imei_no: "358000000000001", category: "gps" }],
    })),
    finding("lists-exclusive", REACTIVATION),
  ],
  [
    "the details of another device",
    alterBody(DETAILS, (reply) => ({
      ...reply,
      device: { ...(reply.device as object), imei_no: "358000000000009" },
    })),
    finding("device-info", DETAILS),
  ],
  [
    "a card on file that is not recognized",
    respondWith(CARD, 200, { status: false, message: "Card not finding" }, "424242"),
    finding("card-match", CARD),
  ],
  [
    "any six digits accepted as the card on file",
    respondWith(CARD, 200, {
      response: { first_name: "R", last_name: "R", last4: "4242", billing_address: "1 St" },
    }),
    finding("card-mismatch", CARD),
  ],
  [
    "saved cards for any password",
    respondWith(CARDS, 200, { status: true, cards: [] }),
    finding("password-checked", CARDS),
  ],
  [
    "settings without a token",
    acceptToken(SETTINGS, null, { data: { settings: {} } }),
    finding("token-required", SETTINGS),
  ],
  [
    "dormant devices for any token",
    acceptToken(DORMANT, "JWT eyJ", { status: true, result: [] }),
    finding("token-checked", DORMANT),
  ],
  [
    "the settings of another device",
    alterBody(SETTINGS, (reply) => settings(reply, { imei: "358000000000009" })),
    finding("settings-own", SETTINGS),
  ],
  ["408 for a POST", respondWith(CARDS, 408), "no-408"],
];

function init(response: Response) {
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}
