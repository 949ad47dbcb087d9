import { readFault } from "./faults.ts";
import type { Fault } from "./faults.ts";

export const help = `Usage: waypost-sandbox [options]

Runs the vendor's API on this machine, with a database of its own.

Options:
  --port <number>      Port to listen on, 0 for any free one (default 4010)
  --host <address>     Address to listen on (default 127.0.0.1: this machine only)
  --database <file>    SQLite file that keeps everything (default: in memory)
  --devices <number>   How many GPS and how many OBD devices are in stock (default 400)
  --now <date>         Start the clock at this date (ISO 8601) instead of today
  --fault <fault>      Make calls fail; can be given several times, as in
                       --fault 'register=lost' or
                       --fault 'GET /info/countries=slow,milliseconds=3000,times=always'
  --allow-host <name>  A host that may use the control path, besides this machine itself; can be
                       given several times
  --help               Show this help
`;

/** The options as the command line gives them: all text. */
export interface RawOptions {
  port?: string;
  host?: string;
  database?: string;
  devices?: string;
  now?: string;
  fault?: string[];
  "allow-host"?: string[];
}

export interface CommandLine {
  port: number | undefined;
  host: string | undefined;
  database: string | undefined;
  devicesPerKind: number | undefined;
  now: Date | undefined;
  faults: Fault[];
  allowedHosts: string[];
}

/** @throws an Error whose message is for the person at the terminal */
export function readCommandLine(raw: RawOptions): CommandLine {
  return {
    port: readNumber("--port", raw.port, 65_535),
    host: raw.host,
    database: raw.database,
    devicesPerKind: readNumber("--devices", raw.devices, 1_000_000),
    now: readDate(raw.now),
    faults: (raw.fault ?? []).map(readFaultText),
    allowedHosts: raw["allow-host"] ?? [],
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
  if (Number.isNaN(date.getTime()))
    throw new Error(`--now must be a date in ISO 8601, such as 2026-11-21, not "${text}".`);
  return date;
}

/** `call=kind`, then `,option=value` any number of times. */
function readFaultText(text: string): Fault {
  const [first = "", ...options] = text.split(",");
  const [call, kind] = splitOnce(first);
  const values = options.map((option): [string, string | number] => {
    const [name, value] = splitOnce(option);
    return [name, /^\d+$/.test(value) ? Number(value) : value];
  });
  return readFault({ ...Object.fromEntries(values), call, kind });
}

function splitOnce(text: string): [name: string, value: string] {
  const [name = "", ...value] = text.split("=");
  return [name, value.join("=")];
}
