import { calls, OPENED_BY, type GateCall } from "./calls.ts";

const patternOf = (template: string, end = "$"): RegExp =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}${end}`, "i");

const writes = calls.map((call) => [patternOf(call.path), call] as const);
const templates = Object.keys(OPENED_BY).map((path) => [patternOf(path), path] as const);

const OTHER = "(other)";

const stems = Object.keys(OPENED_BY).map((path) => patternOf(path, "(?:/|$)"));
const isKnown = (path: string) => stems.some((stem) => stem.test(path));

/**
 * True if a lenient vendor may read another path than the gate: with `.` or `..` as a segment, which
 * clients resolve before they send, or a documented one behind parameters, blanks, a zero byte, an
 * encoded slash or a file extension.
 */
export function isAmbiguous(url: string): boolean {
  let [path = ""] = url.split(/[?#]/);
  const slashes = path.replaceAll(/[^/]/g, "").length;
  // Servers decode once or twice.
  for (let round = 0; round < 3; round += 1)
    path = path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  const isOdd = /[;\\?#\0-\x20\x7f\xa0]/.test(path) || path.split("/").length - 1 > slashes;
  const read = path.split(/[/\\]+/).map((segment) => segment.replace(/[;?#\0].*$/s, "").trim());
  if (read.some((segment) => /^\.{1,2}$/.test(segment))) return true;
  const [whole, bare] = [read.join("/"), read.join("/").replace(/\.\w*$/, "")];
  const hasExtension = templateOf(whole) === OTHER && templateOf(bare) !== OTHER;
  return hasExtension || (isOdd && isKnown(whole));
}

/** Decodes a text; one that is not valid stays as it is. */
export function decoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** The path in the form in which the vendor may understand it, without the query. */
export function canonicalPath(url: string): string {
  const [path = ""] = url.split(/[?#]/);
  const single = `${path}/`.replaceAll(/[/\\]+/g, "/");
  return decoded(single, decodeURI).slice(0, -1);
}

/** Returns the write with this method and canonical path. */
export const findWrite = (method: string | undefined, path: string): GateCall | undefined =>
  writes.find(([pattern, call]) => call.method === method && pattern.test(path))?.[1];

/** Returns the path template for the log; `(other)` for an undocumented path. */
export const templateOf = (path: string): string =>
  templates.find(([pattern]) => pattern.test(path))?.[1] ?? OTHER;
