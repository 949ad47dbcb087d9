import type { Call } from "./call.ts";
import { checkFault } from "./fault-options.ts";
import type { ActiveFault, Fault, WaitingFault } from "./fault-options.ts";

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
