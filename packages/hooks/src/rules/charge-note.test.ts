import { describe, expect, test } from "vitest";
import { chargedAmount } from "./charge-note.ts";
import { createFormats } from "../messages/formats.ts";
import { total } from "./pricing.ts";

const devices = [
  { imei: "350000000000001", price: 59.85 },
  { imei: "350000000000002", price: 71.85 },
  { imei: " 350000000000003 ", price: 19.95 },
];
const registered = (...imeis: string[]) =>
  imeis.map((imei_no) => ({ imei_no, activated_plan_id: "plus" }));

describe("the charge of a partly successful registration", () => {
  test("counts the registered devices only", () => {
    const charged = chargedAmount(devices, registered("350000000000001", "350000000000003"), []);
    expect(charged === null ? "" : createFormats("en-US").price(charged).money).toBe("$79.80");
    expect(total(devices.map(({ price }) => price))).toBe(151.65);
  });

  test("uses the activated plan's price where none was chosen", () => {
    const plans = [
      { service_plan_id: "standard", price: 19.95 },
      { service_plan_id: "plus", price: 23.95 },
    ];
    expect(chargedAmount([], registered("350000000000009"), plans)).toBe(23.95);
  });

  test("is unknown while any price is unknown", () => {
    expect(chargedAmount(devices, registered("350000000000001", "9"), [])).toBeNull();
    const unpriced = [{ service_plan_id: "plus", price: null }];
    expect(chargedAmount([], registered("9"), unpriced)).toBeNull();
  });
});
