import type { Session } from "../session.ts";
import { fieldsOf, rowsOf, type Fields, textOf } from "./body.ts";
import { skippedCase, UNKNOWN_IMEI } from "./device-cases.ts";
import type { SkippedCase, ReadCase } from "./read-case.ts";

/** The id of a customer that does not exist. */
const UNKNOWN_CUSTOMER = "999999999";

/** Returns the reads of a customer's account that need no token. */
export function customerCases(session: Session): (ReadCase | SkippedCase)[] {
  const { customer = {}, devices = {} } = session.scenario;
  const { id, firstSix, password } = customer;
  const { cancelled = [], gps, obd } = devices;
  const inUse = [gps, obd].filter((imei) => imei !== undefined);
  if (id === undefined)
    return [
      skippedCase(session, "listReactivationDevices", "customer.id", "lists-complete"),
      skippedCase(session, "listPlanUpdateDevices", "customer.id", "lists-complete"),
      skippedCase(session, "validateCard", "customer.id", "card-match", "card-mismatch"),
      skippedCase(session, "customerCards", "customer.id", "password-checked"),
    ];
  const [first] = cancelled;
  return [
    {
      call: "listReactivationDevices",
      params: { customer_id: id },
      expect: "success",
      key: "devices",
      assertion: {
        check: "lists-complete",
        problems: ({ devices: listed }) => unlistedProblems(rowsOf(listed), cancelled),
      },
    },
    {
      call: "listReactivationDevices",
      variant: "unknown customer",
      params: { customer_id: UNKNOWN_CUSTOMER },
      expect: "refusal",
    },
    first === undefined
      ? skippedCase(session, "getReactivationDeviceInfo", "devices.cancelled", "device-info")
      : {
          call: "getReactivationDeviceInfo",
          params: { customer_id: id, imei: first },
          expect: "success",
          key: "device",
          assertion: {
            check: "device-info",
            problems: ({ device }) =>
              fieldsOf(device).imei_no === first ? [] : ["imei_no is the IMEI of another device"],
          },
        },
    {
      call: "getReactivationDeviceInfo",
      variant: "unknown device",
      params: { customer_id: id, imei: UNKNOWN_IMEI },
      expect: "refusal",
    },
    {
      call: "listPlanUpdateDevices",
      params: { customer_id: id },
      expect: "success",
      assertion: {
        check: "lists-complete",
        problems: (_reply, body) => unlistedProblems(planRows(body), inUse),
      },
    },
    ...(firstSix === undefined
      ? [skippedCase(session, "validateCard", "customer.firstSix", "card-match", "card-mismatch")]
      : [
          {
            call: "validateCard",
            variant: "match",
            params: { customer_id: id, first6: firstSix },
            expect: "success",
            key: "response",
            assertion: { check: "card-match" },
          } as const,
          {
            call: "validateCard",
            variant: "mismatch",
            params: { customer_id: id, first6: firstSix === "000000" ? "999999" : "000000" },
            expect: "refusal",
            assertion: { check: "card-mismatch" },
          } as const,
        ]),
    password === undefined
      ? skippedCase(session, "customerCards", "customer.password")
      : {
          call: "customerCards",
          body: { customer_id: id, password },
          expect: "success",
          key: "cards",
        },
    {
      call: "customerCards",
      variant: "wrong password",
      body: { customer_id: id, password: "waypost-check-wrong" },
      expect: "refusal",
      assertion: { check: "password-checked" },
    },
  ];
}

/** Returns the devices of a plan list, which is the body itself or under one of three keys. */
export function planRows(body: unknown): Fields[] {
  const { devices, result, data } = fieldsOf(body);
  return rowsOf([body, devices, result, data].find(Array.isArray));
}

const IMEI_FIELDS = ["imei_no", "imei"];

/** Returns a problem for each device that is not in the list. */
export const unlistedProblems = (rows: readonly Fields[], imeis: readonly string[]): string[] =>
  imeis.filter((imei) => !isListed(rows, imei)).map((imei) => `${imei} is not in the list`);

/** Returns a problem for each device that is in the list. */
export const listedProblems = (rows: readonly Fields[], imeis: readonly string[]): string[] =>
  imeis.filter((imei) => isListed(rows, imei)).map((imei) => `${imei} is in the list`);

const isListed = (rows: readonly Fields[], imei: string): boolean =>
  rows.some((row) => IMEI_FIELDS.some((name) => textOf(row[name]) === imei));
