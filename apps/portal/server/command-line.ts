import { parseArgs, type ParseArgsConfig } from "node:util";

export const help = `Usage: waypost-portal [options]
       waypost-portal build --config <file> --out <folder> [--public <folder>]
       waypost-portal check <file>

Without a command it serves the portal and a sandbox, and opens the browser.

Options:
  --config <file>      Serve this configuration, against the API named in it (default: a sample
                       configuration with a sandbox)
  --sandbox            With --config: use a sandbox instead of the API (default: off)
  --adapter <file>     Serve the API from this file, on the same origin: \`export default
                       createAdapter(…)\` of @waypost/adapter (default: none)
  --database <file>    SQLite file for the data of the sandbox (default: in memory)
  --public <folder>    Files of your own to serve, such as a logo (default: none)
  --port <number>      Port to listen on; if it is in use, the next free one (default 5180)
  --host <address>     Address to listen on; 0.0.0.0 for all (default 127.0.0.1)
  --no-open            Do not open the browser (default: open it when started in a terminal)
  --help               Show this help

build writes the static files for any web server:
  --config <file>      Configuration of the portal (required)
  --out <folder>       Folder to write to: new, empty, or from an earlier build, which is replaced
                       (required). The headers are in _headers for Netlify and Cloudflare, and
                       beside the folder in <folder>.nginx.conf and <folder>.Caddyfile.
  --public <folder>    Files of your own to add, such as a logo (default: none)

check prints every mistake in a configuration. It exits with 1 if there is any.
`;

/** A command with its options. */
export type Command =
  | { name: "help" }
  | { name: "check"; config: string }
  | { name: "build"; config: string; out: string; public?: string | undefined }
  | ServeCommand;

export interface ServeCommand {
  readonly name: "serve";
  readonly config?: string | undefined;
  readonly sandbox: boolean;
  readonly adapter?: string | undefined;
  readonly database?: string | undefined;
  readonly public?: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Parses the arguments. @throws Error with a message for the user */
export function readCommandLine(args: readonly string[]): Command {
  if (args.includes("--help")) return { name: "help" };
  const [first, ...rest] = args;
  if (first === "build") return readBuild(rest);
  if (first === "check") return readCheck(rest);
  if (first !== undefined && !first.startsWith("-"))
    throw new Error(`Unknown command "${first}". The commands are build and check.`);
  return readServe(args);
}

function readServe(args: readonly string[]): ServeCommand {
  const { values } = parse(args, {
    config: text,
    sandbox: flag,
    adapter: text,
    database: text,
    public: text,
    port: text,
    host: text,
    "no-open": flag,
  });
  const { adapter } = values;
  if (adapter !== undefined && values.sandbox === true)
    throw new Error("Use either --adapter or --sandbox.");
  const sandbox = adapter === undefined && (values.config === undefined || values.sandbox === true);
  if (values.database !== undefined && !sandbox)
    throw new Error("--database is only for a sandbox. Add --sandbox, or leave it out.");
  return {
    name: "serve",
    config: values.config,
    sandbox,
    adapter,
    database: values.database,
    public: values.public,
    port: readPort(values.port),
    host: values.host ?? "127.0.0.1",
    open: values["no-open"] !== true,
  };
}

function readBuild(args: readonly string[]): Command {
  const { values } = parse(args, { config: text, out: text, public: text });
  const { config, out } = values;
  if (config === undefined) throw new Error("build needs --config, such as --config config.json.");
  if (out === undefined) throw new Error("build needs --out, such as --out public.");
  return { name: "build", config, out, public: values.public };
}

function readCheck(args: readonly string[]): Command {
  const { positionals } = parse(args, {}, true);
  const [config] = positionals;
  if (config === undefined || positionals.length > 1)
    throw new Error("check needs one file, such as: check config.json");
  return { name: "check", config };
}

/** Parses options, and rejects empty values. */
function parse<T extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: T,
  allowPositionals = false,
) {
  const parsed = parseArgs({ args: [...args], options, allowPositionals });
  const empty = Object.entries(parsed.values).find(([, value]) => value === "");
  if (empty !== undefined) throw new Error(`--${empty[0]} must not be empty.`);
  return parsed;
}

function readPort(value: string | undefined): number {
  if (value === undefined) return 5180;
  if (!/^\d+$/.test(value) || Number(value) > 65_535)
    throw new Error(`--port must be a whole number from 0 to 65535, not "${value}".`);
  return Number(value);
}
