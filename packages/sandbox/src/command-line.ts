import { parseArgs } from "node:util";
import { clockDate, isClockDate } from "./clock.ts";
import { readFault } from "./faults.ts";
import type { Fault } from "./fault-options.ts";

export const help = `Usage: waypost-sandbox [options]

Runs the vendor's API on this machine, with a database of its own.

Options:
  --port <number>      Port to listen on, 0 for any free one (default 4010)
  --host <address>     Address to listen on (default 127.0.0.1: this machine only)
  --database <file>    SQLite file that keeps everything (default: in memory)
  --devices <number>   How many GPS and how many OBD devices are in stock (default 400)
  --scenario <name>    Begin with a scenario: its name, or the path of its JSON file
  --now <date>         Start the clock at this date (ISO 8601) instead of today
  --fault <fault>      Make calls fail; can be given several times, as in
                       --fault 'register=lost' or
                       --fault 'GET /info/countries=slow,milliseconds=3000,times=always' or
                       --fault 'register=commit-then,status=502,body={"status":false}'
  --http2              Serve HTTP/2 over TLS, with a certificate made at the start
  --no-keep-alive      Close each connection of HTTP/1.1 after one reply, and say so
  --prefix <path>      A path before that of every call, such as /v2
  --strict             Refuse what a vendor may refuse: a body that is not announced as JSON, and a
                       device model that is not that of the IMEI
  --max-age <seconds>  How long a cache may keep a look-up, 0 for not at all (default 300)
  --allow-host <name>  A host that may use the control path, besides this machine itself; can be
                       given several times
  --help               Show this help
`;

interface CommandLine {
  port: number | undefined;
  host: string | undefined;
  database: string | undefined;
  devicesPerKind: number | undefined;
  scenario: string | undefined;
  now: Date | undefined;
  faults: Fault[];
  allowedHosts: string[];
  http2: boolean;
  keepAlive: boolean;
  prefix: string | undefined;
  strict: boolean;
  lookupMaxAge: number | undefined;
}

/** @throws an Error whose message is for the person at the terminal */
export function readCommandLine(args: readonly string[]): CommandLine | "help" {
  const text = { type: "string" } as const;
  const yes = { type: "boolean" } as const;
  const { values: raw } = parseArgs({
    args: [...args],
    options: {
      port: text,
      host: text,
      database: text,
      devices: text,
      scenario: text,
      now: text,
      fault: { ...text, multiple: true },
      "allow-host": { ...text, multiple: true },
      http2: yes,
      "no-keep-alive": yes,
      prefix: text,
      strict: yes,
      "max-age": text,
      help: yes,
    },
  });
  if (raw.help) return "help";
  if (raw.database === "") throw new Error("--database must be the name of a file.");
  return {
    port: readNumber("--port", raw.port, 65_535),
    host: raw.host,
    database: raw.database,
    devicesPerKind: readNumber("--devices", raw.devices, 1_000_000),
    scenario: raw.scenario,
    now: readDate(raw.now),
    faults: (raw.fault ?? []).map(readFaultText),
    allowedHosts: raw["allow-host"] ?? [],
    http2: raw.http2 ?? false,
    keepAlive: !raw["no-keep-alive"],
    prefix: raw.prefix,
    strict: raw.strict ?? false,
    lookupMaxAge: readNumber("--max-age", raw["max-age"], 31_536_000),
  };
}

function readNumber(option: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${option} must be a whole number from 0 to ${most}, not "${text}".`);
  return value;
}

function readDate(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (!isClockDate(date))
    throw new Error(`--now must be ${clockDate}, such as 2026-11-21, not "${text}".`);
  return date;
}

/** `call=kind`, then `,option=value` any number of times; `body` is the last one, for it is JSON. */
function readFaultText(text: string): Fault {
  const [beforeBody = "", ...body] = text.split(",body=");
  const [first = "", ...options] = beforeBody.split(",");
  const [call, kind] = splitOnce(first);
  const values = options.map((option): [string, unknown] => {
    const [name, value] = splitOnce(option);
    return [name, readValue(value)];
  });
  return readFault({
    ...Object.fromEntries(values),
    ...(body.length > 0 && { body: readJson(body.join(",body=")) }),
    call,
    kind,
  });
}

function readValue(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`The body of a fault must be JSON, not "${text}".`);
  }
}

function splitOnce(text: string): [name: string, value: string] {
  const [name = "", ...value] = text.split("=");
  return [name, value.join("=")];
}
