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

const closed = (properties: Readonly<Record<string, object>>) => ({
  type: "object",
  additionalProperties: false,
  properties,
});

/** The form of a scenario file. Misspelled names are errors, so that nothing is left out by mistake. */
export const scenarioSchema = closed({
  portalOrigin: { type: "string", pattern: "^https?://[^/]+$" },
  customer: closed({
    id: { type: ["integer", "string"] },
    email: text,
    password: text,
    token: text,
    firstSix: { type: "string", pattern: "^\\d{6}$" },
  }),
  devices: closed({
    free: imeis,
    gps: imei,
    obd: imei,
    cancelled: imeis,
    dormant: imei,
    failing: imei,
  }),
  writes: closed({
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
