/** A request in the log, and its reply. */
export interface LogEntry {
  /** Counts from 1. Dropping old entries does not restart it. */
  id: number;
  /** When the request arrived, ISO 8601, by the sandbox's clock. */
  time: string;
  method: string;
  /** Path and query as they arrived, every secret replaced by `[removed]`; at most 1 kB. */
  path: string;
  /** The call's name, such as `GET /info/check/email/{email}`; null for an unknown address. */
  call: string | null;
  /** The HTTP status; null while unanswered, and 0 when the connection was cut. */
  status: number | null;
  /** How long the answer took, to a tenth of a millisecond. */
  milliseconds: number | null;
  /** The JSON body, every secret and every unknown text replaced by `[removed]`, cut at 1 kB. */
  body?: unknown;
  /** The kind of the fault that was applied, if any. */
  fault?: string;
}

type Arrival = Pick<LogEntry, "time" | "method" | "path" | "call">;

/** Keeps the last requests in memory only, so that they are never written to a disk. */
export class RequestLog {
  readonly #capacity: number;
  readonly #entries: LogEntry[] = [];
  #count = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Adds a request; the caller completes the entry as more becomes known. */
  add(arrival: Arrival): LogEntry {
    const entry: LogEntry = {
      id: this.#count + 1,
      ...arrival,
      status: null,
      milliseconds: null,
    };
    this.#entries[this.#count % this.#capacity] = entry;
    this.#count += 1;
    return entry;
  }

  /** Oldest first. */
  list(): LogEntry[] {
    const start = this.#count > this.#capacity ? this.#count % this.#capacity : 0;
    return [...this.#entries.slice(start), ...this.#entries.slice(0, start)].map((entry) => ({
      ...entry,
    }));
  }

  clear(): void {
    this.#entries.length = 0;
    this.#count = 0;
  }
}
