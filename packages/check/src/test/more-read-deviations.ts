import { alterReply, alterBody, respondWith, alterRows, omit } from "./deviations.ts";
import {
  CANCEL,
  CARD,
  CARDS,
  CONF,
  DETAILS,
  DORMANT,
  EMAIL,
  IMEI,
  PLANS,
  REACTIVATION,
  RULES,
  SETTINGS,
  acceptToken,
  finding,
  init,
  settings,
  type Row,
} from "./read-calls.ts";

/** The rest of the deviations in reads. */
export const moreReadDeviations: readonly Row[] = [
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
