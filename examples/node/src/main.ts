import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startServer } from "@waypost/sandbox/server";
import { createClient, type Client } from "@waypost/sdk";
import { newCustomer } from "./customer.ts";
import { importDevices, isRegistered } from "./import-devices.ts";
import { lookUp } from "./look-up.ts";
import { register } from "./register.ts";

const help = `Usage: npm start -- [command] [options]

  import [file]       Register the devices of a CSV file (default: devices.csv)
  look-up <imei>      Print a device and its plans
  register <imei>...  Register one to four devices

Options:
  --api <url>         The API (default: a sandbox that this program starts)
  --email <email>     The customer (default: ada@example.com)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: "string" },
    email: { type: "string", default: "ada@example.com" },
    help: { type: "boolean" },
  },
});

/** The results of the import, and the database of the sandbox. */
const DATA = ".data";

async function run(client: Client): Promise<number> {
  const [command = "import", ...rest] = positionals;
  const [first] = rest;
  if (command === "look-up" && first !== undefined) await lookUp(first, client);
  else if (command === "register" && first !== undefined)
    return register(values.email, rest, client);
  else if (command === "import") return printImport(client, first ?? "devices.csv");
  else {
    console.error(help);
    return 1;
  }
  return 0;
}

async function printImport(client: Client, file: string): Promise<number> {
  const results = await importDevices(client, values.email, file, `${DATA}/results.jsonl`);
  for (const { line, status, text } of results)
    console.log(`line ${String(line).padEnd(4)} ${status.padEnd(18)} ${text}`);
  const count = results.filter(isRegistered).length;
  console.log(`${newCustomer.company}: ${count} of ${results.length} devices are registered.`);
  return count === results.length ? 0 : 2;
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(help);
    return 0;
  }
  await mkdir(DATA, { recursive: true });
  const sandbox =
    values.api === undefined
      ? await startServer({ port: 0, database: `${DATA}/sandbox.sqlite` })
      : undefined;
  const client = createClient({
    baseUrl: values.api ?? sandbox?.url ?? "",
    report: ({ operation, field, problem }) => console.warn(`${operation}: ${field} ${problem}`),
  });
  try {
    return await run(client);
  } finally {
    await sandbox?.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
