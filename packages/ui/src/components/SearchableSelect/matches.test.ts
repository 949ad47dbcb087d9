import { expect, test } from "vitest";
import { findMatches, meant, namedBy, SHOWN_AT_MOST } from "./matches.ts";

const option = (label: string, detail?: string) => ({ id: label, label, detail });
const labels = (...parameters: Parameters<typeof findMatches>) =>
  findMatches(...parameters).shown.map(({ label }) => label);

const countries = ["Austria", "Côte d'Ivoire", "South Africa", "Chad"].map((name) => option(name));

test("what begins with the typed words comes before what contains them", () => {
  expect(labels([option("South Africa"), option("Africa")], "africa", null)).toEqual([
    "Africa",
    "South Africa",
  ]);
});

test("accents and capitals need not be typed", () => {
  expect(labels(countries, "  COTE ", null)).toEqual(["Côte d'Ivoire"]);
});

test("a device is found by its IMEI too", () => {
  expect(labels([option("Van", "353816059812345"), option("Car", "999")], "3816", null)).toEqual([
    "Van",
  ]);
});

test("no more than a screen can use is shown, and the rest is counted", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => option(`Truck ${index}`));
  expect(findMatches(many, "", null).shown).toHaveLength(SHOWN_AT_MOST);
  expect(findMatches(many, "", null).hidden).toBe(10_000 - SHOWN_AT_MOST);
  expect(findMatches(many, "Truck 9999", null)).toEqual({ shown: [many[9999]], hidden: 0 });
});

test("the chosen one is in view, however far down it is", () => {
  const many = Array.from({ length: 100 }, (_, index) => option(String(index)));
  expect(labels(many, "", "80").slice(0, 2)).toEqual(["80", "0"]);
  expect(labels(many, "", "3").slice(0, 2)).toEqual(["0", "1"]);
});

test("a text names the one option that it is the whole label of, however it is written", () => {
  expect(namedBy(countries, " cote d'IVOIRE ")?.id).toBe("Côte d'Ivoire");
  expect(namedBy(countries, "Chad.")).toBeNull();
  expect(namedBy(countries, "Cha")).toBeNull();
  expect(namedBy(countries, "")).toBeNull();
  expect(namedBy([option("Van"), { id: "2", label: "VAN" }], "van")).toBeNull();
});

const meantBy = (typed: string) => meant(findMatches(countries, typed, null).shown, typed)?.id;

test("typed words mean the only match, or the first that begins with them", () => {
  expect(meantBy("africa")).toBe("South Africa");
  expect(meantBy("c")).toBe("Côte d'Ivoire");
  expect(meantBy("a")).toBe("Austria");
  expect(meantBy("t")).toBeUndefined();
  expect(meantBy("zzz")).toBeUndefined();
  expect(meantBy("")).toBeUndefined();
  expect(meant([{ ...option("Chad"), isDisabled: true }], "chad")).toBeNull();
});
