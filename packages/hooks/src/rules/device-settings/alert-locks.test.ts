import { expect, test } from "vitest";
import { GPS_FEATURES, OBD_FEATURES, parsePlanRules } from "../plans/plan-rules.ts";
import type { AlertContext, AlertSwitch } from "./alert-cascade.ts";
import { lockedBy } from "./alert-locks.ts";

const none: AlertContext = { rules: parsePlanRules(""), tripMode: "gsensor" };
const every: AlertContext = {
  rules: parsePlanRules([...GPS_FEATURES, ...OBD_FEATURES].join(",")),
  tripMode: "gsensor",
};

const SOS: AlertSwitch = { type: "master", group: "sos" };
const TRIP_SMS: AlertSwitch = { type: "channel", group: "trip", channel: "sms" };
const TRIP_PUSH: AlertSwitch = { type: "channel", group: "trip", channel: "push" };

test.each<[string, AlertSwitch, AlertContext, string | null]>([
  ["the feature of the group", SOS, none, "sos_button"],
  ["the G-Sensor, for the SMS of trips", TRIP_SMS, none, "gsensor_enable"],
  ["nothing, if no feature is needed", TRIP_PUSH, none, null],
  ["nothing, for a switch of all groups", { type: "all" }, none, null],
  ["nothing, if the plan has the feature of the group", SOS, every, null],
  ["nothing, if the plan has the G-Sensor", TRIP_SMS, every, null],
])("the feature that a plan lacks for a switch is %s", (_, pressed, context, feature) => {
  expect(lockedBy(pressed, context)).toBe(feature);
});
