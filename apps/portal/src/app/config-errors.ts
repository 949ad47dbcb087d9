import { TASKS } from "./offered.ts";

const LINK = "must be a web address, a mailto: address or a path in the portal";
const OPTIONAL = "if it is set";
const IMAGE = `must be an image URL ${OPTIONAL}`;

const REQUIREMENTS: ReadonlyMap<string, string> = new Map([
  [
    "apiBaseUrl",
    "must be an address that starts with https://, without a query, or a path such as /api",
  ],
  ["brand.name", "must be a non-empty string"],
  ["brand.logoUrl", IMAGE],
  ["brand.logoUrlDark", IMAGE],
  ["brand.iconUrl", IMAGE],
  ["brand.color", `must be a CSS color, such as #0b5fff, ${OPTIONAL}`],
  ["supportEmail", "must be an e-mail address"],
  ["links.contact", LINK],
  ["links.login", LINK],
  ["links.privacy", LINK],
  ["links.terms", LINK],
  ["links.activation", `${LINK} ${OPTIONAL}`],
  ["links.planUpdate", `must be a web address or a path in the portal ${OPTIONAL}`],
  ["links.newLink", `${LINK} ${OPTIONAL}`],
  ["iconUrl", `must be an image URL with {type} and {value} in it ${OPTIONAL}`],
  ["cardImages", `must be a host that starts with https:// ${OPTIONAL}`],
  [
    "countryLookup",
    `must be an object with a url, which is a web address, and a field ${OPTIONAL}`,
  ],
  [
    "cardTokens",
    `must be an object with a module, such as tokens.js, and hosts, which are lists of origins by script-src, connect-src or frame-src, ${OPTIONAL}`,
  ],
  ["smsAutoRenewal", `must be true or false ${OPTIONAL}`],
  ["gate", `must be true or false ${OPTIONAL}`],
  ["tasks", `must be a list of the tasks that are offered: ${TASKS.join(", ")}, ${OPTIONAL}`],
  [
    "embedders",
    `must be a list of origins, such as https://shop.example, without a path or a wildcard, ${OPTIONAL}`,
  ],
  ["idPattern", `must be a regular expression ${OPTIONAL}`],
  ["tokenKey", `must be a non-empty string ${OPTIONAL}`],
  [
    "phone",
    `must be an object with a country, such as DE or any, and perhaps a form, which is e164 or, unless the country is any, national, ${OPTIONAL}`,
  ],
  [
    "returnTo",
    `must be an object with a name, or "", for each origin, such as https://fleet.example, without a path, ${OPTIONAL}`,
  ],
  ["product", `must be "documented" or "own" ${OPTIONAL}`],
  ["currency", `must be the code of a currency, such as EUR, ${OPTIONAL}`],
  ["languages", `must be a list of en, es and fr, with at least one of them, ${OPTIONAL}`],
  [
    "texts",
    `must be an object of non-empty strings, or of such objects by language, or "plain", ${OPTIONAL}`,
  ],
]);

/** Describes an invalid setting. This module is loaded only if there is one. */
export function describeError(path: string, config: unknown): string {
  const requirement = REQUIREMENTS.get(path);
  if (requirement === undefined) return `${path} is unknown`;
  const isFetched = path === "apiBaseUrl" || path === "countryLookup";
  const urlPath = path === "countryLookup" ? "countryLookup.url" : path;
  const value = urlPath.split(".").reduce<unknown>((part, name) => Object(part)[name], config);
  const reason = securityProblem(value, isFetched);
  return reason === undefined ? `${path} ${requirement}` : `${urlPath} ${reason}`;
}

/** Returns the reason why a well-formed URL is rejected. */
function securityProblem(value: unknown, isFetched: boolean): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  const { protocol, hostname, username, password } = new URL(value);
  if (username !== "" || password !== "") return "must not contain a user name or a password";
  const character = /[^\w.-]/.exec(hostname)?.[0];
  if (character !== undefined) return `must not contain ${character} in its host`;
  return isFetched && protocol === "http:"
    ? "must start with https://; http:// is only allowed for localhost and 127.0.0.1"
    : undefined;
}
