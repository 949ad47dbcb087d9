import type { Session } from "../session.ts";
import { fieldsOf, rowsOf, type Fields, textOf } from "./body.ts";
import { UNKNOWN_IMEI } from "./device-cases.ts";
import type { ReadCase } from "./read-case.ts";

/** The id of a customer that does not exist. */
const UNKNOWN_CUSTOMER = "999999999";

/** Returns the reads of a customer's account that need no token. */
export function customerCases({ scenario }: Session): ReadCase[] {
  const { id = "", firstSix = "", password } = scenario.customer ?? {};
  const { cancelled = [], gps, obd } = scenario.devices ?? {};
  const inUse = [gps, obd].filter((imei) => imei !== undefined);
  const [first = ""] = cancelled;
  const needs = ["customer.id"];
  return [
    {
      call: "listReactivationDevices",
      needs,
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
    {
      call: "getReactivationDeviceInfo",
      needs: [...needs, "devices.cancelled"],
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
      needs,
      params: { customer_id: id, imei: UNKNOWN_IMEI },
      expect: "refusal",
    },
    {
      call: "listPlanUpdateDevices",
      needs,
      params: { customer_id: id },
      expect: "success",
      assertion: {
        check: "lists-complete",
        problems: (_reply, body) => unlistedProblems(planRows(body), inUse),
      },
    },
    {
      call: "validateCard",
      variant: "match",
      needs: [...needs, "customer.firstSix"],
      params: { customer_id: id, first6: firstSix },
      expect: "success",
      key: "response",
      assertion: { check: "card-match" },
    },
    {
      call: "validateCard",
      variant: "mismatch",
      needs: [...needs, "customer.firstSix"],
      params: { customer_id: id, first6: firstSix === "000000" ? "999999" : "000000" },
      expect: "refusal",
      assertion: { check: "card-mismatch" },
    },
    {
      call: "customerCards",
      needs: [...needs, "customer.password"],
      body: { customer_id: id, password },
      expect: "success",
      key: "cards",
    },
    {
      call: "customerCards",
      variant: "wrong password",
      needs,
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
