import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const brand = { name: "Sample Tracking" };
const minimal = {
  apiBaseUrl: "https://api.example.com/v1",
  brand,
  supportEmail: "support@example.com",
  links: { contact: "#/a", login: "#/b", privacy: "#/c", terms: "#/d" },
};

async function errorsOf(value: unknown): Promise<readonly string[]> {
  const error = await readConfig(value).catch((problem: unknown) => problem);
  return error instanceof ConfigError ? error.errors : [];
}

describe.each([";", ",", "*", "'", '"', "`", "(", "{", "$"])(
  "a host with %s, which a policy cannot name, is rejected in",
  (character) => {
    const url = `https://a.example${character}script-src/v1`;
    const address = `${url}/{type}/{value}.png`;
    test.each([
      ["apiBaseUrl", { ...minimal, apiBaseUrl: url }],
      ["brand.logoUrl", { ...minimal, brand: { ...brand, logoUrl: url } }],
      ["brand.logoUrlDark", { ...minimal, brand: { ...brand, logoUrlDark: url } }],
      ["brand.iconUrl", { ...minimal, brand: { ...brand, iconUrl: url } }],
      ["iconUrl", { ...minimal, iconUrl: address }],
      ["cardImages", { ...minimal, cardImages: url }],
      ["countryLookup.url", { ...minimal, countryLookup: { url, field: "country" } }],
    ])("%s", async (name, value) => {
      expect(await errorsOf(value)).toEqual([`${name} must not contain ${character} in its host`]);
    });
  },
);

test.each(["http://[::1]:4010", "https://[2001:db8::1]/v1"])(
  "an IPv6 address, which a policy cannot name, is rejected: %s",
  async (apiBaseUrl) => {
    const errors = await errorsOf({ ...minimal, apiBaseUrl });
    expect(errors).toEqual(["apiBaseUrl must not contain [ in its host"]);
  },
);

test("the path of an address may have any character", async () => {
  const apiBaseUrl = "https://api.example.com:8443/v1;a,b*'";
  expect(await errorsOf({ ...minimal, apiBaseUrl })).toEqual([]);
});
