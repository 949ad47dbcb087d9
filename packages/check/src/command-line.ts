import { parseArgs } from "node:util";
import { parseAddress } from "./run.ts";
import { CheckError } from "./check-error.ts";

export const help = `Usage: waypost-check <address> --scenario <file> [options]
       waypost-check --adapter <file> --scenario <file> [options]

Checks whether the API at this address does what Waypost needs. Without --writes it only reads.

Options:
  --scenario <file>  JSON file with a test account and its devices; checks without data are skipped
  --adapter <file>   Check this file, which has \`export default createAdapter(…)\`
  --writes           Also register, cancel, reactivate and pay with the devices of the scenario
  --json <file>      Write the report as JSON
  --junit <file>     Write the report as JUnit XML
  --badge <file>     Write a short summary for a badge
  --header <text>    Send a header, such as "X-Api-Key: …", with every request; can be repeated
  --ca <file>        Trust this PEM certificate instead of the machine's certificates
  --example          Print a scenario for the sandbox that you can adapt
  --help             Show this help

Exit code: 0 if all checks passed, 1 if there are findings, 2 if the check could not run.
`;

export interface CommandLine {
  /** The address of the API, or the file of an adapter. */
  readonly target: URL | string;
  readonly scenario: string;
  readonly writes: boolean;
  readonly ca: string | undefined;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** The files to write, by report format. */
  readonly files: Readonly<Record<"json" | "junit" | "badge", string | undefined>>;
}

/** Parses the arguments. @throws CheckError with a message for the terminal */
export function readCommandLine(args: readonly string[]): CommandLine | "help" | "example" {
  const { values, positionals } = parseOptions(args);
  if (values.help) return "help";
  if (values.example) return "example";
  const [address, ...others] = positionals;
  const { adapter } = values;
  if (address === undefined && adapter === undefined)
    throw new CheckError("The address of the API is missing.");
  if (address !== undefined && adapter !== undefined)
    throw new CheckError("Use either an address or --adapter.");
  if (others.length > 0) throw new CheckError(`Only one address is allowed. Remove ${others[0]}.`);
  const { scenario, writes = false, ca, header = [], json, junit, badge } = values;
  if (scenario === undefined)
    throw new CheckError(
      "--scenario is missing: a file with a test account and its devices. `waypost-check --example` prints one.",
    );
  const target = adapter ?? parseAddress(address ?? "");
  const headers = Object.fromEntries(header.map(parseHeader));
  return { target, scenario, writes, ca, headers, files: { json, junit, badge } };
}

/** Parses `Name: value`. The message does not contain the value, which may be a secret. */
function parseHeader(line: string): [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\t -~]*[!-~])[ \t]*$/.exec(line) ?? [];
  if (name === undefined || value === undefined)
    throw new CheckError('--header must be a name and a value, such as "X-Api-Key: abc".');
  if (/^(host|connection|content-length|transfer-encoding|te|upgrade)$/i.test(name))
    throw new CheckError(`--header cannot set ${name}.`);
  return [name.toLowerCase(), value];
}

function parseOptions(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        scenario: text,
        adapter: text,
        writes: flag,
        json: text,
        junit: text,
        badge: text,
        ca: text,
        header: { ...text, multiple: true },
        example: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new CheckError(error instanceof Error ? error.message : String(error));
  }
}
