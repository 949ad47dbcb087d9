import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ALWAYS_ON_PRICING,
  changedFeatures,
  featureRows,
  GPS_FEATURES,
  isAllowed,
  OBD_FEATURES,
  parsePlanRules,
} from "./plan-rules.ts";

describe("a rules string", () => {
  test.each([
    [
      "coverage,data_retaintion_month_6,geofence_10,customer_report_,sms_alerts_100,gsensor_enable,sos_button,allow_second_phone_number",
      {
        coverage: true,
        data_retaintion_month_: "6",
        geofence_: "10",
        customer_report_: true,
        sms_alerts_: "100",
        gsensor_enable: true,
        sos_button: true,
        allow_second_phone_number: true,
      },
      true,
    ],
    [
      "coverage, geofence_:5 ,sms_alerts_=20",
      { coverage: true, geofence_: "5", sms_alerts_: "20" },
      false,
    ],
    ["sos_button=false,coverage", { sos_button: false, coverage: true }, false],
    ["sos_button : no, geofence_10=5", { sos_button: false, geofence_: "10=5" }, false],
    ["geofence_= 5", { geofence_: "5" }, false],
    ["sos_button=nothing", { sos_button: "nothing" }, true],
    ["geofence_0,sos_button", { geofence_: false, sos_button: true }, true],
    ["sos_button_extra,coverage", { sos_button_extra: true, coverage: true }, false],
    ["", {}, false],
    ["new_feature,sos_button", { new_feature: true, sos_button: true }, true],
  ])("%j is parsed by key", (text, features, sosAllowed) => {
    expect(parsePlanRules(text)).toEqual(features);
    expect(isAllowed(parsePlanRules(text), "sos_button")).toBe(sosAllowed);
  });

  test("that is missing includes no feature", () => {
    const none = parsePlanRules(undefined);
    expect(none).toEqual({});
    expect([...GPS_FEATURES, ...OBD_FEATURES].some((key) => isAllowed(none, key))).toBe(false);
  });

  test("built from any features is parsed into the same features", () => {
    const keys = fc.constantFrom(...new Set([...GPS_FEATURES, ...OBD_FEATURES]));
    const features = fc.dictionary(keys, fc.oneof(fc.constant(true), fc.constantFrom("5", "120")));
    fc.assert(
      fc.property(features, fc.constantFrom("", "=", ":"), (wanted, separator) => {
        const text = Object.entries(wanted)
          .map(([key, value]) =>
            value === true ? key : `${key}${key.endsWith("_") ? separator : "="}${value}`,
          )
          .join(",");
        expect(parsePlanRules(text)).toEqual({ ...wanted });
      }),
    );
  });

  test("of any content is parsed without errors, and unknown keys include no feature", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const features = parsePlanRules(text);
        const known = GPS_FEATURES.filter((key) => isAllowed(features, key));
        expect(known.filter((key) => !text.includes(key))).toEqual([]);
      }),
    );
    expect(isAllowed(parsePlanRules("__proto__,constructor"), "sos_button")).toBe(false);
  });
});

describe("the feature list of a plan card", () => {
  test("has 13 lines for GPS and 14 for OBD", () => {
    expect(featureRows("gps", {})).toHaveLength(13);
    expect(featureRows("obd", {})).toHaveLength(14);
    const obd = featureRows("obd", {}).map(({ key }) => key);
    expect(GPS_FEATURES.filter((key) => !obd.includes(key))).toEqual([
      "geofence_",
      "gsensor_enable",
      "sos_button",
    ]);
  });

  test("shows what the plan includes, with the amounts", () => {
    const rows = featureRows("gps", parsePlanRules("geofence_5,sms_alerts_0,sos_button"));
    const row = (wanted: string) => rows.find(({ key }) => key === wanted);
    expect(row("geofence_")).toEqual({ key: "geofence_", isIncluded: true, value: "5" });
    expect(row("sms_alerts_")).toEqual({ key: "sms_alerts_", isIncluded: false, value: null });
    expect(row("sos_button")).toEqual({ key: "sos_button", isIncluded: true, value: null });
    expect(row("coverage")?.isIncluded).toBe(false);
  });

  test("always includes coverage and reports on the pricing page", () => {
    const enabled = featureRows("obd", {}, ALWAYS_ON_PRICING).filter((row) => row.isIncluded);
    expect(enabled.map(({ key }) => key)).toEqual(["coverage", "customer_report_"]);
  });
});

const changes = (before: string, after: string, months?: readonly [number, number]) =>
  changedFeatures("gps", parsePlanRules(before), parsePlanRules(after), months).map((changed) => [
    changed.before.key,
    changed.before.isIncluded ? changed.before.value : false,
    changed.after.isIncluded ? changed.after.value : false,
  ]);

describe("a change of plan", () => {
  test("lists only what is lost, gained, or of another amount", () => {
    expect(
      changes(
        "coverage,geofence_10,sms_alerts_100,sos_button",
        "coverage,geofence_20,sms_alerts_100,gsensor_enable",
      ),
    ).toEqual([
      ["geofence_", "10", "20"],
      ["gsensor_enable", false, null],
      ["sos_button", null, false],
    ]);
  });

  test.each([
    ["sms_alerts_300", "sms_alerts_100", [3, 1], []],
    ["sms_alerts_1200", "sms_alerts_300", [12, 3], []],
    ["sms_alerts_100", "sms_alerts_600", [1, 3], [["sms_alerts_", "100", "200"]]],
    ["sms_alerts_100", "sms_alerts_300", [3, 3], [["sms_alerts_", "33.33", "100"]]],
    ["sms_alerts_unlimited", "sms_alerts_1200", [3, 12], [["sms_alerts_", "unlimited", "100"]]],
    ["sms_alerts_300", "", [3, 1], [["sms_alerts_", "100", false]]],
    ["geofence_30", "geofence_10", [3, 1], [["geofence_", "30", "10"]]],
  ] as const)(
    "from %s to %s with periods of %j months compares SMS alerts per month",
    (before, after, months, changed) => {
      expect(changes(before, after, months)).toEqual(changed);
    },
  );

  test("between plans with the same features lists nothing", () => {
    expect(changes("coverage,sos_button=no", "sos_button:false,coverage")).toEqual([]);
  });
});
