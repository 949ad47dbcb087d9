import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DEFAULT_PLANS,
  GPS_PLAN_IDS,
  OBD_PLAN_IDS,
  parsePlanId,
  PLAN_KINDS,
  PLAN_PERIODS,
  PLAN_TIERS,
  planId,
  planKind,
  planSubtitle,
} from "./plans.ts";

test("there are nine plans of each kind", () => {
  expect(GPS_PLAN_IDS.join(" ")).toBe(
    "standard plus pro standard_quarterly plus_quarterly pro_quarterly standard_yearly plus_yearly pro_yearly",
  );
  expect(OBD_PLAN_IDS.join(" ")).toBe(
    "standard_obd plus_obd pro_obd standard_obd_quarterly plus_obd_quarterly pro_obd_quarterly standard_obd_yearly plus_obd_yearly pro_obd_yearly",
  );
});

test("a new row starts with quarterly Plus of its kind", () => {
  expect(DEFAULT_PLANS).toEqual({ gps: "plus_quarterly", obd: "plus_obd_quarterly" });
});

test("an id built from its parts is parsed into the same parts", () => {
  const parts = fc.record({
    kind: fc.constantFrom(...PLAN_KINDS),
    tier: fc.constantFrom(...PLAN_TIERS),
    period: fc.constantFrom(...PLAN_PERIODS),
  });
  fc.assert(
    fc.property(parts, ({ kind, tier, period }) => {
      expect(parsePlanId(planId(kind, tier, period))).toEqual({ kind, tier, period });
    }),
  );
});

test.each([
  "",
  "plus_monthly",
  "plus_quarterly_obd",
  "Plus",
  "toString",
  "plus_obd_yearly ",
  "xplus",
])("%j is not a plan id", (text) => {
  expect(parsePlanId(text)).toBeNull();
});

test("only the category gps has GPS plans", () => {
  expect(planKind("gps")).toBe("gps");
  fc.assert(
    fc.property(fc.string(), (category) => {
      fc.pre(category !== "gps");
      expect(planKind(category)).toBe("obd");
    }),
  );
});

describe("a plan's subtitle", () => {
  test.each([
    ["X: Battery 10 days", "Battery 10 days"],
    ["Plus: reports: all", "reports: all"],
    ["no colon", ""],
    [null, ""],
  ])("of %j is %j", (description, subtitle) => {
    expect(planSubtitle(description)).toBe(subtitle);
  });
});
