const TEXT = "must be a text";
const LINK = "must be a web address, a mailto: address or a place in the portal";
const OPTIONAL = "where it is given";

const WANTED: ReadonlyMap<string, string> = new Map([
  ["apiBaseUrl", "must be an address that starts with http:// or https://, without a query"],
  ["brand.name", TEXT],
  ["brand.logoUrl", `${TEXT} ${OPTIONAL}`],
  ["brand.color", `${TEXT} ${OPTIONAL}`],
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
export function inWords(path: string): string {
  return `${path} ${WANTED.get(path) ?? "is unknown"}`;
}
