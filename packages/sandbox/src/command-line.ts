import { parseArgs } from "node:util";
import { clockDate, isClockDate } from "./clock.ts";
import { readFault, type Fault } from "./faults.ts";

export const help = `Usage: waypost-sandbox [options]

Runs a local sandbox of the vendor's API, with its own database.

Options:
  --port <number>      Port to listen on; 0 for any free port (default 4010)
  --host <address>     Address to listen on (default 127.0.0.1, this machine only)
  --database <file>    SQLite file to store the data in (default: in memory)
  --devices <number>   Number of devices in stock, for GPS and OBD each (default 400)
  --scenario <name>    Scenario to start with: its name, or the path of a JSON file
  --now <date>         Date to start the clock at, in ISO 8601 (default: now)
  --fault <fault>      Make calls fail. Can be repeated. Examples:
                       --fault 'register=lost'
                       --fault 'GET /info/countries=slow,milliseconds=3000,times=always'
                       --fault 'register=commit-then,status=502,body={"status":false}'
  --http2              Serve HTTP/2 over TLS, with a new self-signed certificate
  --no-keep-alive      Close HTTP/1.1 connections after each reply, with Connection: close
  --prefix <path>      Prefix of every path, such as /v2
  --strict             Reject bodies without a JSON content type, and device models that do not
                       match the IMEI, as some vendors do
  --max-age <seconds>  Time for which caches may store lookups; 0 for never (default 300)
  --no-announce        Leave out the header that makes the portal show its sandbox bar
  --allow-host <name>  Additional host that may use the control API. Can be repeated.
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
  announce: boolean;
}

/** Parses the arguments. @throws an Error with a message for the user */
export function readCommandLine(args: readonly string[]): CommandLine | "help" {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
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
      http2: flag,
      "no-keep-alive": flag,
      prefix: text,
      strict: flag,
      "max-age": text,
      "no-announce": flag,
      help: flag,
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
    announce: !raw["no-announce"],
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

/** Parses `call=kind,option=value,…`. `body` must be the last option, because it is JSON. */
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
