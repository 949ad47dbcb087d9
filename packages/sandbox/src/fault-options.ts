/**
 * The failures that can be switched on. "Carried out" means that the call does its work.
 *
 * - `refuse`: the connection is cut; the call is not carried out.
 * - `silent-close`: the connection is closed without a byte; carried out if `carriedOut` is true.
 * - `destroy-session`: the whole HTTP/2 session is destroyed instead of answering, and with it all
 *   its other calls; carried out if `carriedOut` is true. Over HTTP/1.1 it is a `silent-close`.
 * - `refuse-stream`: the call's HTTP/2 stream is refused (`REFUSED_STREAM`) before its body is
 *   read, which shows that it was not carried out. Over HTTP/1.1 it is a `silent-close`.
 * - `go-away`: a `GOAWAY` before the body is read shows that the call was not carried out; earlier
 *   calls of the HTTP/2 session are answered, later ones need another. Over HTTP/1.1 it is a
 *   `silent-close`.
 * - `hang`: the call is never answered and not carried out.
 * - `late`: the call is never answered, and carried out `milliseconds` after the caller gave up.
 * - `slow`: the call is carried out at once, but its answer is delayed by `milliseconds`.
 * - `too-many`: 429 with `Retry-After: seconds`; not carried out.
 * - `request-timeout`: 408 without a body, and the connection is closed; not carried out.
 * - `error-json`, `error-empty`, `error-html`: `status` (500) with the JSON `body` or one of its own,
 *   without a body, or with a page of HTML; JSON and HTML may also come with 200; not carried out.
 * - `commit-then`: carried out, then answered with `status` (500) and the JSON `body`.
 * - `malformed`: carried out, but the answer is cut off in the middle.
 * - `lost`: carried out, but the connection is cut instead of answering.
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
  /** Method and path, as template or as they are sent, or the operation's name, or `*` for all. */
  call: string;
  kind: FaultKind;
  /** How many calls it affects. Default 1. */
  times?: number | "always";
  /** For `slow` and `late`: the delay. Default 1000. */
  milliseconds?: number;
  /** For `too-many`: the value of `Retry-After`. Default 1. */
  seconds?: number;
  /** For the three errors and `commit-then`: the HTTP status. Default 500. */
  status?: number;
  /** For `silent-close` and `destroy-session`: whether the call is carried out. Default false. */
  carriedOut?: boolean;
  /**
   * For `commit-then` and `error-json`: the JSON of the reply. Without it the reply of `commit-then`
   * has no body, and that of `error-json` has a message.
   */
  body?: unknown;
}

/** A fault with every default filled in. */
export type ActiveFault = Required<Omit<Fault, "times" | "body">> & Pick<Fault, "body">;

export type WaitingFault = ActiveFault & { times: number | "always" };

const options = ["times", "milliseconds", "seconds", "status", "carriedOut", "body"];

/** Statuses whose replies cannot have a body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** Checks a fault from outside the program. @throws when it is not valid; the message says why. */
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
    throw new Error(`No such option of a fault: ${misspelled}. Options: ${options.join(", ")}.`);
  const kind = faultKinds.find((known) => known === wanted);
  if (typeof call !== "string") throw new Error('"call" must name a call.');
  if (!kind)
    throw new Error(`No such kind of fault: ${String(wanted)}. Kinds: ${faultKinds.join(", ")}.`);
  if (typeof carriedOut !== "boolean") throw new Error('"carriedOut" must be true or false.');
  // A refusal may come with 200, and so may a page of a proxy that never passed the request on.
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
