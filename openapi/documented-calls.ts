/**
 * The calls in the two documents. This table is written by hand and not derived from the OpenAPI
 * description, because the contract test compares the two.
 *
 * A key path is the position of a key: `user.customer_id`, `plans[].price`, or `plans{}` for the
 * values of a map.
 */
interface DocumentedCall {
  readonly operationId: string;
  readonly method: "get" | "post" | "put";
  readonly path: string;
  /** Query parameters. An optional one ends in `?`. */
  readonly query?: readonly string[];
  /** The key paths of each variant of the payload. */
  readonly payloads?: readonly (readonly string[])[];
  /** The key paths that are read from a successful reply. */
  readonly reply: readonly string[] | "not specified";
  /** The call sends `Authorization: JWT {token}`. */
  readonly token?: true;
}

/** Prefixes each key: `under("cards[]", ["bin"])` is `["cards[].bin"]`. */
const under = (parent: string, keys: readonly string[]) => keys.map((key) => `${parent}.${key}`);

/** The keys in which every POST reports its outcome. `error` may be a list. */
const outcome = ["status", "message", "error", "error[]"];

const creditCard = under("credit_card", ["cardholder_name", "cvv", "expiration_date", "number"]);
const registrationDevices = under("devices[]", [
  "imei",
  "device_name",
  "device_model",
  "device_plan",
]);
const names = ["first_name", "last_name"];

const servicePlan = under("plans[]", [
  "service_plan_id",
  "service_plan_name",
  "email_content",
  "price",
  "duration",
  "plan_description",
  "category",
]);

const registrationPayloads = [
  [
    "first_name",
    "last_name",
    "email",
    "company",
    "phone_number",
    "password",
    "comfirm_email",
    "state",
    "city",
    "mobile_carrier",
    "language",
    "address",
    "country",
    "zip",
    "time_zone",
    "time_zone_description",
    ...creditCard,
    ...registrationDevices,
    "uom",
  ],
  ["email", "language", ...registrationDevices, "uom", "user_token", "card_bin", "card_last_4"],
  ["email", "language", ...registrationDevices, "uom", ...creditCard],
];

const registrationReply = [
  ...outcome,
  ...under("details", [...names, "email", "customer_id"]),
  ...under("subscription[]", [
    "device_name",
    "imei_no",
    "imei_iccid",
    "subscription_id",
    "start_date",
    "nextBillingDate",
    "activated_plan_description",
    "activated_plan_id",
  ]),
  "token",
];

const reactivationPayloads = [[...creditCard, "customer_id", "imei", "service_plan"]];

const planUpdateDevice = [
  "imei_no",
  "activated_plan_id",
  "activated_plan_description",
  "nextBillingDate",
  "category",
];

const dormantFee = ["customer_id", "imei", "iccid", "email", "paying"];

/** The four flags of each type of alert, named as in the self-service document. */
const alerts = (...types: readonly string[]) =>
  types.flatMap((type) => [
    `${type}_notification_global`,
    `${type}_notification`,
    `${type}_email`,
    `${type}_sms`,
  ]);

const allAlerts = ["global_notification", "global_email", "global_sms"];

const commonSettings = [
  "imei",
  "device_name",
  "email",
  "mobile_carrier",
  "phone",
  "secondary_mobile_carrier",
  "secondary_phone",
  "customer_id",
  "speed_limit",
  "odometer_value",
  "device_reporting_frequency_desc",
  "vehicle_type",
  "vehicle_color",
];

interface Settings {
  readonly alerts: readonly string[];
  readonly flags: readonly string[];
  readonly values: readonly string[];
}

/** The fields of the two settings objects: alert flags, other flags, and everything else. */
export const documentedSettings: Readonly<Record<"gps" | "obd", Settings>> = {
  gps: {
    alerts: [...alerts("trip", "speed", "power", "battery", "sos", "charging"), ...allAlerts],
    flags: [
      "trip_sensor",
      "trip_coordinate",
      "show_speed",
      "show_mileage",
      "show_voltage",
      "show_location",
    ],
    values: [...commonSettings, "battery_low_limit", "trip_end_timer"],
  },
  obd: {
    alerts: [
      ...alerts("speed", "engine", "attach_dettach", "tow", "warning", "crash_acceleration"),
      "harsh_notification_global",
      "harshacceleration_email",
      "harshacceleration_notification",
      "harshacceleration_sms",
      "harshbraking_email",
      "harshbraking_notification",
      "harshbraking_sms",
      "harshturning_email",
      "harshturning_notification",
      "harshturning_sms",
      ...allAlerts,
    ],
    flags: [
      "show_speed",
      "show_engine_rpm",
      "show_mileage",
      "show_engine_temp",
      "show_voltage",
      "show_engine_load",
      "show_throttle_position",
      "show_fuel_level",
      "show_location",
    ],
    values: [
      ...commonSettings,
      "high_speed",
      "high_speed_breaking",
      "high_speed_acceleration",
      "medium_speed",
      "medium_speed_breaking",
      "medium_speed_acceleration",
      "low_speed_braking",
      "low_speed_acceleration",
      "corner_braking_thershold",
      "corner_braking_duration",
      "acceleration_thershold",
      "acceleration_duration",
      "threshold_x",
      "threshold_y",
      "threshold_z",
      "samples_before_crash",
      "samples_after_crash",
      "fuel_capacity",
      "fuel_capacity_unit",
    ],
  },
};

const settingsOf = ({ alerts: flags, flags: others, values }: Settings) => [
  ...flags,
  ...others,
  ...values,
];
const gpsSettings = settingsOf(documentedSettings.gps);
const obdSettings = settingsOf(documentedSettings.obd);

export const documentedCalls: readonly DocumentedCall[] = [
  // Registration document, section 7
  {
    operationId: "checkEmail",
    method: "get",
    path: "/info/check/email/{email}",
    reply: ["message", "user.customer_id"],
  },
  {
    operationId: "customerCards",
    method: "post",
    path: "/auth/customer/cards",
    payloads: [["customer_id", "password"]],
    reply: [
      ...outcome,
      ...under("cards[]", [
        "token",
        "issuing_bank",
        "expiration_month",
        "expiration_year",
        "expired",
        "image_url",
        "bin",
        "last_4",
      ]),
    ],
  },
  {
    operationId: "listStates",
    method: "get",
    path: "/info/country/{countryId}/states",
    reply: ["states[].id", "states[].state_name"],
  },
  {
    operationId: "checkImei",
    method: "get",
    path: "/info/imei_validation/{imei}",
    reply: ["message", "details.model", "details.category"],
  },
  {
    operationId: "register",
    method: "post",
    path: "/auth/register",
    payloads: registrationPayloads,
    reply: registrationReply,
  },
  {
    operationId: "registerCharge",
    method: "post",
    path: "/auth/register/charge",
    payloads: registrationPayloads,
    reply: registrationReply,
  },
  {
    operationId: "listPlanRules",
    method: "get",
    path: "/info/service_plan/rules",
    reply: [...outcome, "plans[].service_plan_id", "plans[].rules", "plans{}"],
  },
  {
    operationId: "listCountries",
    method: "get",
    path: "/info/countries",
    reply: ["countries[].id", "countries[].country_name"],
  },
  {
    operationId: "listTimeZones",
    method: "get",
    path: "/info/timezones",
    reply: ["time_zone[].id", "time_zone[].time_zone", "time_zone[].description"],
  },
  {
    operationId: "listMobileProviders",
    method: "get",
    path: "/info/mobile/service_provider",
    reply: ["providers[].id", "providers[].mobile_provider_name"],
  },
  {
    operationId: "listServicePlans",
    method: "get",
    path: "/info/service_plan/revised",
    query: ["category?"],
    reply: [...outcome, ...servicePlan],
  },
  {
    operationId: "getAppConfig",
    method: "get",
    path: "/info/app_conf",
    query: ["key"],
    reply: [...outcome, "value.key", "value.key_value"],
  },
  // Self-service document, section 7
  {
    operationId: "loadDeviceSettings",
    method: "get",
    path: "/api/device/settings/{imei}",
    query: ["category"],
    reply: under("data.settings", [...new Set([...gpsSettings, ...obdSettings])]),
    token: true,
  },
  {
    operationId: "saveDeviceSettings",
    method: "put",
    path: "/api/device/settings/{imei}",
    query: ["category"],
    payloads: [gpsSettings, obdSettings],
    reply: "not specified",
    token: true,
  },
  {
    operationId: "updateOdometer",
    method: "post",
    path: "/api/odometer/update",
    query: ["category"],
    payloads: [["imei", "odometer_value"]],
    reply: "not specified",
    token: true,
  },
  {
    operationId: "cancelSubscription",
    method: "post",
    path: "/auth/subscription/cancel",
    payloads: [
      [
        "cancelation_reason",
        "comment",
        "email",
        "first_name",
        "how_gps_tracker",
        "imei",
        "last_name",
        "phone_number",
      ],
    ],
    reply: outcome,
  },
  {
    operationId: "validateCancellationImei",
    method: "get",
    path: "/info/cancel/validate/{imei}",
    reply: "not specified",
  },
  {
    operationId: "listReactivationDevices",
    method: "get",
    path: "/auth/re-activation/devices/{customer_id}",
    reply: [...outcome, "devices[].imei_no", "devices[].category", ...under("user_details", names)],
  },
  {
    operationId: "getReactivationDeviceInfo",
    method: "get",
    path: "/auth/re-activation/device/info/{customer_id}/{imei}",
    reply: [
      ...under("device", ["imei_no", "imei_iccid", "activated_plan_description"]),
      ...under("user_details", names),
    ],
  },
  {
    operationId: "reactivate",
    method: "post",
    path: "/auth/re-activation/device/reactivate",
    payloads: reactivationPayloads,
    reply: outcome,
  },
  {
    operationId: "reactivateCharge",
    method: "post",
    path: "/auth/re-activation/charge/reactivate",
    payloads: reactivationPayloads,
    reply: outcome,
  },
  {
    operationId: "reactivateMany",
    method: "post",
    path: "/auth/re-activation/multi/device/reactivate",
    payloads: [[...creditCard, "customer_id", "devices[].imei", "devices[].device_plan"]],
    reply: outcome,
  },
  {
    operationId: "listPlanUpdateDevices",
    method: "get",
    path: "/info/imei/list/{customer_id}",
    reply: ["[]", "devices[]", "result[]", "data[]"].flatMap((parent) =>
      under(parent, planUpdateDevice),
    ),
  },
  {
    operationId: "updatePlan",
    method: "post",
    path: "/auth/device/update/plan",
    payloads: [["customer_id", "imei", "service_plan_id"]],
    reply: "not specified",
  },
  {
    operationId: "validateCard",
    method: "get",
    path: "/info/card/validate/{customer_id}/{first6}",
    reply: [...outcome, ...under("response", [...names, "last4", "billing_address"])],
  },
  {
    operationId: "updateCard",
    method: "post",
    path: "/auth/credit-card/update",
    payloads: [[...creditCard, "customer_id"]],
    reply: outcome,
  },
  {
    operationId: "payDormantFee",
    method: "post",
    path: "/auth/dormant-fees",
    payloads: [dormantFee, [...dormantFee, ...creditCard]],
    reply: outcome,
  },
  {
    operationId: "listDormantDevices",
    method: "get",
    path: "/auth/dormant-mode/activated",
    query: ["customer_id"],
    reply: [
      ...outcome,
      ...under("result[]", ["imei", "iccid", "customer_id", "email", "end_date"]),
    ],
    token: true,
  },
  {
    operationId: "cancelDormant",
    method: "post",
    path: "/auth/dormant-mode/cancel",
    payloads: [["customer_id", "imei"]],
    reply: outcome,
    token: true,
  },
  {
    operationId: "buySmsPack",
    method: "post",
    path: "/auth/buy/sms/pack",
    payloads: [["customer_id", "sms_pack_id", "autorenew_sms_pack"]],
    reply: outcome,
  },
  {
    operationId: "buyEtaPack",
    method: "post",
    path: "/auth/buy/eta-routing/pack",
    payloads: [["customer_id", "eta_id"]],
    reply: outcome,
  },
];
