import type { AccountChange, Charge, PlanChange } from "./database/charges.ts";
import type { Database } from "./database/database.ts";
import type { Fault } from "./faults.ts";
import type { LogEntry } from "./request-log.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** The options of `createSandbox`. */
export interface SandboxOptions {
  /** The database, such as `openDatabase()`. The sandbox closes it. */
  database: Database;
  /** The initial state, restored by `reset`. Default: only the seed data. */
  scenario?: Scenario;
  /** The current time. Default: the machine's clock. */
  now?: () => Date;
  /** The number of devices in stock, for GPS and OBD each. Default 400. */
  devicesPerKind?: number;
  /** The number of requests in the log. Default 1000. */
  logCapacity?: number;
  /** Additional hosts that may use the control API, as names without ports. */
  allowedHosts?: readonly string[];
  /** The prefix of every path, such as `/v2`. The path of the control API has no prefix. */
  prefix?: string;
  /**
   * True rejects bodies without a JSON content type, and device models that do not match the IMEI,
   * as some vendors do. Default false.
   */
  strict?: boolean;
  /**
   * True also takes the token of a payment provider in the place of a card's number and code:
   * `{ token, last_4, expiration_date, cardholder_name }`. Default false, as documented.
   */
  cardTokens?: boolean;
  /**
   * True also takes phone numbers of other countries, as a `phoneRule` of the hooks sends them.
   * Default false, as documented.
   */
  anyPhone?: boolean;
  /** Seconds for which caches may store the reply to a lookup; 0 for never. Default 300. */
  lookupMaxAge?: number;
  /**
   * False leaves out the header `X-Waypost-Sandbox`, so that the portal looks as it does with a
   * vendor, without its sandbox bar. Default true.
   */
  announce?: boolean;
}

/** The vendor's API as a request handler. It does not listen on any port. */
export interface Sandbox {
  /** Answers a request. `Response.error()` means that a fault cuts the connection. */
  readonly handle: (request: Request) => Response | Promise<Response>;
  /** A replacement for the global `fetch`. It rejects on abort, and like a failed network. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Adds a fault, which makes calls fail. @throws if it is not valid */
  readonly fault: (fault: Fault) => void;
  /** The pending faults. */
  readonly faults: () => readonly Fault[];
  readonly clearFaults: () => void;
  /** The last requests, oldest first, without secrets. */
  readonly log: () => LogEntry[];
  readonly clearLog: () => void;
  /** All charges since the last reset, oldest first. */
  readonly charges: () => Charge[];
  /** All plan changes since the last reset, oldest first. */
  readonly planChanges: () => PlanChange[];
  /** All cancellations and new cards on file since the last reset, oldest first. */
  readonly accountChanges: () => AccountChange[];
  /** Creates a token for this customer. @throws if there is no such customer */
  readonly tokenFor: (customerId: number | string) => string;
  readonly now: () => Date;
  /**
   * Sets the clock, which then continues to run. `null` restores the real time.
   *
   * @throws if the year is not between 2000 and 2100
   */
  readonly setNow: (date: Date | null) => void;
  /** The country of all visitors. Empty for none. */
  readonly country: () => string;
  /** Sets the country of all visitors: a code such as `CA`, or `""` for none. @throws if invalid */
  readonly setCountry: (code: string) => void;
  /** Sets the price of a plan or a pack in US dollars. @throws if there is no such plan */
  readonly setPrice: (planId: string, price: number) => void;
  /** Restores the initial state: data, charges, faults, log, clock and country. */
  readonly reset: () => void;
  /** Ends pending calls and closes the database. */
  readonly close: () => void;
}

/** Creates a `fetch` from a handler. It rejects like a failed network. */
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
