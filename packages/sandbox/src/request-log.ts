/** A request in the log, and its reply. */
export interface LogEntry {
  /** Counts from 1. It continues when old entries are dropped. */
  id: number;
  /** The time of arrival by the sandbox's clock, in ISO 8601. */
  time: string;
  method: string;
  /** Path and query, at most 1 kB. Secrets are replaced by `[removed]`. */
  path: string;
  /** The call, such as `GET /info/check/email/{email}`. Null for an unknown URL. */
  call: string | null;
  /** The HTTP status. Null while there is no reply, and 0 if the connection was cut. */
  status: number | null;
  /** The duration, to a tenth of a millisecond. */
  milliseconds: number | null;
  /** The JSON body, at most 1 kB. Secrets and unknown strings are replaced by `[removed]`. */
  body?: unknown;
  /** The kind of the applied fault, if any. */
  fault?: string;
}

type Arrival = Pick<LogEntry, "time" | "method" | "path" | "call">;

/** The last requests. They are only in memory, so that they are never written to disk. */
export class RequestLog {
  readonly #capacity: number;
  readonly #entries: LogEntry[] = [];
  #count = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Adds a request. The caller completes the entry later. */
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
