/** @module-tag long */

import { describe, expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "./customer.ts";
import { openPortal } from "./kit.ts";
import { EVERYTHING, flip, openSettings, register, RESTRICTED, save } from "./settings-kit.ts";
import { setRules, store, stored, type Kind } from "./settings-kit.ts";

const GROUPS = {
  gps: ["trip", "speed", "power", "battery", "sos", "charging"],
  obd: ["speed", "engine", "attach_dettach", "tow", "warning", "crash_acceleration", "harsh"],
} as const;
const HARSH = ["harshacceleration", "harshbraking", "harshturning"];
const SUFFIXES = ["notification", "email", "sms"];
const GLOBALS = ["global_notification", "global_email", "global_sms"];

/**
 * Returns the flags of a group: master, push, e-mail and SMS. For harsh behaviour each channel has
 * three.
 */
const flagsOf = (group: string): string[][] => [
  [`${group}_notification_global`],
  ...SUFFIXES.map((suffix) =>
    (group === "harsh" ? HARSH : [group]).map((source) => `${source}_${suffix}`),
  ),
];

const allFlags = (kind: Kind, value: boolean) =>
  Object.fromEntries(
    [...GROUPS[kind].flatMap((group) => flagsOf(group).flat()), ...GLOBALS].map((flag) => [
      flag,
      value,
    ]),
  );

interface Example {
  name: string;
  kind: Kind;
  /** The initial value of every flag. Default off. */
  startsOn?: boolean;
  mode?: "gsensor" | "coordinate";
  press: string;
  /** The three globals, then master, push, e-mail and SMS of each group, 1 for on. */
  globals: string;
  groups: string;
}

const ON = { press: "All Alerts", globals: "111" };
const FREE_GPS = "1111 1111 1111 1111 1111 1111";

/** The tables of the worked examples, by the rules of the plan. */
const EXAMPLES: readonly (readonly [plan: string, rules: string | null, Example[]])[] = [
  [
    "a plan that has everything",
    EVERYTHING,
    [
      { name: "All Alerts on", kind: "gps", ...ON, groups: FREE_GPS },
      {
        name: "All Push on",
        kind: "gps",
        press: "All Push",
        globals: "100",
        groups: "0100 0100 0100 0100 0100 0100",
      },
      {
        name: "All Email off, from all on",
        kind: "gps",
        startsOn: true,
        press: "All Email",
        globals: "101",
        groups: "1101 1101 1101 1101 1101 1101",
      },
      {
        name: "All Alerts on",
        kind: "obd",
        ...ON,
        groups: "1111 1111 1111 1111 1111 1111 1111",
      },
      {
        name: "the master of harsh behaviour on",
        kind: "obd",
        press: "Harsh Behaviour Alert: All",
        globals: "000",
        groups: "0000 0000 0000 0000 0000 0000 1111",
      },
    ],
  ],
  [
    "a restricted plan",
    RESTRICTED,
    [
      {
        name: "All Alerts on, in G-Sensor mode",
        kind: "gps",
        mode: "gsensor",
        ...ON,
        groups: "1110 1111 1111 1111 0000 1111",
      },
      {
        name: "All Alerts on, in Coordinate mode",
        kind: "gps",
        ...ON,
        groups: "1111 1111 1111 1111 0000 1111",
      },
      {
        name: "All SMS on, in G-Sensor mode",
        kind: "gps",
        mode: "gsensor",
        press: "All SMS",
        globals: "001",
        groups: "0000 0001 0001 0001 0000 0001",
      },
      {
        name: "the master of trips on, in G-Sensor mode",
        kind: "gps",
        mode: "gsensor",
        press: "Trip Alert: All",
        globals: "000",
        groups: "1110 0000 0000 0000 0000 0000",
      },
      {
        name: "the master of SOS on, which changes nothing",
        kind: "gps",
        press: "SOS Alert: All",
        globals: "000",
        groups: "0000 0000 0000 0000 0000 0000",
      },
      {
        name: "All Alerts off, from all on in G-Sensor mode",
        kind: "gps",
        mode: "gsensor",
        startsOn: true,
        press: "All Alerts",
        globals: "000",
        groups: "0001 0000 0000 0000 1111 0000",
      },
      {
        name: "the master of crashes on, which changes nothing",
        kind: "obd",
        press: "Crash Alert: All",
        globals: "000",
        groups: "0000 0000 0000 0000 0000 0000 0000",
      },
    ],
  ],
  [
    "a plan without an entry in the rules",
    null,
    [
      {
        name: "All Alerts on",
        kind: "obd",
        ...ON,
        groups: "1111 1111 1111 0000 1111 0000 0000",
      },
      {
        name: "All Alerts on, in G-Sensor mode",
        kind: "gps",
        mode: "gsensor",
        ...ON,
        groups: "1110 1111 1111 1111 0000 1111",
      },
    ],
  ],
  [
    "a plan that has towing alone",
    "towing_alert",
    [
      {
        name: "All Email on",
        kind: "obd",
        press: "All Email",
        globals: "010",
        groups: "0010 0010 0010 0010 0010 0000 0000",
      },
    ],
  ],
];

describe.each(EXAMPLES)("on %s", (_, rules, examples) => {
  test("each switch changes only the documented flags", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await setRules(page, rules);
    await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
    for (const { name, kind, startsOn = false, mode, ...example } of examples) {
      const imei = kind === "gps" ? GPS_IMEI : OBD_IMEI;
      const trip = { trip_sensor: mode === "gsensor", trip_coordinate: mode !== "gsensor" };
      const before = await store(portal, imei, kind, {
        ...allFlags(kind, startsOn),
        ...(kind === "gps" && trip),
      });
      const dialog = await openSettings(portal, kind === "gps" ? 0 : 1);
      await flip(dialog, example.press);
      await save(portal);
      const after = await stored(portal, imei, kind);
      const digit = (flags: readonly string[]) =>
        new Set(flags.map((flag) => Number(after[flag]))).size === 1
          ? Number(after[flags[0] ?? ""])
          : "?";
      const groups = GROUPS[kind].map((group) => flagsOf(group).map(digit).join(""));
      expect({
        name,
        globals: GLOBALS.map((flag) => digit([flag])).join(""),
        groups: groups.join(" "),
      }).toEqual({ name, globals: example.globals, groups: example.groups });
      const other = ([flag]: [string, unknown]) => !Object.hasOwn(allFlags(kind, true), flag);
      expect(Object.entries(after).filter(other)).toEqual(Object.entries(before).filter(other));
    }
  });
});
