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

/** Texts that browsers fill in, each with its name in a list. */
test.each([
  ["Deutschland", "Germany"],
  ["Alemania", "Germany"],
  ["Allemagne", "Germany"],
  ["Estados Unidos", "United States"],
  ["États-Unis", "United States"],
  ["Turkey", "Türkiye"],
  ["Türkiye", "Turkey"],
  ["Turquía", "Turkey"],
  ["Korea, Republic of", "South Korea"],
  ["Republic of Korea", "South Korea"],
  ["대한민국", "South Korea"],
  ["日本", "Japan"],
  ["Россия", "Russian Federation"],
  ["Russia", "Russian Federation"],
  ["Viet Nam", "Vietnam"],
  ["Iran, Islamic Republic of", "Iran"],
  ["Tanzania, United Republic of", "Tanzania"],
  ["Congo, The Democratic Republic of the", "Congo - Kinshasa"],
  ["Brasil", "Brazil"],
  ["España", "Spain"],
  ["Suisse", "Switzerland"],
  ["Schweiz", "Switzerland"],
  ["Svizzera", "Switzerland"],
  ["België", "Belgium"],
  ["Belgique", "Belgium"],
  ["Österreich", "Austria"],
  ["Ivory Coast", "Côte d’Ivoire"],
  ["Swaziland", "Eswatini"],
  ["Czech Republic", "Czechia"],
  ["Czechia", "Czech Republic"],
  ["Ελλάδα", "Greece"],
  ["مصر", "Egypt"],
  ["Sverige", "Sweden"],
  ["The Netherlands", "Netherlands"],
])("%s is %s", (filled, name) => {
  expect(countryAliases("en-US")(name)).toContain(filled);
});

test("no two countries share an alias", () => {
  const english = new Intl.DisplayNames("en", { type: "region" });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const names = new Set(
    codes.map((code) => english.of(code) ?? "").filter((name) => name.length > 2),
  );
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const name of names) {
    for (const alias of new Set(countryAliases("fr-CA")(name).map((one) => one.toLowerCase()))) {
      if (owners.has(alias)) shared.push(`${alias}: ${owners.get(alias)}, ${name}`);
      owners.set(alias, name);
    }
  }
  expect(shared).toEqual([]);
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
  ["New South Wales", "NSW"],
  ["Victoria", "VIC"],
  ["Australian Capital Territory", "ACT"],
  ["Western Australia", "WA"],
  ["São Paulo", "SP"],
  ["Sao Paulo", "SP"],
  ["Rio de Janeiro", "RJ"],
  ["Minas Gerais", "MG"],
  ["Distrito Federal", "DF"],
  ["Rio Grande do Sul", "RS"],
])("the state %s matches by its postal code %s", (name, code) => {
  expect(stateAliases(name)).toEqual([code]);
});
