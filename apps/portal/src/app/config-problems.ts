const LINK = "must be a web address, a mailto: address or a place in the portal";
const OPTIONAL = "where it is given";

const WANTED: ReadonlyMap<string, string> = new Map([
  ["apiBaseUrl", "must be an address that starts with https://, without a query"],
  ["brand.name", "must be a text"],
  ["brand.logoUrl", `must be an image URL ${OPTIONAL}`],
  ["brand.color", `must be a CSS colour, such as #0b5fff, ${OPTIONAL}`],
  ["supportEmail", "must be an e-mail address"],
  ["links.contact", LINK],
  ["links.login", LINK],
  ["links.privacy", LINK],
  ["links.terms", LINK],
  ["links.activation", `${LINK} ${OPTIONAL}`],
  ["countryLookup", `must have a url, which is a web address, and a field ${OPTIONAL}`],
  ["texts", `must be an object of texts ${OPTIONAL}`],
]);

/** What a person is told about a setting that is wrong. It is fetched only where one is. */
export function inWords(path: string, config: unknown): string {
  const wanted = WANTED.get(path);
  if (wanted === undefined) return `${path} is unknown`;
  const isAsked = path === "apiBaseUrl" || path === "countryLookup";
  const place = path === "countryLookup" ? "countryLookup.url" : path;
  const value = place.split(".").reduce<unknown>((part, name) => Object(part)[name], config);
  const reason = refusal(value, isAsked);
  return reason === undefined ? `${path} ${wanted}` : `${place} ${reason}`;
}

/** Why an address is refused although it can be read. */
function refusal(value: unknown, isAsked: boolean): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  const { protocol, username, password } = new URL(value);
  if (username !== "" || password !== "") return "must not contain a user name or a password";
  return isAsked && protocol === "http:"
    ? "must start with https://; http:// is only for localhost, 127.0.0.1 and [::1]"
    : undefined;
}
