import { calls, OPENED_BY, type GateCall } from "./calls.ts";

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`, "i");

const writes = calls.map((call) => [patternOf(call.path), call] as const);
const templates = Object.keys(OPENED_BY).map((path) => [patternOf(path), path] as const);

/**
 * True if the vendor could resolve this path to another one, which may be outside its prefix: with
 * `.` or `..` as a segment, also encoded. Clients resolve these themselves before they send.
 */
export function hasDotSegments(url: string): boolean {
  let [path = ""] = url.split(/[?#]/);
  // Servers decode once or twice.
  for (let round = 0; round < 3; round += 1)
    path = path.replaceAll(/%(2e|2f|5c|25|3b)/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  return path.split(/[/\\]/).some((segment) => /^\.{1,2}(;|$)/.test(segment));
}

/** The path in the form in which the vendor may understand it, without the query. */
export function canonicalPath(url: string): string {
  const [path = ""] = url.split(/[?#]/);
  const single = `${path}/`.replaceAll(/[/\\]+/g, "/");
  try {
    return decodeURI(single).slice(0, -1);
  } catch {
    return single.slice(0, -1);
  }
}

/** Returns the write with this method and canonical path. */
export const findWrite = (method: string | undefined, path: string): GateCall | undefined =>
  writes.find(([pattern, call]) => call.method === method && pattern.test(path))?.[1];

/** Returns the path template for the log; `(other)` for an undocumented path. */
export const templateOf = (path: string): string =>
  templates.find(([pattern]) => pattern.test(path))?.[1] ?? "(other)";
