import { gzipSync } from "node:zlib";
import { altered, body, headers, instead, rows, without, type Alter } from "./deviations.ts";

type Row = readonly [name: string, alter: Alter, expected: string | readonly string[]];

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

const found = (check: string, call: string): string => `${check} · ${call}`;

/** Does not verify the tokens that begin so; null stands for none. */
const trusting = (call: string, token: string | null, reply: unknown): Alter =>
  altered(call, (response, request) => {
    const sent = request.headers.get("authorization");
    const isMeant = token === null ? sent === null : (sent?.startsWith(token) ?? false);
    return isMeant && response.status !== 200
      ? new Response(JSON.stringify(reply), { headers: response.headers })
      : response;
  });

/** Single deviations of a server's reads, and the only findings that each may lead to. */
export const readDeviations: readonly Row[] = [
  [
    "a missing field in every row",
    rows(COUNTRIES, "countries", (row) => without(row, "country_name")),
    found("fields", COUNTRIES),
  ],
  [
    "a missing list",
    body("GET /info/timezones", (reply) => without(reply, "time_zone")),
    found("fields", "GET /info/timezones"),
  ],
  [
    "an object without what it is about",
    body(CONF, (reply) => without(reply, "value")),
    found("fields", CONF),
  ],
  [
    "a missing setting",
    body(SETTINGS, (reply) => settings(reply, { speed_limit: undefined })),
    found("fields", SETTINGS),
  ],
  [
    "a switch as a text",
    body(SETTINGS, (reply) => settings(reply, { show_speed: "true" })),
    found("types", SETTINGS),
  ],
  [
    "an id as an object",
    rows("GET /info/mobile/service_provider", "providers", (row) => ({ ...row, id: {} })),
    found("types", "GET /info/mobile/service_provider"),
  ],
  [
    "a list as a number",
    body(RULES, (reply) => ({ ...reply, plans: 5 })),
    [found("types", RULES), found("plan-rules", RULES)],
  ],
  [
    "an empty list that a form needs",
    body("GET /info/country/{countryId}/states", (reply) => ({ ...reply, states: [] })),
    found("rows", "GET /info/country/{countryId}/states"),
  ],
  [
    "200 with an empty body",
    altered("GET /info/timezones", (response) => new Response(null, response)),
    found("json", "GET /info/timezones"),
  ],
  [
    "200 with a page of HTML",
    altered(RULES, (response) => new Response("<!doctype html><p>Sign in</p>", response)),
    found("json", RULES),
  ],
  [
    "JSON that is cut off",
    altered(PLAN_LIST, async (response) =>
      response.status === 200
        ? new Response((await response.text()).slice(0, 40), response)
        : response,
    ),
    found("json", PLAN_LIST),
  ],
  ["500 without a body", instead(COUNTRIES, 500), found("status", COUNTRIES)],
  [
    "404 for something that is there",
    instead(DETAILS, 404, { message: "Not here" }),
    found("status", DETAILS),
  ],
  [
    "201 in place of 200",
    altered(RULES, (response) => new Response(response.body, { ...init(response), status: 201 })),
    found("status", RULES),
  ],
  [
    "a redirect",
    altered(
      COUNTRIES,
      (response) =>
        new Response(null, {
          status: 302,
          headers: { ...init(response).headers, location: "https://other.example.com/" },
        }),
    ),
    found("no-redirect", COUNTRIES),
  ],
  [
    "a small body that unpacks to more than 16 MB",
    altered(COUNTRIES, (response) => {
      const { status, headers: sent } = init(response);
      const content = gzipSync(`{"countries":"${"x".repeat(16_000_000)}"}`);
      return new Response(content, { status, headers: { ...sent, "content-encoding": "gzip" } });
    }),
    found("size", COUNTRIES),
  ],
  [
    "a body with too many rows",
    body(COUNTRIES, () => ({ countries: Array.from({ length: 300_001 }, () => 1) })),
    found("size", COUNTRIES),
  ],
  [
    "a body with lists in lists in lists",
    body(COUNTRIES, () => ({ countries: JSON.parse("[".repeat(80) + "]".repeat(80)) as unknown })),
    found("size", COUNTRIES),
  ],
  [
    "an id that cannot be made a text",
    rows(PLANS, "plans", (row) => ({ ...row, service_plan_id: { toString: 1 } }), "sms_pack"),
    found("types", PLANS),
  ],
  [
    "a status of “ok”",
    body(REACTIVATION, (reply) => ({ ...reply, status: "ok" })),
    found("success", REACTIVATION),
  ],
  [
    "no status where one is documented",
    body(PLANS, (reply) => without(reply, "status"), "obd"),
    found("success", PLANS),
  ],
  [
    "a status of false for what is there",
    body("GET /info/mobile/service_provider", (reply) => ({ ...reply, status: false })),
    found("success", "GET /info/mobile/service_provider"),
  ],
  [
    "JSON announced as text",
    headers("GET /info/timezones", { "content-type": "text/plain" }),
    found("content-type", "GET /info/timezones"),
  ],
  [
    "a refusal without words",
    altered(DETAILS, (response) =>
      response.status === 200 ? response : new Response("{}", response),
    ),
    found("refusal-words", DETAILS),
  ],
  [
    "a refusal as a page of HTML",
    altered(IMEI, (response) =>
      response.status === 404 ? new Response("<p>Nothing here</p>", response) : response,
    ),
    found("json", IMEI),
  ],
  [
    "a refusal as 500",
    altered(REACTIVATION, async (response) => {
      const text = await response.text();
      const isRefused = text.includes("Unknown customer");
      return new Response(text, { ...init(response), status: isRefused ? 500 : 200 });
    }),
    found("refusal", REACTIVATION),
  ],
  [
    "an unknown key with a value",
    instead(CONF, 200, { status: true, value: null }, "no-such-key"),
    found("refusal", CONF),
  ],
  [
    "no country with the id 250",
    rows(COUNTRIES, "countries", (row) => ({ ...row, id: Number(row.id) + 1000 })),
    found("start-country", COUNTRIES),
  ],
  [
    "a price that is no number",
    rows(PLANS, "plans", (row) => ({ ...row, price: "on request" }), "sms_pack"),
    found("prices", PLANS),
  ],
  [
    "packs without a duration, which the kit does not need",
    rows(PLANS, "plans", (row) => without(row, "duration"), "_pack"),
    [],
  ],
  [
    "packs with a duration of null",
    rows(PLANS, "plans", (row) => ({ ...row, duration: null }), "_pack"),
    [],
  ],
  [
    "IMEIs as numbers, which the kit reads",
    rows(REACTIVATION, "devices", (row) => ({ ...row, imei_no: Number(row.imei_no) })),
    [],
  ],
  [
    "plans without a duration",
    rows(PLANS, "plans", (row) => without(row, "duration"), "obd"),
    [found("fields", PLANS), found("prices", PLANS)],
  ],
  [
    "a negative price",
    rows(PLANS, "plans", (row) => ({ ...row, price: -1 }), "eta_pack"),
    found("prices", PLANS),
  ],
  [
    "plans of another category",
    rows(PLANS, "plans", (row) => ({ ...row, category: "gps" }), "obd"),
    found("plan-category", PLANS),
  ],
  [
    "a plan without rules",
    body(RULES, (reply) => ({ ...reply, plans: (reply.plans as unknown[]).slice(1) })),
    found("plan-rules", RULES),
  ],
  [
    "a discount that is no percentage",
    body(CONF, () => ({ status: true, value: { key: "x", key_value: "ten" } }), "discount_12"),
    found("discounts", CONF),
  ],
  [
    "a known address that is told as new",
    body(EMAIL, (reply) => ({ ...reply, message: "User Not Found" }), "returning"),
    found("email-known", EMAIL),
  ],
  [
    "a known address with the id of another customer",
    body(EMAIL, (reply) => ({ ...reply, user: { customer_id: 7 } }), "returning"),
    found("email-known", EMAIL),
  ],
  [
    "an unknown address that is told as known",
    body(EMAIL, () => ({ message: "User Already Exist", user: { customer_id: 7 } }), "nobody"),
    found("email-unknown", EMAIL),
  ],
  [
    "a free device that is told as in use",
    altered(IMEI, (response) =>
      response.status === 200
        ? new Response('{"message":"IMEI already in use"}', { ...init(response), status: 400 })
        : response,
    ),
    found("imei-free", IMEI),
  ],
  [
    "a device in use that is told as valid",
    instead(
      IMEI,
      200,
      { message: "Valid IMEI", details: { model: "GL300", category: "gps" } },
      "358000000000001",
    ),
    found("imei-in-use", IMEI),
  ],
  [
    "an IMEI that does not exist and is told as valid",
    instead(
      IMEI,
      200,
      { message: "Valid IMEI", details: { model: "GL300", category: "gps" } },
      "000000000000000",
    ),
    found("imei-unknown", IMEI),
  ],
  [
    "a device in use that cannot be cancelled",
    instead(CANCEL, 404, { message: "Invalid IMEI" }, "358000000000001"),
    found("cancel-valid", CANCEL),
  ],
  [
    "a device that does not exist and can be cancelled",
    instead(CANCEL, 200, { status: true, message: "Valid IMEI" }, "000000000000000"),
    found("cancel-invalid", CANCEL),
  ],
  [
    "a list that drops rows",
    body(REACTIVATION, (reply) => ({
      ...reply,
      devices: (reply.devices as unknown[]).slice(0, 1),
    })),
    found("lists-complete", REACTIVATION),
  ],
  [
    "a list of dormant devices that is empty",
    body(DORMANT, (reply) => ({ ...reply, result: [] })),
    found("lists-complete", DORMANT),
  ],
  [
    "a device in use among the cancelled ones",
    body(REACTIVATION, (reply) => ({
      ...reply,
      devices: [...(reply.devices as unknown[]), { imei_no: "358000000000001", category: "gps" }],
    })),
    found("lists-exclusive", REACTIVATION),
  ],
  [
    "the details of another device",
    body(DETAILS, (reply) => ({
      ...reply,
      device: { ...(reply.device as object), imei_no: "358000000000009" },
    })),
    found("device-info", DETAILS),
  ],
  [
    "the card on file that is not recognized",
    instead(CARD, 200, { status: false, message: "Card not found" }, "424242"),
    found("card-match", CARD),
  ],
  [
    "any six digits taken for the card on file",
    instead(CARD, 200, {
      response: { first_name: "R", last_name: "R", last4: "4242", billing_address: "1 St" },
    }),
    found("card-mismatch", CARD),
  ],
  [
    "saved cards for any password",
    instead(CARDS, 200, { status: true, cards: [] }),
    found("password-checked", CARDS),
  ],
  [
    "settings without a token",
    trusting(SETTINGS, null, { data: { settings: {} } }),
    found("token-required", SETTINGS),
  ],
  [
    "dormant devices for any token",
    trusting(DORMANT, "JWT eyJ", { status: true, result: [] }),
    found("token-checked", DORMANT),
  ],
  [
    "the settings of another device",
    body(SETTINGS, (reply) => settings(reply, { imei: "358000000000009" })),
    found("settings-own", SETTINGS),
  ],
  ["408 for a POST", instead(CARDS, 408), "no-408"],
];

function init(response: Response) {
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}
