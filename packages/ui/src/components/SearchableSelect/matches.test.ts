import { expect, test } from "vitest";
import { MAX_RENDERED } from "../../lists/useGrowingList.ts";
import { findMatches, bestMatch, findByLabel } from "./matches.ts";

const option = (label: string, detail?: string) => ({ id: label, label, detail });
const labels = (...parameters: Parameters<typeof findMatches>) =>
  findMatches(...parameters).shown.map(({ label }) => label);
const named = (many: ReturnType<typeof option>[], label: string) =>
  many.find((one) => one.label === label) ?? null;

const countries = ["Austria", "Côte d'Ivoire", "South Africa", "Chad"].map((name) => option(name));

test("labels that begin with the typed text come before labels that contain it", () => {
  expect(labels([option("South Africa"), option("Africa")], "africa", null)).toEqual([
    "Africa",
    "South Africa",
  ]);
});

test("accents and case are ignored", () => {
  expect(labels(countries, "  COTE ", null)).toEqual(["Côte d'Ivoire"]);
});

test("a device is found by its IMEI too", () => {
  expect(labels([option("Van", "353816059812345"), option("Car", "999")], "3816", null)).toEqual([
    "Van",
  ]);
});

test("digits find a number whatever the spaces in either of them", () => {
  const numbers = [option("353816059812345"), option("86 800000 000000 1", "353816")];
  for (const typed of ["8160598", "81 605 98"]) {
    expect(labels(numbers, typed, null)).toEqual(["353816059812345"]);
  }
  for (const typed of ["868000000000001", "86 800000 000000 1"]) {
    expect(findByLabel(numbers, typed)).toBe(numbers[1]);
  }
  expect(bestMatch(numbers, "35 381605")).toBe(numbers[0]);
  expect(labels(numbers, "Bay 35", null)).toEqual([]);
});

test("at most 50 matches are shown, and the rest are counted", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => option(`Truck ${index}`));
  expect(findMatches(many, "", null).shown).toHaveLength(MAX_RENDERED);
  expect(findMatches(many, "", null).hidden).toBe(10_000 - MAX_RENDERED);
  expect(findMatches(many, "Truck 9999", null)).toEqual({ shown: [many[9999]], hidden: 0 });
});

test("the selected option is among the shown ones, however far down the list it is", () => {
  const many = Array.from({ length: 100 }, (_, index) => option(String(index)));
  expect(labels(many, "", named(many, "80")).slice(0, 2)).toEqual(["80", "0"]);
  expect(labels(many, "", named(many, "3")).slice(0, 2)).toEqual(["0", "1"]);
});

test("a text identifies the option with that label, ignoring case and accents", () => {
  expect(findByLabel(countries, " cote d'IVOIRE ")?.id).toBe("Côte d'Ivoire");
  expect(findByLabel(countries, "Chad.")).toBeNull();
  expect(findByLabel(countries, "Cha")).toBeNull();
  expect(findByLabel(countries, "")).toBeNull();
  expect(findByLabel([option("Van"), { id: "2", label: "VAN" }], "van")).toBeNull();
});

test("a label shared by several options with the same id is unambiguous", () => {
  const duplicates = [option("Chicago"), option("Chicago")];
  expect(findByLabel(duplicates, "chicago")).toBe(duplicates[0]);
});

const idFor = (typed: string) => bestMatch(findMatches(countries, typed, null).shown, typed)?.id;

test("typed text identifies the only match, or the first one that begins with it", () => {
  expect(idFor("africa")).toBe("South Africa");
  expect(idFor("c")).toBe("Côte d'Ivoire");
  expect(idFor("a")).toBe("Austria");
  expect(idFor("t")).toBeUndefined();
  expect(idFor("zzz")).toBeUndefined();
  expect(idFor("")).toBeUndefined();
  expect(bestMatch([{ ...option("Chad"), isDisabled: true }], "chad")).toBeNull();
});
