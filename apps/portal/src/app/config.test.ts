import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConfigError, loadConfig, readConfig } from "./config.ts";

const links = {
  contact: "mailto:support@example.com",
  login: "https://tracking.example.com/",
  privacy: "/privacy.html",
  terms: "#/terms",
};
const brand = { name: "Sample Tracking" };
const right = {
  apiBaseUrl: "https://api.example.com/v1",
  brand,
  supportEmail: "support@example.com",
  links,
};

/** What a person who deploys the portal reads about a configuration. */
async function problemsOf(value: unknown): Promise<readonly string[]> {
  try {
    await readConfig(value);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const serve = (reply: Response) => vi.stubGlobal("fetch", async () => reply);
afterEach(() => void vi.unstubAllGlobals());

describe("a configuration that has all it needs is taken as it is", () => {
  test.each([
    ["as little as possible", right],
    [
      "everything there is",
      {
        ...right,
        brand: { ...brand, logoUrl: "logo.svg", color: "#0b5fff" },
        links: { ...links, activation: "pricing" },
        texts: { "terms.billing": "Our own words." },
      },
    ],
  ])("%s", async (_, value) => {
    expect(await readConfig(value)).toBe(value);
    serve(Response.json(value));
    expect(await loadConfig()).toEqual(value);
  });

  test("what the portal is shipped with", async () => {
    const shipped = await readFile(new URL("../../public/config.json", import.meta.url), "utf8");
    expect(await problemsOf(JSON.parse(shipped))).toEqual([]);
  });
});

test.each([
  ["links.activaton is unknown", { ...right, links: { ...links, activaton: "x" } }],
  ["brand.colour is unknown", { ...right, brand: { ...brand, colour: "red" } }],
  ["text is unknown", { ...right, text: {} }],
])("a misspelled setting is named: %s", async (problem, value) => {
  expect(await problemsOf(value)).toEqual([problem]);
});

describe("a link leads to a page or to a letter, never to a script", () => {
  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "https://",
    "",
    5,
  ])("not %j", async (login) => {
    expect(await problemsOf({ ...right, links: { ...links, login } })).toEqual([
      "links.login must be a web address, a mailto: address or a place in the portal",
    ]);
  });

  test.each([
    "http://a.example",
    "HTTPS://a.example/x?y#z",
    "mailto:a@b.example",
    "../x",
    "?a=b:c",
  ])("%j is fine", async (login) => {
    expect(await problemsOf({ ...right, links: { ...links, login } })).toEqual([]);
  });
});

describe("an address with a user name or a password in it is refused, wherever it is", () => {
  const secret = "https://user:pass@api.example.com/v1";
  const problem = "must not contain a user name or a password";
  test.each([
    ["apiBaseUrl", { ...right, apiBaseUrl: secret }],
    ["apiBaseUrl", { ...right, apiBaseUrl: "https://user@api.example.com" }],
    ["brand.logoUrl", { ...right, brand: { ...brand, logoUrl: secret } }],
    ["links.login", { ...right, links: { ...links, login: secret } }],
    ["countryLookup.url", { ...right, countryLookup: { url: secret, field: "country" } }],
  ])("%s", async (name, value) => {
    expect(await problemsOf(value)).toEqual([`${name} ${problem}`]);
  });
});

describe("what is asked over the network is asked with TLS, except on this machine", () => {
  const asking = (url: string) => [
    ["apiBaseUrl", { ...right, apiBaseUrl: url }] as const,
    ["countryLookup.url", { ...right, countryLookup: { url, field: "country" } }] as const,
  ];

  test.each([
    "http://api.example.com",
    "http://192.168.1.5:4010",
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
    "http://[::2]:4010",
  ])("not %s", async (url) => {
    for (const [name, value] of asking(url)) {
      expect(await problemsOf(value)).toEqual([
        `${name} must start with https://; http:// is only for localhost, 127.0.0.1 and [::1]`,
      ]);
    }
  });

  test.each([
    "http://localhost:4010",
    "HTTP://LOCALHOST/v1",
    "http://127.0.0.1:4010",
    "http://127.8.0.1",
    "http://[::1]:4010",
    "https://api.example.com",
  ])("%s is fine", async (url) => {
    for (const [, value] of asking(url)) expect(await problemsOf(value)).toEqual([]);
  });

  test("a place beside the portal is asked as the portal itself is", async () => {
    const countryLookup = { url: "/country.json", field: "country" };
    expect(await problemsOf({ ...right, countryLookup })).toEqual([]);
  });
});

test("everything that is wrong is said at once, each in its words", async () => {
  const problems = await problemsOf({
    apiBaseUrl: "https://api.example.com/?key=1",
    brand: { logoUrl: 1, color: " " },
    supportEmail: "support",
    links: { activation: null },
    texts: { "terms.billing": 1 },
  });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "apiBaseUrl",
    "brand.name",
    "brand.logoUrl",
    "brand.color",
    "supportEmail",
    "links.contact",
    "links.login",
    "links.privacy",
    "links.terms",
    "links.activation",
    "texts",
  ]);
  for (const problem of problems) expect(problem).toMatch(/ must be an? /);
});

test.each([null, [], "text", { brand: null, links: "x" }])(
  "%j lacks what is needed",
  async (value) => {
    const needed = [
      "apiBaseUrl",
      "brand.name",
      "supportEmail",
      ...Object.keys(links).map((name) => `links.${name}`),
    ];
    expect((await problemsOf(value)).map((problem) => problem.split(" ")[0])).toEqual(needed);
  },
);

test.each([new Response("", { status: 404 }), new Response("<!doctype html>")])(
  "a configuration that cannot be read is a problem too",
  async (reply) => {
    serve(reply);
    await expect(loadConfig()).rejects.toThrow("config.json: it could not be read");
  },
);
