import { expect, test } from "vitest";
import { findOptions, type PickableDevice, toOptions } from "./options.ts";

const device = (place: number, kind: "gps" | "obd", name = `Truck ${place}`): PickableDevice => ({
  id: String(place),
  kind,
  name,
  imei: String(353816050000000 + place),
});

const many = (length: number, kind: "gps" | "obd") =>
  Array.from({ length }, (_, place) => device(place, kind));

test("a long list of trackers never hides the OBD devices", () => {
  const { gps, obd, matches } = findOptions(
    toOptions([...many(9000, "gps"), ...many(1000, "obd")]),
    "",
    null,
  );
  expect([gps.length, obd.length, matches.length]).toEqual([25, 25, 10_000]);
});

test("a short group leaves its share of the options to the other group", () => {
  const { gps, obd } = findOptions(toOptions([...many(3, "gps"), ...many(1000, "obd")]), "", null);
  expect([gps.length, obd.length]).toEqual([3, 47]);
});

test.each(["353816050000007", "35 381605 0000007", "35-381605-000000-7", "05000 0007"])(
  "an IMEI typed as %j is found",
  (typed) => {
    const { matches } = findOptions(toOptions(many(100, "gps")), typed, null);
    expect(matches.map(({ label }) => label)).toEqual(["Truck 7"]);
  },
);

test("a name of digits and spaces is found by its exact spelling", () => {
  const options = toOptions([device(1, "gps", "7 7"), device(2, "gps", "Van")]);
  expect(findOptions(options, "7 7", null).matches.map(({ label }) => label)).toEqual(["7 7"]);
});
