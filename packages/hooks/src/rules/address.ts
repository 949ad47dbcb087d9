/** The parameters that identify a customer, a device or a SIM. */
const ID_NAMES: readonly string[] = ["customer_id", "imei", "iccid"];

/** True for letters, digits, hyphens and underscores, at most 40: the form of an id in a link. */
export const looksLikeId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/**
 * A query parameter of an address, from the hash (`#/path?name=…`) first and from the part before
 * the hash second; `null` if it is missing or empty, or if it should be an id and `isId` returns
 * false. A `+` stays a `+`, because e-mail addresses contain it. A malformed escape sequence is left
 * as written. What mail programs add is removed: `&amp;` for `&`, and at the ends of a value white
 * space, invisible characters and one closing punctuation mark. A second `?` begins further
 * parameters.
 */
export function addressQuery(
  address: string,
  name: string,
  isId: (text: string) => boolean = looksLikeId,
): string | null {
  const [before, hash = ""] = split(address, "#");
  const value = valueIn(hash, name) ?? valueIn(before, name);
  return value !== null && ID_NAMES.includes(name) && !isId(value) ? null : value;
}

/**
 * The address with its route in the documented spelling: in lower case, with one leading slash and
 * none at the end. The signature of a link, `access`, is removed.
 */
export function normalizeRoute(given: string): string {
  const address = withoutAccess(given);
  const [before, hash] = split(address, "#");
  const [route, query] = split(hash ?? "", "?");
  const plain = trimEnds(decoded(route)).toLowerCase();
  const normal = `/${plain.split("/").filter(Boolean).join("/")}`;
  if (hash === undefined || normal === route) return address;
  return `${before}#${normal}${query === undefined ? "" : `?${query}`}`;
}

function withoutAccess(address: string): string {
  const rest = address.replaceAll(
    /([?&])(?:amp;)*([^=&?#]*)(?:=[^&?#]*)?/gi,
    (pair: string, mark: string, key: string) => (decoded(key) === "access" ? mark : pair),
  );
  if (rest === address) return address;
  return rest.replaceAll(/([?&])[?&]+/g, "$1").replaceAll(/[?&]+(?=#|$)/g, "");
}

/** The route in the hash without its query, such as `/registration/terms`; `/` when it is empty. */
export function addressRoute(address: string): string {
  const [route = ""] = (split(normalizeRoute(address), "#")[1] ?? "").split("?");
  return route === "" ? "/" : route;
}

function valueIn(part: string, name: string): string | null {
  const pairs = (split(part, "?")[1] ?? "").split(/\?|&(?:amp;)*/i).map((pair) => split(pair, "="));
  const found = pairs.find(([key]) => decoded(key) === name);
  const value = trimEnds(decoded(found?.[1] ?? ""));
  return value === "" ? null : value;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const EDGE = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CLOSING = /[.,;:)\]}>"']/;

function trimEnds(text: string): string {
  const characters = Array.from(text);
  const endsIn = (set: RegExp) => set.test(characters.at(-1) ?? "");
  const trim = () => {
    while (endsIn(EDGE)) characters.pop();
  };
  trim();
  if (endsIn(CLOSING)) characters.pop();
  trim();
  const start = characters.findIndex((character) => !EDGE.test(character));
  return characters.slice(start === -1 ? characters.length : start).join("");
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
