import type { CallName } from "../contract.ts";
import type { Request, Session } from "../session.ts";
import { fieldsOf, rowsOf, textOf } from "./body.ts";
import { absent } from "./customer-cases.ts";
import { missing } from "./device-cases.ts";
import type { MissingCase, ReadCase } from "./read-case.ts";

/** A token in the usual form that no server has issued. */
const FORGED = "eyJhbGciOiJub25lIn0.eyJjaGVjayI6MX0.x";

/** The reads that need the customer's token: with it, without one, and with a forged one. */
export function tokenCases(session: Session): (ReadCase | MissingCase)[] {
  const { customer = {}, devices = {} } = session.scenario;
  const { id, token } = customer;
  const kinds = (["gps", "obd"] as const).map((category) => {
    const imei = devices[category];
    if (imei === undefined)
      return missing(session, "loadDeviceSettings", `devices.${category}`, "settings-own");
    if (token === undefined)
      return missing(session, "loadDeviceSettings", "customer.token", "settings-own");
    return {
      ...settings(imei, category),
      about: category,
      token,
      expect: "success",
      key: "data",
      truth: {
        check: "settings-own",
        problems: ({ data }) => {
          const { imei: told, customer_id } = fieldsOf(fieldsOf(data).settings);
          const isOther = id !== undefined && textOf(customer_id) !== String(id);
          return [
            ...(textOf(told) === imei ? [] : ["imei is another one"]),
            ...(isOther ? ["customer_id is not that of the scenario"] : []),
          ];
        },
      },
    } satisfies ReadCase;
  });
  const { dormant } = devices;
  const list = { call: "listDormantDevices", query: { customer_id: id ?? "" } } as const;
  const { gps } = devices;
  return [
    ...kinds,
    ...(gps === undefined
      ? [missing(session, "loadDeviceSettings", "devices.gps", "token-required", "token-checked")]
      : withoutToken(settings(gps, "gps"))),
    ...(id === undefined
      ? [missing(session, "listDormantDevices", "customer.id", "token-required", "token-checked")]
      : withoutToken(list)),
    id === undefined || token === undefined
      ? missing(session, "listDormantDevices", "customer.token", "lists-complete")
      : {
          ...list,
          token,
          expect: "success",
          key: "result",
          truth: {
            check: "lists-complete",
            problems: ({ result }) => absent(rowsOf(result), dormant ? [dormant] : []),
          },
        },
  ];
}

const settings = (imei: string, category: string) =>
  ({ call: "loadDeviceSettings", params: { imei }, query: { category } }) as const;

const withoutToken = (request: Request & { readonly call: CallName }): ReadCase[] => [
  { ...request, about: "no token", expect: "refusal", truth: { check: "token-required" } },
  {
    ...request,
    about: "forged token",
    token: FORGED,
    expect: "refusal",
    truth: { check: "token-checked" },
  },
];
