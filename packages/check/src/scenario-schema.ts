const text = { type: "string", minLength: 1 };
const imei = { type: "string", pattern: "^\\d{1,15}$" };
const imeis = { type: "array", items: imei, uniqueItems: true };

const card = {
  type: "object",
  additionalProperties: false,
  required: ["cardholder_name", "number", "cvv", "expiration_date"],
  properties: {
    cardholder_name: text,
    number: { type: "string", pattern: "^\\d{15,20}$" },
    cvv: { type: "string", pattern: "^\\d{3,4}$" },
    expiration_date: { type: "string", pattern: "^(0[1-9]|1[0-2])/\\d{4}$" },
  },
};

const strictObject = (properties: Readonly<Record<string, object>>) => ({
  type: "object",
  additionalProperties: false,
  properties,
});

/** The schema of a scenario file. Unknown names are errors, so that a typo does not skip a check. */
export const scenarioSchema = strictObject({
  portalOrigin: { type: "string", pattern: "^https?://[^/]+$" },
  customer: strictObject({
    id: { type: ["integer", "string"] },
    email: text,
    password: text,
    token: text,
    access: text,
    firstSix: { type: "string", pattern: "^\\d{6}$" },
  }),
  devices: strictObject({
    free: imeis,
    gps: imei,
    obd: imei,
    cancelled: imeis,
    dormant: imei,
    failing: imei,
  }),
  writes: strictObject({
    card,
    cardOnFile: card,
    declinedCard: card,
    newCustomer: {
      type: "object",
      additionalProperties: { type: "string" },
      required: ["email", "password"],
    },
  }),
});
