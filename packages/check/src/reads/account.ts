import { fieldIs, fieldsOf, planRows, rowsOf, textOf, unlistedProblems } from "./body.ts";
import { UNKNOWN_IMEI } from "./devices.ts";
import { readRules, type Facts } from "./read-rule.ts";

/** The id of a customer that does not exist. */
const UNKNOWN_CUSTOMER = "999999999";

/** A well-formed token that no server has issued. */
const FORGED_TOKEN = "eyJhbGciOiJub25lIn0.eyJjaGVjayI6MX0.x";

/** The reads of a customer's account: with its token, without one, and with a forged one. */
export const accountReads = readRules([
  {
    check: "lists-complete",
    severity: "critical",
    rule: "A customer's lists contain every device that belongs there.",
    impact: "The page does not show a device, and reports a lost reactivation as completed.",
    fix: "Return all rows for the customer.",
    call: "listReactivationDevices",
    needs: ["customer.id"],
    ask: ({ id }) => ({ params: { customer_id: id } }),
    key: "devices",
    problems: ({ devices }, { cancelled }) =>
      unlistedProblems(rowsOf(devices), cancelled, "devices"),
  },
  {
    call: "listReactivationDevices",
    variant: "unknown customer",
    ask: () => ({ params: { customer_id: UNKNOWN_CUSTOMER } }),
    expect: "refusal",
  },
  {
    check: "device-info",
    severity: "major",
    rule: "The details of a cancelled device belong to that device.",
    impact: "The page shows the SIM and the previous plan of another device.",
    fix: "Answer with the device of the address.",
    call: "getReactivationDeviceInfo",
    needs: ["customer.id", "devices.cancelled"],
    ask: ({ id, cancelled: [imei = ""] }) => ({ params: { customer_id: id, imei } }),
    key: "device",
    problems: ({ device }, { cancelled: [imei] }) => {
      const { imei_no } = fieldsOf(device);
      return imei_no === imei ? [] : [`${fieldIs("device.imei_no", imei_no)}, not ${imei}`];
    },
  },
  {
    call: "getReactivationDeviceInfo",
    variant: "unknown device",
    needs: ["customer.id"],
    ask: ({ id }) => ({ params: { customer_id: id, imei: UNKNOWN_IMEI } }),
    expect: "refusal",
  },
  {
    sameRule: "lists-complete",
    call: "listPlanUpdateDevices",
    needs: ["customer.id"],
    ask: ({ id }) => ({ params: { customer_id: id } }),
    problems: (_reply, { inUse }, { body }) => unlistedProblems(planRows(body), inUse),
  },
  {
    check: "card-match",
    severity: "major",
    rule: "The first six digits of the card on file are recognized.",
    impact: "The card cannot be replaced.",
    fix: "Answer with a `response` that has the holder and the last four digits.",
    call: "validateCard",
    variant: "match",
    needs: ["customer.id", "customer.firstSix"],
    ask: ({ id, firstSix }) => ({ params: { customer_id: id, first6: firstSix } }),
    key: "response",
  },
  {
    check: "card-mismatch",
    severity: "critical",
    rule: "Six other digits are not accepted as those of the card on file.",
    impact: "Anyone who knows the customer's id can see the holder and replace the card.",
    fix: "Answer with `status: false` or `response: null`.",
    call: "validateCard",
    variant: "mismatch",
    needs: ["customer.id", "customer.firstSix"],
    ask: ({ id, firstSix }) => ({
      params: { customer_id: id, first6: firstSix === "000000" ? "999999" : "000000" },
    }),
    expect: "refusal",
  },
  {
    call: "customerCards",
    needs: ["customer.id", "customer.password"],
    ask: ({ id, password }) => ({ body: { customer_id: id, password } }),
    key: "cards",
  },
  {
    check: "password-checked",
    severity: "critical",
    rule: "Saved cards are returned only with the right password.",
    impact: "Anyone who knows the customer's id can pay with the saved cards.",
    fix: "Check the password and refuse a wrong one.",
    call: "customerCards",
    variant: "wrong password",
    needs: ["customer.id"],
    ask: ({ id }) => ({ body: { customer_id: id, password: "waypost-check-wrong" } }),
    expect: "refusal",
  },
  {
    check: "settings-own",
    severity: "critical",
    rule: "The settings of a device belong to that device and its customer.",
    impact: "Saving overwrites the settings of another device.",
    fix: "Answer with the device of the address.",
    call: "loadDeviceSettings",
    variant: ["gps", "obd"],
    needs: ["devices.{variant}", "customer.token"],
    ask: (facts, category) => ({ ...settingsOf(facts, category), token: facts.token }),
    key: "data",
    problems: ({ data }, facts, { variant }) => {
      const { imei, customer_id } = fieldsOf(fieldsOf(data).settings);
      const { params } = settingsOf(facts, variant);
      const isOther = facts.id !== "" && textOf(customer_id) !== String(facts.id);
      return [
        ...(textOf(imei) === params.imei
          ? []
          : [`${fieldIs("settings.imei", imei)}, not ${params.imei}`]),
        ...(isOther ? [`${fieldIs("settings.customer_id", customer_id)}, not ${facts.id}`] : []),
      ];
    },
  },
  {
    check: "token-required",
    severity: "critical",
    rule: "Calls that need a token are refused without one.",
    impact: "Anyone can read where the settings say the device is, and whose it is.",
    fix: "Answer with 401 if there is no token.",
    call: "loadDeviceSettings",
    variant: "no token",
    needs: ["devices.gps"],
    ask: (facts) => settingsOf(facts, "gps"),
    expect: "refusal",
  },
  {
    check: "token-checked",
    severity: "critical",
    rule: "Calls that need a token are refused with a token that the server did not issue.",
    impact: "Anyone can read where the settings say the device is, and whose it is.",
    fix: "Verify the token and answer with 401 if it is not valid.",
    call: "loadDeviceSettings",
    variant: "forged token",
    needs: ["devices.gps"],
    ask: (facts) => ({ ...settingsOf(facts, "gps"), token: FORGED_TOKEN }),
    expect: "refusal",
  },
  {
    sameRule: "token-required",
    call: "listDormantDevices",
    variant: "no token",
    needs: ["customer.id"],
    ask: ({ id }) => ({ query: { customer_id: id } }),
    expect: "refusal",
  },
  {
    sameRule: "token-checked",
    call: "listDormantDevices",
    variant: "forged token",
    needs: ["customer.id"],
    ask: ({ id }) => ({ query: { customer_id: id }, token: FORGED_TOKEN }),
    expect: "refusal",
  },
  {
    sameRule: "lists-complete",
    call: "listDormantDevices",
    needs: ["customer.id", "customer.token"],
    ask: ({ id, token }) => ({ query: { customer_id: id }, token }),
    key: "result",
    problems: ({ result }, { dormant }) => unlistedProblems(rowsOf(result), dormant, "result"),
  },
]);

const settingsOf = ({ gps, obd }: Facts, category: string) => ({
  params: { imei: category === "gps" ? gps : obd },
  query: { category },
});
