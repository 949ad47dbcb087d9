import type { Call } from "./call.ts";

/**
 * The failures that can be switched on.
 *
 * - `refuse`: the connection is cut before anything happens.
 * - `hang`: the call is never answered, and nothing happens.
 * - `slow`: the call is carried out at once, but its answer is delayed by `milliseconds`.
 * - `too-many`: 429 with `Retry-After: seconds`; nothing happens.
 * - `error-json`, `error-empty`, `error-html`: `status` (500) with a JSON body, without a body,
 *   or with a page of HTML; nothing happens.
 * - `malformed`: the call is carried out, but its answer is cut off in the middle.
 * - `lost`: the call is carried out, but the connection is cut instead of answering.
 */
export const faultKinds = [
  "refuse",
  "hang",
  "slow",
  "too-many",
  "error-json",
  "error-empty",
  "error-html",
  "malformed",
  "lost",
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** Method and path, as template or as they are sent, or the operation's name, or `*` for all. */
  call: string;
  kind: FaultKind;
  /** How many calls it affects. Default 1. */
  times?: number | "always";
  /** For `slow`: how long the answer is delayed. Default 1000. */
  milliseconds?: number;
  /** For `too-many`: the value of `Retry-After`. Default 1. */
  seconds?: number;
  /** For the three errors: the HTTP status. Default 500. */
  status?: number;
}

/** A fault with every default filled in. */
export type ActiveFault = Required<Omit<Fault, "times">>;

type WaitingFault = ActiveFault & { times: number | "always" };
type Named = Pick<Call, "operation" | "method" | "path">;

export interface Faults {
  /** @throws when the fault is not valid; the message says what is wrong with it. */
  readonly add: (fault: Fault) => void;
  /** The faults that are still waiting for a call, in the order in which they apply. */
  readonly list: () => readonly Fault[];
  readonly clear: () => void;
  /** Takes the first fault for this call; `actual` is the method and path as sent. */
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

/** Whether a call has this name, or matches this method and path as sent. */
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

function checkFault(fault: { readonly [Key in keyof Fault]?: unknown }): WaitingFault {
  const {
    call,
    kind: wanted,
    times = 1,
    milliseconds = 1000,
    seconds = 1,
    status = 500,
    ...rest
  } = fault;
  const [misspelled] = Object.keys(rest);
  if (misspelled !== undefined)
    throw new Error(
      `No such option of a fault: ${misspelled}. Options: times, milliseconds, seconds, status.`,
    );
  const kind = faultKinds.find((known) => known === wanted);
  if (typeof call !== "string") throw new Error('"call" must name a call.');
  if (!kind)
    throw new Error(`No such kind of fault: ${String(wanted)}. Kinds: ${faultKinds.join(", ")}.`);
  return {
    call,
    kind,
    times: times === "always" ? times : wholeNumber("times", times, [1, 1_000_000]),
    milliseconds: wholeNumber("milliseconds", milliseconds, [0, 600_000]),
    seconds: wholeNumber("seconds", seconds, [0, 86_400]),
    status: wholeNumber("status", status, [400, 599]),
  };
}

function wholeNumber(name: string, value: unknown, [from, to]: readonly [number, number]): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < from || value > to)
    throw new Error(`"${name}" must be a whole number from ${from} to ${to}.`);
  return value;
}
