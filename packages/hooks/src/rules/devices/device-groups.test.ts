import { expect, test } from "vitest";
import { groupByKind } from "./device-groups.ts";

test("a picker lists GPS devices separately from all others, each group in the given order", () => {
  const devices = [
    { imei_no: "1", category: "obd" },
    { imei_no: "2", category: "gps" },
    { imei_no: "3", category: null },
    { imei_no: "4", category: "gps" },
  ];
  const { gps, obd } = groupByKind(devices);
  expect(gps.map(({ imei_no }) => imei_no)).toEqual(["2", "4"]);
  expect(obd.map(({ imei_no }) => imei_no)).toEqual(["1", "3"]);
});
