#!/usr/bin/env node
import { isCurrency } from "@waypost/sdk/pure";
import { jsonLog } from "./log.ts";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { linkAddress, readKeys } from "./link.ts";

const help = `Usage: waypost-gate --upstream <url> [options]
       waypost-gate consents|doubts [options]
       waypost-gate link --portal <url> --key-file <file> [options]
       waypost-gate resolve <handle> --accepted|--refused --note <text> [--store <file or url>]

Stands in front of a vendor's API and forwards each write once, by its idempotency key.

Options:
  --upstream <url>        URL of the vendor's API, with its prefix, such as https://api.example.com
  --port <number>         Port to listen on; 0 for any free port (default 4020)
  --host <address>        Address to listen on (default 127.0.0.1, this machine only)
  --store <file or url>   SQLite file for keys and replies, or the postgres:// URL of a database
                          that several gates share (default gate.sqlite)
  --trust-proxy <cidr>    Proxy whose X-Forwarded-For is believed, such as 10.0.0.0/8. Can be repeated.
  --time-limit <seconds>  Time that the vendor has to answer a write (default 120)
  --currency <code>       Currency of the prices, such as EUR (default USD)
  --require-key           Refuse writes without an Idempotency-Key
  --require-link          Refuse calls about a customer without a signed link
  --link-for-cancellation Refuse also the calls of the cancellation page without one
  --key-file <file>       The keys of the links: one or two lines of at least 32 characters. The first
                          signs, both are valid.
  --help                  Show this help

These commands use the --store of a gate, which may be running, and print lines of JSON:
  consents                The consents that came with the writes
    --since <date>        Leave out older ones, such as 2026-11-21 (default: none)
  doubts                  The writes in doubt: handle, time, operation and consents
    --customer <id>       Only those of a customer
    --email <address>     Only those of a customer without an id
    --imei <imei>         Only those about a device
  link                    Prints the address of a page with a signed link
    --portal <url>        The portal
    --customer <id>       Its customer
    --task <route>        The only task that it opens, such as activate-smspack (default: all)
    --imei <imei>         The only device that it is for
    --email <address>     The customer's e-mail address
    --expires <time>      Its time in days, hours or minutes: 7d, 12h, 30m (default 7d)
    --once                It is good for one write, and for at most 30 days
  resolve <handle>        Records what became of a write in doubt. Its customer's page shows it.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Parses the arguments. @throws an Error with a message for the user */
function readCommandLine(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      upstream: text,
      port: { ...text, default: "4020" },
      host: { ...text, default: "127.0.0.1" },
      store: { ...text, default: "gate.sqlite" },
      "trust-proxy": { ...text, multiple: true, default: [] },
      "time-limit": { ...text, default: "120" },
      currency: { ...text, default: "USD" },
      "require-key": { ...flag, default: false },
      "require-link": flag,
      "link-for-cancellation": flag,
      "key-file": text,
      portal: text,
      task: text,
      expires: text,
      once: flag,
      help: flag,
      since: text,
      customer: text,
      email: text,
      imei: text,
      accepted: flag,
      refused: flag,
      note: text,
    },
  });
  const [command, handle = "", ...others] = positionals;
  const { store, customer, email, imei, note = "" } = values;
  if (values.help) return { command: "print", text: help } as const;
  if (store === "") throw new Error("--store must be the name of a file.");
  if (others.length > 0 || (command !== "resolve" && handle !== ""))
    throw new Error(`Unexpected argument "${positionals.at(-1)}".`);
  function numberOf(name: "port" | "time-limit", least: number, most: number): number {
    const given = values[name];
    if (/^\d+$/.test(given) && Number(given) >= least && Number(given) <= most)
      return Number(given);
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${given}".`);
  }
  switch (command) {
    case "consents":
      return { command, store, since: readDate(values.since) } as const;
    case "doubts":
      return { command, store, about: { customer, email, imei } } as const;
    case "resolve":
      if (values.accepted === values.refused)
        throw new Error("resolve needs either --accepted or --refused.");
      if (handle === "" || note === "") throw new Error("resolve needs a handle and a --note.");
      return { command, store, handle, isAccepted: values.accepted === true, note } as const;
    case "link": {
      const { portal = "", task, once } = values;
      if (!/^https?:/.test(URL.parse(portal)?.protocol ?? ""))
        throw new Error("link needs the URL of a --portal.");
      const claims = {
        customer,
        imei,
        email,
        task: task?.replace(/^\//, ""),
        expires: readEnd(values.expires),
        once: once === true ? randomUUID() : undefined,
      };
      const [key = ""] = readKeyFile(values["key-file"]);
      return { command: "print", text: linkAddress(portal, claims, key) } as const;
    }
    case undefined:
      break;
    default:
      throw new Error(`There is no command "${command}".`);
  }
  const options = {
    upstream: readUpstream(values.upstream),
    store,
    port: numberOf("port", 0, 65_535),
    host: values.host,
    limitMs: 1000 * numberOf("time-limit", 1, 3600),
    trustedProxies: values["trust-proxy"],
    currency: readCurrency(values.currency),
    requireKey: values["require-key"],
    ...(values["require-link"] === true && {
      links: {
        keys: readKeyFile(values["key-file"]),
        forCancellation: values["link-for-cancellation"] === true,
      },
    }),
  };
  return { command: "start", options } as const;
}

function readDate(given: string | undefined): Date {
  const date = new Date(given ?? 0);
  if (!Number.isNaN(date.getTime())) return date;
  throw new Error(`--since must be a date such as 2026-11-21, not "${given}".`);
}

/** Reads a time from now as seconds since 1970. */
function readEnd(given = "7d"): number {
  const [, count, unit = ""] = /^(\d{1,4})([dhm])$/.exec(given) ?? [];
  const seconds = Number(count) * ({ d: 86_400, h: 3600, m: 60 }[unit] ?? Number.NaN);
  if (seconds > 0) return Math.floor(Date.now() / 1000) + seconds;
  throw new Error(`--expires must be a time such as 7d, 12h or 30m, not "${given}".`);
}

function readKeyFile(given: string | undefined): string[] {
  if (given === undefined) throw new Error("--key-file is missing: the keys of the links.");
  return readKeys(readFileSync(given, "utf8"));
}

function readCurrency(given: string): string {
  if (isCurrency(given)) return given;
  throw new Error(`--currency must be the code of a currency, such as EUR, not "${given}".`);
}

function readUpstream(given: string | undefined): URL {
  if (given === undefined) throw new Error("--upstream is missing: the URL of the vendor's API.");
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== "" || url.username !== "")
    throw new Error(`--upstream must be a URL such as https://api.example.com, not "${given}".`);
  return url;
}

/** A signal within this time after the first one is the same, in milliseconds. */
const SAME_SIGNAL_MS = 1000;

/** @throws an Error with a message for the user */
async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line.command === "print") return console.log(line.text);
  const { openStore, startGate } = await import("./server.ts").catch((error: unknown) => {
    throw new Error("The gate needs Node 22.13 or later.", { cause: error });
  });
  if (line.command === "start") {
    const log = jsonLog((entry) => process.stdout.write(`${entry}\n`));
    const gate = await startGate({ ...line.options, log }).catch((error: unknown) => {
      const isPortInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      throw isPortInUse
        ? new Error(
            "The port is in use. Use --port to choose another port, or 0 for any free port.",
          )
        : error;
    });
    console.error(`The gate listens on ${gate.url}`);
    console.error(`  Vendor: ${line.options.upstream.href}`);
    console.error(`  Store:  ${line.options.store.replace(/:[^:@/]*@/, ":…@")}`);
    let stopped: number | undefined;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        const isFirst = stopped === undefined;
        stopped ??= performance.now();
        if (isFirst) void gate.close().then(() => console.error("Stopped."));
        // npm sends each signal a second time.
        else if (performance.now() - stopped > SAME_SIGNAL_MS) process.exit(1);
      });
    return;
  }
  const store = await openStore(line.store, { isBeside: true });
  try {
    if (line.command === "resolve") return await store.resolve(line);
    const rows =
      line.command === "doubts" ? await store.doubts(line.about) : await store.consents(line.since);
    for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  } finally {
    await store.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("Run with --help for usage.");
  process.exitCode = 1;
}
