import { expect, test } from "vitest";
import { en } from "../../messages/en.ts";
import { message } from "../../messages/messages.ts";
import { batteryGuide, batteryLives } from "./battery.ts";
import type { PlanKind, PlanTier } from "../plans/plans.ts";

const linesOf = (kind: PlanKind, tier: PlanTier) =>
  batteryGuide(kind, tier).map((code) => message(en, code));

test("GPS Plus shows the battery life for three reporting rates, Pro for a fourth", () => {
  const plus = ["60 sec gives 10-14 days", "30 sec 7-8 days", "5 sec 2-3 days"];
  expect(linesOf("gps", "plus")).toEqual(plus);
  expect(linesOf("gps", "pro")).toEqual([...plus, "1 sec gives 8-16 hr"]);
});

test("Standard and OBD plans have no battery tooltip", () => {
  expect(linesOf("gps", "standard")).toEqual([]);
  expect(linesOf("obd", "plus")).toEqual([]);
  expect(linesOf("obd", "pro")).toEqual([]);
});

test("the chart has the figures and the intervals of the documented guide", () => {
  const written = batteryLives("gps").map(({ seconds, unit, from, to }) => {
    const life = message(en, `battery.${unit}`, { from, to });
    return `${message(en, "battery.interval", { seconds })} ${life}`;
  });
  const guide = linesOf("gps", "pro").map((line) => line.replace(" gives ", " "));
  expect(written).toEqual(guide);
});

test("each interval names the plans that report so often", () => {
  expect(batteryLives("gps").map(({ seconds, tiers }) => [seconds, tiers])).toEqual([
    [60, ["standard", "plus", "pro"]],
    [30, ["standard", "plus", "pro"]],
    [5, ["plus", "pro"]],
    [1, ["pro"]],
  ]);
  expect(batteryLives("obd")).toEqual([]);
});
