import type { Call } from "./call.ts";

/**
 * The kinds of faults. "Carried out" means that the call has its effect, such as a purchase.
 *
 * - `refuse`: the connection is cut; the call is not carried out.
 * - `silent-close`: the connection is closed without a byte; carried out if `carriedOut` is true.
 * - `destroy-session`: the whole HTTP/2 session is destroyed, with all its other calls; carried out
 *   if `carriedOut` is true. Over HTTP/1.1 it is a `silent-close`.
 * - `refuse-stream`: the call's HTTP/2 stream is refused (`REFUSED_STREAM`) before its body is
 *   read, which shows that it was not carried out. Over HTTP/1.1 it is a `silent-close`.
 * - `go-away`: a `GOAWAY` before the body is read shows that the call was not carried out. Earlier
 *   calls of the HTTP/2 session are answered. Later ones need a new session. Over HTTP/1.1 it is a
 *   `silent-close`.
 * - `hang`: the call is never answered and not carried out.
 * - `late`: the call is never answered, but is carried out `milliseconds` after the caller gave up.
 * - `slow`: the call is carried out at once, but its reply is delayed by `milliseconds`.
 * - `too-many`: 429 with `Retry-After: seconds`; not carried out.
 * - `request-timeout`: 408 without a body, and the connection is closed; not carried out.
 * - `error-json`, `error-empty`, `error-html`: `status` (500) with the JSON `body` or a default one,
 *   without a body, or with an HTML page. JSON and HTML may also have status 200. Not carried out.
 * - `commit-then`: carried out, then answered with `status` (500) and the JSON `body`.
 * - `malformed`: carried out, but the reply is truncated in the middle.
 * - `lost`: carried out, but the connection is cut instead of a reply.
 */
export const faultKinds = [
  "refuse",
  "silent-close",
  "destroy-session",
  "refuse-stream",
  "go-away",
  "hang",
  "late",
  "slow",
  "too-many",
  "request-timeout",
  "error-json",
  "error-empty",
  "error-html",
  "commit-then",
  "malformed",
  "lost",
] as const;

/** The effect of a fault. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault to inject. */
export interface Fault {
  /** The method with the path or its template, the name of the operation, or `*` for all calls. */
  call: string;
  kind: FaultKind;
  /** The number of calls that it affects. Default 1. */
  times?: number | "always";
  /** For `slow` and `late`: the delay. Default 1000. */
  milliseconds?: number;
  /** For `too-many`: the value of `Retry-After`. Default 1. */
  seconds?: number;
  /** For the three errors and `commit-then`: the HTTP status. Default 500. */
  status?: number;
  /** For `silent-close` and `destroy-session`: true carries out the call. Default false. */
  carriedOut?: boolean;
  /**
   * For `commit-then` and `error-json`: the JSON of the reply. By default, `commit-then` replies
   * without a body, and `error-json` with a message.
   */
  body?: unknown;
}

/** A fault with every default filled in. */
export type ActiveFault = Required<Omit<Fault, "times" | "body">> & Pick<Fault, "body">;

type WaitingFault = ActiveFault & { times: number | "always" };

const options = ["times", "milliseconds", "seconds", "status", "carriedOut", "body"];

/** Statuses whose replies cannot have a body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** Validates a fault. @throws an Error with the reason if it is not valid */
export function checkFault(fault: { readonly [Key in keyof Fault]?: unknown }): WaitingFault {
  const {
    call,
    kind: wanted,
    times = 1,
    milliseconds = 1000,
    seconds = 1,
    status = 500,
    carriedOut = false,
    body,
    ...rest
  } = fault;
  const [misspelled] = Object.keys(rest);
  if (misspelled !== undefined)
    throw new Error(`Unknown fault option: ${misspelled}. Options: ${options.join(", ")}.`);
  const kind = faultKinds.find((known) => known === wanted);
  if (typeof call !== "string") throw new Error('"call" must be a string.');
  if (!kind)
    throw new Error(`Unknown fault kind: ${String(wanted)}. Kinds: ${faultKinds.join(", ")}.`);
  if (typeof carriedOut !== "boolean") throw new Error('"carriedOut" must be true or false.');
  // A refusal may have status 200. So may the page of a proxy that did not forward the request.
  const mayBe200 = kind === "commit-then" || kind === "error-html" || kind === "error-json";
  const lowest = mayBe200 ? 200 : 400;
  const checked: WaitingFault = {
    call,
    kind,
    times: times === "always" ? times : wholeNumber("times", times, [1, 1_000_000]),
    milliseconds: wholeNumber("milliseconds", milliseconds, [0, 600_000]),
    seconds: wholeNumber("seconds", seconds, [0, 86_400]),
    status: wholeNumber("status", status, [lowest, 599]),
    carriedOut,
  };
  if (
    (body !== undefined || kind === "error-html" || kind === "error-json") &&
    withoutBody.has(checked.status)
  )
    throw new Error(`A reply with status ${checked.status} cannot have a body.`);
  return body === undefined ? checked : { ...checked, body };
}

function wholeNumber(name: string, value: unknown, [from, to]: readonly [number, number]): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < from || value > to)
    throw new Error(`"${name}" must be a whole number from ${from} to ${to}.`);
  return value;
}

type Named = Pick<Call, "operation" | "method" | "path">;

export interface Faults {
  /** Adds a fault. @throws an Error with the reason if it is not valid */
  readonly add: (fault: Fault) => void;
  /** The pending faults, in the order in which they apply. */
  readonly list: () => readonly Fault[];
  readonly clear: () => void;
  /** Takes the first fault for this call. `actual` is the method and the path of the request. */
  readonly take: (call: Named, actual: () => string) => ActiveFault | undefined;
}

export function createFaults(calls: readonly Named[]): Faults {
  let waiting: WaitingFault[] = [];

  return {
    add(fault) {
      const checked = checkFault(fault);
      if (!isKnown(checked.call, calls))
        throw new Error(
          `No such call: ${checked.call}. Write it as in "GET /info/countries", as in "checkEmail", or "*".`,
        );
      waiting.push(checked);
    },
    list: () => waiting.map((fault) => ({ ...fault })),
    clear() {
      waiting = [];
    },
    take(call, actual) {
      if (waiting.length === 0) return undefined;
      const names = new Set(["*", call.operation, `${call.method} ${call.path}`, actual()]);
      const found = waiting.find((fault) => names.has(fault.call));
      if (!found) return undefined;
      if (found.times !== "always") found.times -= 1;
      waiting = waiting.filter(({ times }) => times !== 0);
      return found;
    },
  };
}

/** True if a call has this name, or matches this method and path. */
function isKnown(name: string, calls: readonly Named[]): boolean {
  return (
    name === "*" ||
    calls.some(({ operation, method, path }) => {
      const template = `${method} ${path}`;
      return name === operation || name === template || matches(name, template);
    })
  );
}

function matches(actual: string, template: string): boolean {
  const parts = template.split("/");
  const actualParts = actual.split("/");
  return (
    parts.length === actualParts.length &&
    parts.every((part, index) => part.startsWith("{") || part === actualParts[index])
  );
}

/** Reads a fault from JSON or from the command line. @throws like {@link Faults.add}. */
export function readFault(value: Readonly<Record<string, unknown>>): Fault {
  return checkFault(value);
}
