export type Log = (entry: LogEntry) => void;

/** A line of the log. It has no path parameters, keys, bodies or addresses. */
export interface LogEntry {
  readonly event: "call" | "failure";
  readonly method?: string;
  /** The template of the path. */
  readonly path?: string;
  readonly status?: number;
  /** How a write was answered: `forwarded`, `replayed`, or a `Gate-Code`. */
  readonly result?: string;
  readonly milliseconds?: number;
  readonly problem?: string;
}

export const jsonLog =
  (print: (line: string) => void): Log =>
  (entry) =>
    print(JSON.stringify({ time: new Date().toISOString(), ...entry }));
