import type { AccountChange } from "./database/account-changes.ts";
import type { Charge } from "./database/charges.ts";
import type { Database } from "./database/database.ts";
import type { PlanChange } from "./database/plan-changes.ts";
import type { Fault } from "./fault-options.ts";
import type { LogEntry } from "./request-log.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** The options of `createSandbox`. */
export interface SandboxOptions {
  /** Where everything is stored, such as `openDatabase()`. The sandbox closes it. */
  database: Database;
  /** A state to begin with, and to return to with `reset`. Default: the seeded one alone. */
  scenario?: Scenario;
  /** The current time. Default: the machine's clock. */
  now?: () => Date;
  /** How many GPS devices and how many OBD devices are in stock. Default 400 of each. */
  devicesPerKind?: number;
  /** How many requests the log remembers. Default 1000. */
  logCapacity?: number;
  /** Hosts that may control the sandbox, besides this machine itself; names without ports. */
  allowedHosts?: readonly string[];
  /** Put before the path of every call, such as `/v2`; the control path stays where it is. */
  prefix?: string;
  /**
   * Refuses requests that a vendor may refuse: a body without a JSON content type, and a device
   * model that does not match the IMEI. Default false.
   */
  strict?: boolean;
  /** Seconds for which a look-up may be kept by a cache. Default 300; 0 forbids it. */
  lookupMaxAge?: number;
}

/** The vendor's API as a request handler. It does not listen on any port. */
export interface Sandbox {
  /** Answers a request; `Response.error()` means that a fault cuts the connection. */
  readonly handle: (request: Request) => Response | Promise<Response>;
  /** Replaces the global `fetch`: it rejects on abort and where a network would fail. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Makes calls fail. @throws when the fault is not valid. */
  readonly fault: (fault: Fault) => void;
  /** The faults that are still waiting for a call. */
  readonly faults: () => readonly Fault[];
  readonly clearFaults: () => void;
  /** The last requests, oldest first, without secrets. */
  readonly log: () => LogEntry[];
  readonly clearLog: () => void;
  /** Every amount that was billed since the last reset, oldest first. */
  readonly charges: () => Charge[];
  /** Every change of a device's plan since the last reset, oldest first. */
  readonly planChanges: () => PlanChange[];
  /** Every cancellation and every new card on file since the last reset, oldest first. */
  readonly accountChanges: () => AccountChange[];
  /** A new token of this customer. @throws when there is no such customer. */
  readonly tokenFor: (customerId: number | string) => string;
  readonly now: () => Date;
  /**
   * Sets the clock, which then keeps running; `null` returns to the real time.
   *
   * @throws when the date is not in the years 2000 to 2100.
   */
  readonly setNow: (date: Date | null) => void;
  /** The country of every visitor; empty for none. */
  readonly country: () => string;
  /** Sets the country of every visitor, such as `CA`, or `""` for none. @throws otherwise */
  readonly setCountry: (code: string) => void;
  /** Sets what a plan or a pack costs from now on, in US dollars. @throws when there is none */
  readonly setPrice: (planId: string, price: number) => void;
  /** Returns to the state of the beginning: data, charges, faults, log, clock and country. */
  readonly reset: () => void;
  /** Ends waiting calls and closes the database. */
  readonly close: () => void;
}

/** Turns a handler into a `fetch` that rejects like a failing network. */
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
