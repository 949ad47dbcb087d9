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
const minimal = {
  apiBaseUrl: "https://api.example.com/v1",
  brand,
  supportEmail: "support@example.com",
  links,
};

/** Returns the errors in a configuration, as shown to the person who deploys the portal. */
async function errorsOf(value: unknown): Promise<readonly string[]> {
  try {
    await readConfig(value);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}

const serve = (reply: Response) => vi.stubGlobal("fetch", async () => reply);
afterEach(() => void vi.unstubAllGlobals());

describe("a valid configuration is returned unchanged", () => {
  test.each([
    ["with the required settings only", minimal],
    [
      "with all settings",
      {
        ...minimal,
        brand: {
          ...brand,
          logoUrl: "logo.svg",
          logoUrlDark: "dark.svg",
          iconUrl: "icon.png",
          color: "#0b5fff",
        },
        links: { ...links, activation: "pricing", planUpdate: "https://www.example.com/upgrade" },
        iconUrl: "https://images.example.com/{type}/{value}.png",
        cardImages: "https://images.example.com",
        cardTokens: { module: "tokens.js", hosts: { "frame-src": ["https://pay.example"] } },
        smsAutoRenewal: false,
        gate: true,
        tasks: ["registration", "sms-pack"],
        embedders: ["https://shop.example", "http://localhost:3000"],
        idPattern: String.raw`[A-Z]{2}\.\d+`,
        tokenKey: "vendor.jwt",
        phone: { country: "DE", form: "national" },
        returnTo: { "https://fleet.example": "Fleet Co", "http://localhost:3000": "" },
        languages: ["fr", "en"],
        texts: { "terms.billing": "Our own text.", fr: { "terms.billing": "Notre texte." } },
      },
    ],
  ])("%s", async (_, value) => {
    expect(await readConfig(value)).toBe(value);
    serve(Response.json(value));
    expect(await loadConfig()).toEqual(value);
  });

  test.each(["plain", { catalogue: "plain", "terms.billing": "Our own text." }])(
    "with plain English",
    async (texts) => {
      expect(await errorsOf({ ...minimal, texts })).toEqual([]);
    },
  );

  test.each(["utf8", "utf16le"] as const)("in %s with a byte order mark", async (encoding) => {
    serve(new Response(Buffer.from(`\ufeff${JSON.stringify(minimal)}`, encoding)));
    expect(await loadConfig()).toEqual(minimal);
  });

  test("as shipped with the portal", async () => {
    const shipped = await readFile(new URL("../../public/config.json", import.meta.url), "utf8");
    expect(await errorsOf(JSON.parse(shipped))).toEqual([]);
  });
});

test.each([
  { module: "https://elsewhere.example/tokens.js" },
  { module: "//elsewhere.example/tokens.js" },
  { module: "../tokens.js" },
  { module: "data:text/javascript,1" },
  { module: "tokens.js", hosts: { "script-src": ["*"] } },
  { module: "tokens.js", hosts: { "script-src": ["https://a.example; connect-src *"] } },
  { module: "tokens.js", hosts: { "default-src": ["https://a.example"] } },
  { hosts: {} },
  "tokens.js",
])(
  "card tokens come from a module of the portal's own files: %j is rejected",
  async (cardTokens) => {
    expect(await errorsOf({ ...minimal, cardTokens })).toEqual([
      "cardTokens must be an object with a module, such as tokens.js, and hosts, which are lists of origins by script-src, connect-src or frame-src, if it is set",
    ]);
  },
);

test.each([
  ["links.activaton is unknown", { ...minimal, links: { ...links, activaton: "x" } }],
  ["brand.colour is unknown", { ...minimal, brand: { ...brand, colour: "red" } }],
  ["text is unknown", { ...minimal, text: {} }],
])("a misspelled setting is reported: %s", async (error, value) => {
  expect(await errorsOf(value)).toEqual([error]);
});

test("the page that upgrades a plan receives the customer's id, so it cannot be a mailto: address", async () => {
  const planUpdate = "mailto:sales@example.com";
  expect(await errorsOf({ ...minimal, links: { ...links, planUpdate } })).toEqual([
    "links.planUpdate must be a web address or a path in the portal if it is set",
  ]);
});

describe("a link may be a web address, a mailto: address or a path, but not a script", () => {
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
  ])("%j is rejected", async (login) => {
    expect(await errorsOf({ ...minimal, links: { ...links, login } })).toEqual([
      "links.login must be a web address, a mailto: address or a path in the portal",
    ]);
  });

  test.each([
    "http://a.example",
    "HTTPS://a.example/x?y#z",
    "mailto:a@b.example",
    "../x",
    "?a=b:c",
  ])("%j is accepted", async (login) => {
    expect(await errorsOf({ ...minimal, links: { ...links, login } })).toEqual([]);
  });
});

describe("a URL with a user name or a password is rejected in", () => {
  const secret = "https://user:pass@api.example.com/v1";
  const error = "must not contain a user name or a password";
  test.each([
    ["apiBaseUrl", { ...minimal, apiBaseUrl: secret }],
    ["apiBaseUrl", { ...minimal, apiBaseUrl: "https://user@api.example.com" }],
    ["brand.logoUrl", { ...minimal, brand: { ...brand, logoUrl: secret } }],
    ["links.login", { ...minimal, links: { ...links, login: secret } }],
    ["countryLookup.url", { ...minimal, countryLookup: { url: secret, field: "country" } }],
  ])("%s", async (name, value) => {
    expect(await errorsOf(value)).toEqual([`${name} ${error}`]);
  });
});

const configsWith = (url: string) => [
  ["apiBaseUrl", { ...minimal, apiBaseUrl: url }] as const,
  ["countryLookup.url", { ...minimal, countryLookup: { url, field: "country" } }] as const,
];

describe("services on other machines require TLS", () => {
  test.each([
    "http://api.example.com",
    "http://192.168.1.5:4010",
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
  ])("%s is rejected", async (url) => {
    for (const [name, value] of configsWith(url)) {
      expect(await errorsOf(value)).toEqual([
        `${name} must start with https://; http:// is only allowed for localhost and 127.0.0.1`,
      ]);
    }
  });

  test.each([
    "http://localhost:4010",
    "HTTP://LOCALHOST/v1",
    "http://127.0.0.1:4010",
    "http://127.8.0.1",
    "https://api.example.com",
  ])("%s is accepted", async (url) => {
    for (const [, value] of configsWith(url)) expect(await errorsOf(value)).toEqual([]);
  });

  test("a relative URL is accepted, because it has the portal's own protocol", async () => {
    const countryLookup = { url: "/country.json", field: "country" };
    expect(await errorsOf({ ...minimal, countryLookup })).toEqual([]);
  });
});

test("all errors are reported at once", async () => {
  const errors = await errorsOf({
    apiBaseUrl: "https://api.example.com/?key=1",
    brand: { logoUrl: 1, color: " " },
    supportEmail: "support",
    links: { activation: null },
    languages: ["en", "de"],
    texts: { "terms.billing": 1 },
  });
  expect(errors.map((error) => error.split(" ")[0])).toEqual([
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
    "languages",
    "texts",
  ]);
  for (const error of errors) expect(error).toMatch(/ must be an? /);
});

test.each(["red;} body{display:none", "red}", "<style>", "url(\\41)"])(
  "%s is not a color, even where no browser checks it",
  async (color) => {
    const errors = await errorsOf({ ...minimal, brand: { ...brand, color } });
    expect(errors).toEqual([expect.stringMatching(/^brand\.color must be a CSS color/)]);
  },
);

test.each(["constructor", "toString", "__proto__"])(
  "%s is not the name of a setting",
  async (name) => {
    const value: unknown = JSON.parse(`{"${name}":1}`);
    expect((await errorsOf({ ...minimal, ...(value as object) })).join()).not.toContain(
      "undefined",
    );
  },
);

test.each([
  "https://shop.example",
  "*",
  ["https://*.shop.example"],
  ["https://shop.example/"],
  ["https://shop.example/page"],
  ["HTTPS://shop.example"],
  ["http://shop.example"],
  ["https://user@shop.example"],
  ["https://shop.example; script-src *"],
  ["null"],
  ["https://[::1]"],
  ["http://[::1]:3000"],
  [["https://shop.example"]],
])("%j is not a list of origins that may embed the portal", async (embedders) => {
  expect(await errorsOf({ ...minimal, embedders })).toEqual([
    "embedders must be a list of origins, such as https://shop.example, without a path or a wildcard, if it is set",
  ]);
});

test.each([
  "https://fleet.example",
  ["https://fleet.example"],
  { "https://fleet.example/": "Fleet Co" },
  { "http://fleet.example": "Fleet Co" },
  { "https://user@fleet.example": "Fleet Co" },
  { "javascript:alert(1)": "Fleet Co" },
  { null: "Fleet Co" },
  { "https://fleet.example": null },
])("%j does not name the sites that a link may lead back to", async (returnTo) => {
  expect(await errorsOf({ ...minimal, returnTo })).toEqual([
    'returnTo must be an object with a name, or "", for each origin, such as https://fleet.example, without a path, if it is set',
  ]);
});

test.each([
  "DE",
  null,
  { country: "de" },
  { country: "DE", lenght: 11 },
  { country: "Germany" },
  { country: "any", form: "national" },
  {},
])("%j does not name the country of phone numbers", async (phone) => {
  expect(await errorsOf({ ...minimal, phone })).toEqual([
    "phone must be an object with a country, such as DE or any, and perhaps a form, which is e164 or, unless the country is any, national, if it is set",
  ]);
});

test.each([null, [], "text", { brand: null, links: "x" }])(
  "%j lacks required settings",
  async (value) => {
    const required = [
      "apiBaseUrl",
      "brand.name",
      "supportEmail",
      ...Object.keys(links).map((name) => `links.${name}`),
    ];
    expect((await errorsOf(value)).map((error) => error.split(" ")[0])).toEqual(required);
  },
);

test.each([new Response("", { status: 404 }), new Response("<!doctype html>")])(
  "an unreadable configuration is an error",
  async (reply) => {
    serve(reply);
    await expect(loadConfig()).rejects.toThrow("config.json: it could not be read");
  },
);

test.each(["", 5, "icons/{type}.png", "icons/{value}.png", "javascript:{type}{value}"])(
  "%j is not an icon URL",
  async (iconUrl) => {
    expect(await errorsOf({ ...minimal, iconUrl })).toEqual([
      "iconUrl must be an image URL with {type} and {value} in it if it is set",
    ]);
  },
);

test.each(["no", 0, null])("%j does not say if SMS packs renew", async (smsAutoRenewal) => {
  expect(await errorsOf({ ...minimal, smsAutoRenewal })).toEqual([
    "smsAutoRenewal must be true or false if it is set",
  ]);
});

test("an unknown task is named with the known ones", async () => {
  expect(await errorsOf({ ...minimal, tasks: ["sms"] })).toEqual([
    expect.stringMatching(/^tasks must be a list of the tasks that are offered: .*sms-pack/),
  ]);
});

test.each(["yes", 1, null])("%j does not say if there is a gate", async (gate) => {
  expect(await errorsOf({ ...minimal, gate })).toEqual(["gate must be true or false if it is set"]);
});

test.each(["", "(", 5, null])("%j is not a pattern of ids", async (idPattern) => {
  expect(await errorsOf({ ...minimal, idPattern })).toEqual([
    "idPattern must be a regular expression if it is set",
  ]);
});

test.each(["", " ", 5, null])("%j is not a storage key for the token", async (tokenKey) => {
  expect(await errorsOf({ ...minimal, tokenKey })).toEqual([
    "tokenKey must be a non-empty string if it is set",
  ]);
});

test.each([[[]], ["en"], [["en", 1]], [{ en: true }]])(
  "the languages must be a list of those that the portal has, not %j",
  async (languages) => {
    expect(await errorsOf({ ...minimal, languages })).toEqual([
      "languages must be a list of en, es and fr, with at least one of them, if it is set",
    ]);
  },
);

test.each([
  [{ fr: "Texte" }],
  [{ fr: { "action.next": 1 } }],
  [{ "action.next": { fr: "Texte" } }],
  ["fancy"],
  [{ catalogue: "fancy" }],
])("a vendor's texts are strings, for all languages or below one, not %j", async (texts) => {
  expect(await errorsOf({ ...minimal, texts })).toEqual([
    'texts must be an object of non-empty strings, or of such objects by language, or "plain", if it is set',
  ]);
});

test.each([["images.example.com"], ["http://images.example.com"], [""], [7]])(
  "%j is not a host for card images",
  async (cardImages) => {
    expect(await errorsOf({ ...minimal, cardImages })).toEqual([
      "cardImages must be a host that starts with https:// if it is set",
    ]);
  },
);
