import type { Session } from "../session.ts";
import { fieldsOf, rowsOf, type Fields, textOf } from "./body.ts";
import { missing, NO_DEVICE } from "./device-cases.ts";
import type { MissingCase, ReadCase } from "./read-case.ts";

/** A customer that does not exist. */
const NOBODY = "999999999";

/** The reads of a customer's account that need no token. */
export function customerCases(session: Session): (ReadCase | MissingCase)[] {
  const { customer = {}, devices = {} } = session.scenario;
  const { id, firstSix, password } = customer;
  const { cancelled = [], gps, obd } = devices;
  const inUse = [gps, obd].filter((imei) => imei !== undefined);
  if (id === undefined)
    return [
      missing(session, "listReactivationDevices", "customer.id", "lists-complete"),
      missing(session, "listPlanUpdateDevices", "customer.id", "lists-complete"),
      missing(session, "validateCard", "customer.id", "card-match", "card-mismatch"),
      missing(session, "customerCards", "customer.id", "password-checked"),
    ];
  const [first] = cancelled;
  return [
    {
      call: "listReactivationDevices",
      params: { customer_id: id },
      expect: "success",
      key: "devices",
      truth: {
        check: "lists-complete",
        problems: ({ devices: listed }) => absent(rowsOf(listed), cancelled),
      },
    },
    {
      call: "listReactivationDevices",
      about: "unknown customer",
      params: { customer_id: NOBODY },
      expect: "refusal",
    },
    first === undefined
      ? missing(session, "getReactivationDeviceInfo", "devices.cancelled", "device-info")
      : {
          call: "getReactivationDeviceInfo",
          params: { customer_id: id, imei: first },
          expect: "success",
          key: "device",
          truth: {
            check: "device-info",
            problems: ({ device }) =>
              fieldsOf(device).imei_no === first ? [] : ["imei_no is another one"],
          },
        },
    {
      call: "getReactivationDeviceInfo",
      about: "unknown device",
      params: { customer_id: id, imei: NO_DEVICE },
      expect: "refusal",
    },
    {
      call: "listPlanUpdateDevices",
      params: { customer_id: id },
      expect: "success",
      truth: {
        check: "lists-complete",
        problems: (_reply, body) => absent(planRows(body), inUse),
      },
    },
    ...(firstSix === undefined
      ? [missing(session, "validateCard", "customer.firstSix", "card-match", "card-mismatch")]
      : [
          {
            call: "validateCard",
            about: "match",
            params: { customer_id: id, first6: firstSix },
            expect: "success",
            key: "response",
            truth: { check: "card-match" },
          } as const,
          {
            call: "validateCard",
            about: "mismatch",
            params: { customer_id: id, first6: firstSix === "000000" ? "999999" : "000000" },
            expect: "refusal",
            truth: { check: "card-mismatch" },
          } as const,
        ]),
    password === undefined
      ? missing(session, "customerCards", "customer.password")
      : {
          call: "customerCards",
          body: { customer_id: id, password },
          expect: "success",
          key: "cards",
        },
    {
      call: "customerCards",
      about: "wrong password",
      body: { customer_id: id, password: "waypost-check-wrong" },
      expect: "refusal",
      truth: { check: "password-checked" },
    },
  ];
}

/** The list of devices with plans: the body itself, or under one of three keys. */
export function planRows(body: unknown): Fields[] {
  const { devices, result, data } = fieldsOf(body);
  return rowsOf([body, devices, result, data].find(Array.isArray));
}

const NAMES = ["imei_no", "imei"];

/** Which of these devices no row is about. */
export const absent = (rows: readonly Fields[], imeis: readonly string[]): string[] =>
  imeis.filter((imei) => !isListed(rows, imei)).map((imei) => `${imei} is not in the list`);

/** Which of these devices a row is about. */
export const present = (rows: readonly Fields[], imeis: readonly string[]): string[] =>
  imeis.filter((imei) => isListed(rows, imei)).map((imei) => `${imei} is in the list`);

const isListed = (rows: readonly Fields[], imei: string): boolean =>
  rows.some((row) => NAMES.some((name) => textOf(row[name]) === imei));
