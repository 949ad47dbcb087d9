/**
 * A query parameter of an address, from the hash (`#/path?name=…`) first and from the part before
 * the hash second; `null` if it is missing or empty. A `+` stays a `+`, because e-mail addresses
 * contain it. A malformed escape sequence is left as written.
 */
export function addressQuery(address: string, name: string): string | null {
  const [before, hash = ""] = split(address, "#");
  return valueIn(hash, name) ?? valueIn(before, name);
}

/** The route in the hash without its query, such as `/registration/terms`; `/` when it is empty. */
export function addressRoute(address: string): string {
  const [route = ""] = (split(address, "#")[1] ?? "").split("?");
  return route === "" ? "/" : route;
}

function valueIn(part: string, name: string): string | null {
  const pairs = (split(part, "?")[1] ?? "").split("&").map((pair) => split(pair, "="));
  const found = pairs.find(([key]) => decoded(key) === name);
  const value = decoded(found?.[1] ?? "");
  return value === "" ? null : value;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
