import type { Session } from "../session.ts";
import { lacking } from "../lacking.ts";
import { fieldsOf, jsonOf, messageOf, textOf } from "./body.ts";
import type { MissingCase, ReadCase } from "./read-case.ts";

/** An address that belongs to nobody. */
const NOBODY = "waypost-check-nobody@example.com";

/** An IMEI that no device has. */
export const NO_DEVICE = "000000000000000";

const KNOWN = "User Already Exist";
const VALID = "Valid IMEI";

/** With `--writes`, earlier runs may have used them up. */
const NONE_FREE =
  "no device of devices.free is told as valid; name others if earlier runs have registered these";

/** The message that the kit takes for a device in use. */
const IN_USE = /already (in use|used|registered)|is in use/i;

/** The first of the devices that are meant to be free which is, or the first one. */
export async function firstFree({ scenario, send }: Session): Promise<string | undefined> {
  const { free = [] } = scenario.devices ?? {};
  for (const imei of free) {
    const exchange = await send({ call: "checkImei", params: { imei } });
    if (messageOf(jsonOf(exchange)) === VALID) return imei;
  }
  return free[0];
}

/** The checks of e-mail addresses and IMEIs, which anybody may ask for. */
export function deviceCases(
  session: Session,
  free: string | undefined,
): (ReadCase | MissingCase)[] {
  const { customer = {}, devices = {} } = session.scenario;
  const { email, id } = customer;
  const { gps } = devices;
  return [
    email === undefined
      ? missing(session, "checkEmail", "customer.email", "email-known")
      : {
          call: "checkEmail",
          about: "known",
          params: { email },
          expect: "success",
          key: "user",
          truth: {
            check: "email-known",
            problems: (reply) => [
              ...(messageOf(reply) === KNOWN ? [] : [`the message is not “${KNOWN}”`]),
              ...(id === undefined || textOf(fieldsOf(reply.user).customer_id) === String(id)
                ? []
                : ["customer_id is not that of the scenario"]),
            ],
          },
        },
    {
      call: "checkEmail",
      about: "unknown",
      params: { email: NOBODY },
      expect: "success",
      truth: {
        check: "email-unknown",
        problems: (reply) => (messageOf(reply) === KNOWN ? [`the message is “${KNOWN}”`] : []),
      },
    },
    free === undefined
      ? missing(session, "checkImei", "devices.free", "imei-free")
      : {
          call: "checkImei",
          about: "free",
          params: { imei: free },
          expect: "answer",
          truth: {
            check: "imei-free",
            problems: (reply) => [
              ...(messageOf(reply) === VALID ? [] : [NONE_FREE]),
              ...(messageOf(reply) === VALID && reply.details == null
                ? ["details is missing"]
                : []),
            ],
          },
        },
    gps === undefined
      ? missing(session, "checkImei", "devices.gps", "imei-in-use")
      : {
          call: "checkImei",
          about: "in use",
          params: { imei: gps },
          expect: "answer",
          truth: {
            check: "imei-in-use",
            problems: (reply) =>
              IN_USE.test(messageOf(reply)) ? [] : ["the message does not say that it is in use"],
          },
        },
    {
      call: "checkImei",
      about: "unknown",
      params: { imei: NO_DEVICE },
      expect: "answer",
      truth: {
        check: "imei-unknown",
        problems: (reply) => (messageOf(reply) === VALID ? [`the message is “${VALID}”`] : []),
      },
    },
    gps === undefined
      ? missing(session, "validateCancellationImei", "devices.gps", "cancel-valid")
      : {
          call: "validateCancellationImei",
          about: "in use",
          params: { imei: gps },
          expect: "success",
          truth: { check: "cancel-valid" },
        },
    {
      call: "validateCancellationImei",
      about: "unknown",
      params: { imei: NO_DEVICE },
      expect: "refusal",
      truth: { check: "cancel-invalid" },
    },
  ];
}

/** A case that cannot be made without this part of the scenario. */
export const missing = (
  session: Session,
  call: MissingCase["call"],
  path: string,
  ...checks: MissingCase["checks"][number][]
): MissingCase => ({ call, checks, reason: lacking(session, path) });
