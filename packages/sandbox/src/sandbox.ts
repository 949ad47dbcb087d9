import type { Charge } from "./database/charges.ts";
import type { Database } from "./database/database.ts";
import type { Fault } from "./faults.ts";
import type { LogEntry } from "./request-log.ts";

export interface SandboxOptions {
  /** Where everything is kept; `openDatabase()` gives one. The sandbox closes it. */
  database: Database;
  /** The present. Default: the machine's clock. */
  now?: () => Date;
  /** How many GPS devices and how many OBD devices are in stock. Default 400 of each. */
  devicesPerKind?: number;
  /** How many requests the log remembers. Default 1000. */
  logCapacity?: number;
}

/** The vendor's API at home. It listens nowhere: give it requests. */
export interface Sandbox {
  /** Answers a request; a connection that a fault cuts is `Response.error()`. */
  readonly handle: (request: Request) => Response | Promise<Response>;
  /** Stands in for the global `fetch`: rejects where a network would fail, and on abort. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Makes coming calls fail. @throws when the fault cannot be understood. */
  readonly fault: (fault: Fault) => void;
  /** The faults that wait for their calls. */
  readonly faults: () => readonly Fault[];
  readonly clearFaults: () => void;
  /** The last requests, oldest first, without secrets. */
  readonly log: () => LogEntry[];
  readonly clearLog: () => void;
  /** Every amount that was billed since the last reset, oldest first. */
  readonly charges: () => Charge[];
  /** A new token of this customer. @throws when there is no such customer. */
  readonly tokenFor: (customerId: number | string) => string;
  readonly now: () => Date;
  /** Moves the clock, from where it runs on; `null` returns to the real time. */
  readonly setNow: (date: Date | null) => void;
  /** The country of every visitor, as in `CA`; empty when it is unknown. @throws otherwise */
  readonly setCountry: (code: string) => void;
  /** Back to the seeded state: its customers only, no charges, no faults, no log. */
  readonly reset: () => void;
  /** Ends waiting calls and closes the database. */
  readonly close: () => void;
}

/** A `fetch` over a handler, which fails the way a network does. */
export function fetchThrough(handle: Sandbox["handle"]): Sandbox["fetch"] {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await Promise.race([handle(request), rejectOnAbort(request.signal)]);
    if (response.type === "error") throw new TypeError("fetch failed");
    return response;
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
