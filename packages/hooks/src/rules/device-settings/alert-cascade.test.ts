import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GpsSettings, ObdSettings } from "@waypost/sdk";
import { alertPatch, isLocked } from "./alert-cascade.ts";
import type { AlertContext, AlertSwitch } from "./alert-cascade.ts";
import {
  ALERT_CHANNELS,
  alertFlags,
  alertGroups,
  channelFlags,
  GLOBAL_FLAGS,
  HARSH_KINDS,
  masterFlag,
} from "./alerts.ts";
import type { AlertFlag } from "./alerts.ts";
import { GPS_FEATURES, OBD_FEATURES, parsePlanRules } from "../plans/plan-rules.ts";
import type { PlanKind } from "../plans/plans.ts";

type Flags = Record<string, boolean>;

const allFeatures = parsePlanRules([...GPS_FEATURES, ...OBD_FEATURES].join(","));
const none = parsePlanRules("");
const free: AlertContext = { rules: allFeatures, tripMode: "gsensor" };
const restricted: AlertContext = { rules: none, tripMode: "gsensor" };

const start = (kind: PlanKind, on: boolean): Flags =>
  Object.fromEntries(alertFlags(kind).map((flag) => [flag, on]));

function press(
  kind: PlanKind,
  pressed: AlertSwitch,
  on: boolean,
  context: AlertContext,
  before = start(kind, false),
): Flags {
  return { ...before, ...alertPatch(kind, pressed, on, context) };
}

/** One line per group, such as "trip 1110": master, push, e-mail, SMS. The globals come first. */
function table(kind: PlanKind, flags: Flags): string[] {
  const bits = (names: readonly AlertFlag[]) => names.map((name) => Number(flags[name])).join("");
  const channel = (
    name: (typeof ALERT_CHANNELS)[number],
    group: ReturnType<typeof alertGroups>[0],
  ) => Number(channelFlags(group, name).every((flag) => flags[flag]));
  return [
    `globals ${bits(Object.values(GLOBAL_FLAGS))}`,
    ...alertGroups(kind).map(
      (group) =>
        `${group} ${bits([masterFlag(group)])}${ALERT_CHANNELS.map((name) => channel(name, group)).join("")}`,
    ),
  ];
}

const all: AlertSwitch = { type: "all" };
const allOf = (channel: (typeof ALERT_CHANNELS)[number]): AlertSwitch => ({
  type: "all-of-channel",
  channel,
});

const gpsTable = (trip: string, sos: string, others: string) => [
  `trip ${trip}`,
  `speed ${others}`,
  `power ${others}`,
  `battery ${others}`,
  `sos ${sos}`,
  `charging ${others}`,
];

const obdTable = (open: string, tow: string, crash: string, harsh: string) => [
  `speed ${open}`,
  `engine ${open}`,
  `attach_dettach ${open}`,
  `tow ${tow}`,
  `warning ${open}`,
  `crash_acceleration ${crash}`,
  `harsh ${harsh}`,
];

const trip = (channel: "push" | "email" | "sms"): AlertSwitch => ({
  type: "channel",
  group: "trip",
  channel,
});

const switchesOf = (kind: PlanKind): AlertSwitch[] => [
  all,
  ...ALERT_CHANNELS.map(allOf),
  ...alertGroups(kind).map((group): AlertSwitch => ({ type: "master", group })),
  ...alertGroups(kind).flatMap((group) =>
    ALERT_CHANNELS.map((channel): AlertSwitch => ({ type: "channel", group, channel })),
  ),
];

describe("a GPS tracker", () => {
  test("All Alerts turns on every group and the globals", () => {
    expect(table("gps", press("gps", all, true, free))).toEqual([
      "globals 111",
      ...gpsTable("1111", "1111", "1111"),
    ]);
  });

  test("All Alerts excludes SOS and the trip SMS of G-Sensor mode on a restricted plan", () => {
    expect(table("gps", press("gps", all, true, restricted))).toEqual([
      "globals 111",
      ...gpsTable("1110", "0000", "1111"),
    ]);
  });

  test("All Alerts includes the trip SMS of Coordinate mode on a restricted plan", () => {
    const context: AlertContext = { rules: none, tripMode: "coordinate" };
    expect(table("gps", press("gps", all, true, context))).toEqual([
      "globals 111",
      ...gpsTable("1111", "0000", "1111"),
    ]);
  });

  test("All Alerts changes only the alerts of its kind", () => {
    const known = start("gps", true);
    const changed = Object.keys(alertPatch("gps", all, true, restricted));
    expect(changed.filter((flag) => !(flag in known))).toEqual([]);
  });

  test("All SMS switches SMS only, and skips what the plan lacks", () => {
    expect(table("gps", press("gps", allOf("sms"), true, restricted))).toEqual([
      "globals 001",
      ...gpsTable("0000", "0000", "0001"),
    ]);
  });

  test("All Push switches push only, and no master", () => {
    expect(table("gps", press("gps", allOf("push"), true, free))).toEqual([
      "globals 100",
      ...gpsTable("0100", "0100", "0100"),
    ]);
  });

  test("a group's master switches its channels and no other group", () => {
    const flags = press("gps", { type: "master", group: "trip" }, true, restricted);
    expect(table("gps", flags)).toEqual(["globals 000", ...gpsTable("1110", "0000", "0000")]);
  });

  test("the master of SOS cannot be switched on a restricted plan", () => {
    const sos: AlertSwitch = { type: "master", group: "sos" };
    expect(alertPatch("gps", sos, true, restricted)).toEqual({});
    expect(isLocked(sos, restricted)).toBe(true);
    expect(isLocked(sos, free)).toBe(false);
  });

  test("turning All Alerts off does not change what a restricted plan locks", () => {
    const flags = press("gps", all, false, restricted, start("gps", true));
    expect(table("gps", flags)).toEqual(["globals 000", ...gpsTable("0001", "1111", "0000")]);
  });

  test("turning All Email off switches e-mail only", () => {
    const flags = press("gps", allOf("email"), false, free, start("gps", true));
    expect(table("gps", flags)).toEqual(["globals 101", ...gpsTable("1101", "1101", "1101")]);
  });

  test("only the SMS of G-Sensor trips is locked; push and e-mail can be switched", () => {
    expect(isLocked(trip("sms"), restricted)).toBe(true);
    expect(isLocked(trip("push"), restricted)).toBe(false);
    expect(isLocked(trip("sms"), { rules: none, tripMode: "coordinate" })).toBe(false);
  });
});

describe("an OBD device", () => {
  test("All Alerts turns on every group and the globals", () => {
    expect(table("obd", press("obd", all, true, free))).toEqual([
      "globals 111",
      ...obdTable("1111", "1111", "1111", "1111"),
    ]);
  });

  test("All Alerts excludes towing, crash and harsh behaviour without a rules entry", () => {
    expect(table("obd", press("obd", all, true, restricted))).toEqual([
      "globals 111",
      ...obdTable("1111", "0000", "0000", "0000"),
    ]);
  });

  test("All Email on a plan with towing only", () => {
    const context: AlertContext = { rules: parsePlanRules("towing_alert"), tripMode: null };
    expect(table("obd", press("obd", allOf("email"), true, context))).toEqual([
      "globals 010",
      ...obdTable("0010", "0010", "0000", "0000"),
    ]);
  });

  test("the harsh master switches its three kinds in all three channels", () => {
    const context: AlertContext = { rules: parsePlanRules("harsh_behaviour"), tripMode: null };
    const patch = alertPatch("obd", { type: "master", group: "harsh" }, true, context);
    expect(Object.keys(patch)).toHaveLength(10);
    expect(table("obd", { ...start("obd", false), ...patch })).toEqual([
      "globals 000",
      ...obdTable("0000", "0000", "0000", "1111"),
    ]);
  });

  test("the crash master cannot be switched on a restricted plan", () => {
    const crash: AlertSwitch = { type: "master", group: "crash_acceleration" };
    expect(alertPatch("obd", crash, true, restricted)).toEqual({});
  });

  test("one kind of harsh behaviour is switched alone, and not at all on a restricted plan", () => {
    const braking: AlertSwitch = { type: "flag", group: "harsh", flag: "harshbraking_sms" };
    expect(alertPatch("obd", braking, true, free)).toEqual({ harshbraking_sms: true });
    expect(alertPatch("obd", braking, true, restricted)).toEqual({});
  });
});

test("the settings have 27 alert flags for GPS and 37 for OBD, under their wire names", () => {
  const known: readonly (keyof GpsSettings | keyof ObdSettings)[] = alertFlags("gps");
  expect(known).toHaveLength(27);
  expect(alertFlags("obd")).toHaveLength(37);
  expect(alertFlags("obd")).toEqual(
    expect.arrayContaining(["attach_dettach_notification_global", "harsh_notification_global"]),
  );
  expect(HARSH_KINDS.flatMap((kind) => [`${kind}_email`, `${kind}_sms`])).toEqual(
    expect.arrayContaining(["harshturning_email"]),
  );
});

describe("for any device, plan and switch", () => {
  const kinds = fc.constantFrom<PlanKind>("gps", "obd");
  const contexts = fc.record({
    rules: fc
      .subarray([...new Set([...GPS_FEATURES, ...OBD_FEATURES])])
      .map((keys) => parsePlanRules(keys.join(","))),
    tripMode: fc.constantFrom("gsensor" as const, "coordinate" as const, null),
  });
  const presses = kinds.chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      pressed: fc.constantFrom(...switchesOf(kind)),
      on: fc.boolean(),
      context: contexts,
    }),
  );

  test("setting a switch to the same value twice changes nothing more", () => {
    fc.assert(
      fc.property(presses, ({ kind, pressed, on, context }) => {
        const once = press(kind, pressed, on, context);
        expect(press(kind, pressed, on, context, once)).toEqual(once);
      }),
    );
  });

  test("on and off change the same flags, all of which the device has", () => {
    fc.assert(
      fc.property(presses, ({ kind, pressed, context }) => {
        const on = Object.keys(alertPatch(kind, pressed, true, context));
        expect(Object.keys(alertPatch(kind, pressed, false, context))).toEqual(on);
        expect(alertFlags(kind)).toEqual(expect.arrayContaining(on));
      }),
    );
  });

  test("a plan with every feature locks nothing", () => {
    fc.assert(
      fc.property(presses, ({ kind, pressed, on }) => {
        expect(isLocked(pressed, free)).toBe(false);
        expect(alertPatch(kind, pressed, on, free)).not.toEqual({});
      }),
    );
  });
});
