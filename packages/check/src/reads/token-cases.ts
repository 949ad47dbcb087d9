import type { Request, Session } from "../session.ts";
import { fieldsOf, rowsOf, textOf } from "./body.ts";
import { unlistedProblems } from "./customer-cases.ts";
import type { ReadCase } from "./read-case.ts";

/** A well-formed token that no server has issued. */
const FORGED_TOKEN = "eyJhbGciOiJub25lIn0.eyJjaGVjayI6MX0.x";

/**
 * Returns the reads that need a token: with the customer's token, without one, and with a forged
 * one.
 */
export function tokenCases({ scenario }: Session): ReadCase[] {
  const { id, token } = scenario.customer ?? {};
  const { gps = "", obd = "", dormant } = scenario.devices ?? {};
  const withToken = token === undefined ? {} : { token };
  const list = {
    call: "listDormantDevices",
    needs: ["customer.id"],
    query: { customer_id: id ?? "" },
  } as const;
  return [
    ...[settings(gps, "gps"), settings(obd, "obd")].map((read): ReadCase => ({
      ...read,
      needs: [...read.needs, "customer.token"],
      variant: read.query.category,
      ...withToken,
      expect: "success",
      key: "data",
      assertion: {
        check: "settings-own",
        problems: ({ data }) => {
          const { imei, customer_id } = fieldsOf(fieldsOf(data).settings);
          const isOther = id !== undefined && textOf(customer_id) !== String(id);
          return [
            ...(textOf(imei) === read.params.imei ? [] : ["imei is the IMEI of another device"]),
            ...(isOther ? ["customer_id is not the scenario's"] : []),
          ];
        },
      },
    })),
    ...withoutToken(settings(gps, "gps")),
    ...withoutToken(list),
    {
      ...list,
      needs: [...list.needs, "customer.token"],
      ...withToken,
      expect: "success",
      key: "result",
      assertion: {
        check: "lists-complete",
        problems: ({ result }) => unlistedProblems(rowsOf(result), dormant ? [dormant] : []),
      },
    },
  ];
}

const settings = (imei: string, category: "gps" | "obd") =>
  ({
    call: "loadDeviceSettings",
    needs: [`devices.${category}`],
    params: { imei },
    query: { category },
  }) as const;

const withoutToken = (request: Request & Pick<ReadCase, "needs">): ReadCase[] => [
  { ...request, variant: "no token", expect: "refusal", assertion: { check: "token-required" } },
  {
    ...request,
    variant: "forged token",
    token: FORGED_TOKEN,
    expect: "refusal",
    assertion: { check: "token-checked" },
  },
];
