import { parseArgs } from "node:util";

export const help = `Usage: waypost-gate --upstream <url> [options]
       waypost-gate consents [--since <date>] [--store <file>]

Stands in front of a vendor's API and forwards each write once, by its idempotency key.

Options:
  --upstream <url>        URL of the vendor's API, with its prefix, such as https://api.example.com
  --port <number>         Port to listen on; 0 for any free port (default 4020)
  --host <address>        Address to listen on (default 127.0.0.1, this machine only)
  --store <file or url>   SQLite file for keys and replies, or the postgres:// URL of a database
                          that several gates share (default gate.sqlite)
  --trust-proxy <cidr>    Proxy whose X-Forwarded-For is believed, such as 10.0.0.0/8. Can be repeated.
  --time-limit <seconds>  Time that the vendor has to answer a write (default 120)
  --help                  Show this help

consents prints the consents that came with the writes, one line of JSON for each write:
  --since <date>          Leave out older ones, such as 2026-11-21 (default: none)
  --store <file>          SQLite file of the gate, which may be running (default gate.sqlite)
`;

export interface CommandLine {
  readonly upstream: URL;
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly store: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly limitMs: number | undefined;
}

/** Prints consents. */
export interface ConsentsCommand {
  readonly store: string;
  readonly since: Date;
}

/** Parses the arguments. @throws an Error with a message for the user */
export function readCommandLine(args: readonly string[]): CommandLine | ConsentsCommand | "help" {
  if (args[0] === "consents" && !args.includes("--help")) return readConsentsCommand(args.slice(1));
  const text = { type: "string" } as const;
  const { values: raw } = parseArgs({
    args: [...args],
    options: {
      upstream: text,
      port: text,
      host: text,
      store: text,
      "trust-proxy": { ...text, multiple: true },
      "time-limit": text,
      help: { type: "boolean" },
    },
  });
  if (raw.help) return "help";
  if (raw.store === "") throw new Error("--store must be the name of a file.");
  const seconds = readNumber("--time-limit", raw["time-limit"], [1, 3600]);
  return {
    upstream: readUpstream(raw.upstream),
    port: readNumber("--port", raw.port, [0, 65_535]),
    host: raw.host,
    store: raw.store,
    trustedProxies: raw["trust-proxy"] ?? [],
    limitMs: seconds === undefined ? undefined : seconds * 1000,
  };
}

function readConsentsCommand(args: readonly string[]): ConsentsCommand {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { since: text, store: text } });
  const since = new Date(values.since ?? 0);
  if (Number.isNaN(since.getTime()))
    throw new Error(`--since must be a date such as 2026-11-21, not "${values.since}".`);
  return { store: values.store || "gate.sqlite", since };
}

function readUpstream(text: string | undefined): URL {
  if (text === undefined) throw new Error("--upstream is missing: the URL of the vendor's API.");
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== "" || url.username !== "")
    throw new Error(`--upstream must be a URL such as https://api.example.com, not "${text}".`);
  return url;
}

function readNumber(
  option: string,
  text: string | undefined,
  [least, most]: readonly [number, number],
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Error(`${option} must be a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}
