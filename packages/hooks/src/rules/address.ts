/** The parameters that identify a customer, a device or a SIM. */
const ID_NAMES: readonly string[] = ["customer_id", "imei", "iccid"];

/** True for letters, digits, hyphens and underscores, at most 40: the form of an id in a link. */
export const looksLikeId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/**
 * A query parameter of an address, from the hash (`#/path?name=…`) first and from the part before
 * the hash second; `null` if it is missing or empty, or if it should be an id and `isId` returns
 * false. A name is matched without regard to case. A `+` stays a `+`, because e-mail addresses
 * contain it. A malformed escape sequence is left as written. A value begins and ends with a letter,
 * a digit or a `+`: the marks that mail and chat programs leave around it are removed. `&amp;` counts
 * as `&`, a second `?` begins further parameters, and a second `#` ends them.
 */
export function addressQuery(
  address: string,
  name: string,
  isId: (text: string) => boolean = looksLikeId,
): string | null {
  const [before, hash = ""] = parts(address);
  const value = valueIn(hash, name) ?? valueIn(before, name);
  return value !== null && ID_NAMES.includes(name) && !isId(value) ? null : value;
}

/**
 * The address with its hash in the documented spelling: the route in lower case, with one leading
 * slash and none at the end. The signature of a link, `access`, is removed.
 */
export function normalizeRoute(given: string): string {
  const [before, hash] = parts(given);
  const address =
    hash === undefined ? before : `${before}#${routeOf(hash)}${hash.replace(/^[^?]*/, "")}`;
  const rest = address.replaceAll(
    /([?&])([^=&?#]*)(?:=[^&?#]*)?/g,
    (pair: string, mark: string, key: string) => (nameOf(key) === "access" ? mark : pair),
  );
  if (rest === address) return address;
  return rest.replaceAll(/([?&])[?&]+/g, "$1").replaceAll(/[?&]+(?=#|$)/g, "");
}

/** The route in the hash without its query, such as `/registration/terms`; `/` when it is empty. */
export const addressRoute = (address: string): string => routeOf(parts(address)[1] ?? "");

const routeOf = (hash: string): string =>
  `/${trimEnds(split(hash, "?")[0]).toLowerCase().replaceAll(/\/+/g, "/")}`;

/** The address before its hash, and the hash. */
function parts(address: string): [string, string?] {
  const [before, hash] = split(address, "#");
  return hash === undefined ? [before] : [before, plainHash(hash)];
}

/**
 * The hash with its own marks. What was encoded as a whole is decoded here, before the values are
 * taken from it. Each `#` or `!` at the start is removed, and so is a second hash.
 */
function plainHash(hash: string): string {
  const [start = "", route = ""] = /^[#!/]*([^?&#=]*)/.exec(hash) ?? [];
  const rest = hash.slice(start.length);
  const plain = decoded(route);
  if (plain !== route) return plainHash(plain + rest);
  return split(route + rest.replace(/^&/, "?"), "#")[0];
}

function valueIn(part: string, name: string): string | null {
  const pairs = (split(part, "?")[1] ?? "").split(/[?&]/).map((pair) => split(pair, "="));
  const found = pairs.find(([key]) => nameOf(key) === nameOf(name));
  const value = trimEnds(decoded(found?.[1] ?? ""), name);
  return value === "" ? null : value;
}

const nameOf = (key: string): string =>
  trimEnds(decoded(key).replace(/^(amp;)+/i, "")).toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The start of the set of characters that every value may begin and end with. */
const PLAIN = "[\\p{L}\\p{N}+";

function trimEnds(text: string, name?: string): string {
  const start = name === "email" ? "._-" : "";
  const end = name === "access" ? "_-" : "";
  return text.match(new RegExp(`${PLAIN}${start}](.*${PLAIN}${end}])?`, "su"))?.[0] ?? "";
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
