import { calls, type GateCall } from "./calls.ts";

/** The path templates of the reads, for the log: paths contain e-mail addresses and IMEIs. */
const READS = [
  "/info/countries",
  "/info/country/{countryId}/states",
  "/info/timezones",
  "/info/mobile/service_provider",
  "/info/service_plan/rules",
  "/info/service_plan/revised",
  "/info/app_conf",
  "/info/check/email/{email}",
  "/auth/customer/cards",
  "/info/imei_validation/{imei}",
  "/api/device/settings/{imei}",
  "/info/cancel/validate/{imei}",
  "/auth/re-activation/devices/{customer_id}",
  "/auth/re-activation/device/info/{customer_id}/{imei}",
  "/info/imei/list/{customer_id}",
  "/info/card/validate/{customer_id}/{first6}",
  "/auth/dormant-mode/activated",
];

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`, "i");

const writes = calls.map((call) => [patternOf(call.path), call] as const);
const reads = READS.map((template) => [patternOf(template), template] as const);

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
  findWrite("POST", path)?.path ??
  findWrite("PUT", path)?.path ??
  reads.find(([pattern]) => pattern.test(path))?.[1] ??
  "(other)";
