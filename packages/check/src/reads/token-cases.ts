import type { CallName } from "../contract.ts";
import type { Request, Session } from "../session.ts";
import { fieldsOf, rowsOf, textOf } from "./body.ts";
import { unlistedProblems } from "./customer-cases.ts";
import { skippedCase } from "./device-cases.ts";
import type { SkippedCase, ReadCase } from "./read-case.ts";

/** A well-formed token that no server has issued. */
const FORGED_TOKEN = "eyJhbGciOiJub25lIn0.eyJjaGVjayI6MX0.x";

/** Returns the reads that need a token: with the customer's token, without one, and with a forged one. */
export function tokenCases(session: Session): (ReadCase | SkippedCase)[] {
  const { customer = {}, devices = {} } = session.scenario;
  const { id, token } = customer;
  const settingsCases = (["gps", "obd"] as const).map((category) => {
    const imei = devices[category];
    if (imei === undefined)
      return skippedCase(session, "loadDeviceSettings", `devices.${category}`, "settings-own");
    if (token === undefined)
      return skippedCase(session, "loadDeviceSettings", "customer.token", "settings-own");
    return {
      ...settings(imei, category),
      variant: category,
      token,
      expect: "success",
      key: "data",
      assertion: {
        check: "settings-own",
        problems: ({ data }) => {
          const { imei: settingsImei, customer_id } = fieldsOf(fieldsOf(data).settings);
          const isOther = id !== undefined && textOf(customer_id) !== String(id);
          return [
            ...(textOf(settingsImei) === imei ? [] : ["imei is the IMEI of another device"]),
            ...(isOther ? ["customer_id is not the scenario's"] : []),
          ];
        },
      },
    } satisfies ReadCase;
  });
  const { dormant } = devices;
  const list = { call: "listDormantDevices", query: { customer_id: id ?? "" } } as const;
  const { gps } = devices;
  return [
    ...settingsCases,
    ...(gps === undefined
      ? [
          skippedCase(
            session,
            "loadDeviceSettings",
            "devices.gps",
            "token-required",
            "token-checked",
          ),
        ]
      : withoutToken(settings(gps, "gps"))),
    ...(id === undefined
      ? [
          skippedCase(
            session,
            "listDormantDevices",
            "customer.id",
            "token-required",
            "token-checked",
          ),
        ]
      : withoutToken(list)),
    id === undefined || token === undefined
      ? skippedCase(session, "listDormantDevices", "customer.token", "lists-complete")
      : {
          ...list,
          token,
          expect: "success",
          key: "result",
          assertion: {
            check: "lists-complete",
            problems: ({ result }) => unlistedProblems(rowsOf(result), dormant ? [dormant] : []),
          },
        },
  ];
}

const settings = (imei: string, category: string) =>
  ({ call: "loadDeviceSettings", params: { imei }, query: { category } }) as const;

const withoutToken = (request: Request & { readonly call: CallName }): ReadCase[] => [
  { ...request, variant: "no token", expect: "refusal", assertion: { check: "token-required" } },
  {
    ...request,
    variant: "forged token",
    token: FORGED_TOKEN,
    expect: "refusal",
    assertion: { check: "token-checked" },
  },
];
