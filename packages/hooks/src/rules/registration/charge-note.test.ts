import { describe, expect, test } from "vitest";
import { chargedAmount } from "./charge-note.ts";

const SENT = [
  { imei: "350000000000001", price: 59.85 },
  { imei: "350000000000002", price: 71.85 },
  { imei: " 350000000000003 ", price: 19.95 },
];
const rows = (...imeis: (string | null)[]) => imeis.map((imei_no) => ({ imei_no }));

describe("the amount of a partly successful registration", () => {
  test.each([
    ["the registered devices only", ["350000000000001", "350000000000003"], 79.8],
    ["a device that is listed twice once", ["350000000000001", "350000000000001"], 59.85],
    ["no older subscription", ["350000000000001", "860000000000007", "860000000000008"], 59.85],
    [
      "every device, whatever else is listed",
      ["350000000000003", "350000000000002", "350000000000001", null],
      151.65,
    ],
  ])("counts %s", (_, listed, amount) => {
    expect(chargedAmount(SENT, rows(...listed))).toBe(amount);
  });

  test.each([
    ["none of the devices is listed", ["860000000000007"]],
    ["a row that may be one of them has no IMEI", ["350000000000001", null]],
    ["a row that may be one of them has a blank IMEI", ["350000000000001", " "]],
  ])("is unknown when %s", (_, listed) => {
    expect(chargedAmount(SENT, rows(...listed))).toBeNull();
  });

  test("is unknown while the price of a registered device is", () => {
    expect(chargedAmount([{ imei: "1", price: null }], rows("1"))).toBeNull();
  });
});
