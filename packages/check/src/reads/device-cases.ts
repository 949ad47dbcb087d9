import type { Session } from "../session.ts";
import { fieldsOf, jsonOf, messageOf, textOf } from "./body.ts";
import type { ReadCase } from "./read-case.ts";

/** An e-mail address without an account. */
const UNKNOWN_EMAIL = "waypost-check-nobody@example.com";

/** An IMEI that does not exist. */
export const UNKNOWN_IMEI = "000000000000000";

const EMAIL_KNOWN = "User Already Exist";
const IMEI_VALID = "Valid IMEI";

/** Earlier runs with `--writes` may have registered all free devices. */
const NONE_FREE =
  "no device in devices.free is valid; add others if earlier runs have registered these";

/** Matches the messages that the kit interprets as a device in use. */
const IN_USE = /already (in use|used|registered)|is in use/i;

/** Returns the first device of `devices.free` that can be registered, or else the first device. */
export async function firstFree({ scenario, send }: Session): Promise<string | undefined> {
  const { free = [] } = scenario.devices ?? {};
  for (const imei of free) {
    const exchange = await send({ call: "checkImei", params: { imei } });
    if (messageOf(jsonOf(exchange)) === IMEI_VALID) return imei;
  }
  return free[0];
}

/** Returns the checks of e-mail addresses and IMEIs, which need no account. */
export function deviceCases({ scenario }: Session, free = ""): ReadCase[] {
  const { email = "", id } = scenario.customer ?? {};
  const { gps = "" } = scenario.devices ?? {};
  return [
    {
      call: "checkEmail",
      variant: "known",
      needs: ["customer.email"],
      params: { email },
      expect: "success",
      key: "user",
      assertion: {
        check: "email-known",
        problems: (reply) => [
          ...(messageOf(reply) === EMAIL_KNOWN ? [] : [`the message is not “${EMAIL_KNOWN}”`]),
          ...(id === undefined || textOf(fieldsOf(reply.user).customer_id) === String(id)
            ? []
            : ["customer_id is not the scenario's"]),
        ],
      },
    },
    {
      call: "checkEmail",
      variant: "unknown",
      params: { email: UNKNOWN_EMAIL },
      expect: "success",
      assertion: {
        check: "email-unknown",
        problems: (reply) =>
          messageOf(reply) === EMAIL_KNOWN ? [`the message is “${EMAIL_KNOWN}”`] : [],
      },
    },
    {
      call: "checkImei",
      variant: "free",
      needs: ["devices.free"],
      params: { imei: free },
      expect: "answer",
      assertion: {
        check: "imei-free",
        problems: (reply) => {
          if (messageOf(reply) !== IMEI_VALID) return [NONE_FREE];
          return reply.details == null ? ["details is missing"] : [];
        },
      },
    },
    {
      call: "checkImei",
      variant: "in use",
      needs: ["devices.gps"],
      params: { imei: gps },
      expect: "answer",
      assertion: {
        check: "imei-in-use",
        problems: (reply) =>
          IN_USE.test(messageOf(reply)) ? [] : ["the message does not report that it is in use"],
      },
    },
    {
      call: "checkImei",
      variant: "unknown",
      params: { imei: UNKNOWN_IMEI },
      expect: "answer",
      assertion: {
        check: "imei-unknown",
        problems: (reply) =>
          messageOf(reply) === IMEI_VALID ? [`the message is “${IMEI_VALID}”`] : [],
      },
    },
    {
      call: "validateCancellationImei",
      variant: "in use",
      needs: ["devices.gps"],
      params: { imei: gps },
      expect: "success",
      assertion: { check: "cancel-valid" },
    },
    {
      call: "validateCancellationImei",
      variant: "unknown",
      params: { imei: UNKNOWN_IMEI },
      expect: "refusal",
      assertion: { check: "cancel-invalid" },
    },
  ];
}
