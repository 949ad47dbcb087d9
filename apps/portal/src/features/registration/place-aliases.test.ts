import { expect, test } from "vitest";
import { countryAliases, stateAliases } from "./place-aliases.ts";

test.each([
  ["United States", "en-US", ["US", "USA", "United States of America"]],
  ["Germany", "en-US", ["DE", "Germany"]],
  ["Germany", "es-MX", ["DE", "Germany", "Alemania"]],
  ["Bosnia and Herzegovina", "fr-CA", ["BA", "Bosnie-Herzégovine"]],
  ["United Kingdom", "en-US", ["GB", "UK"]],
])("%s matches in %s by %j", (name, locale, aliases) => {
  expect(countryAliases(locale)(name)).toEqual(expect.arrayContaining(aliases));
});

test("a name that is no country's has no aliases", () => {
  expect(countryAliases("en-US")("Atlantis")).toEqual([]);
});

test.each([
  ["Texas", "TX"],
  ["Ontario", "ON"],
  ["Quebec", "QC"],
  ["Nuevo León", "NL"],
  ["Nuevo Leon", "NL"],
  ["district of columbia", "DC"],
])("the state %s matches by its postal code %s", (name, code) => {
  expect(stateAliases(name)).toEqual([code]);
});
