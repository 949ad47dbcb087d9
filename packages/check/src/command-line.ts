import { parseArgs } from "node:util";
import { addressOf } from "./check-api.ts";
import { CheckError } from "./check-error.ts";

export const help = `Usage: waypost-check <address> --scenario <file> [options]

Asks the API at this address whether it does what Waypost needs. Without --writes it only reads.

Options:
  --scenario <file>  JSON with a test account and its devices; what it lacks is not tried
  --writes           Also register, cancel, reactivate and pay, with the devices of the scenario
  --json <file>      Write the report as JSON
  --junit <file>     Write the report as JUnit's XML
  --badge <file>     Write a few words for a badge
  --ca <file>        Trust this certificate (PEM) in place of those of the machine
  --example          Print a scenario for the sandbox, as a pattern for your own
  --help             Show this help

Exit code: 0 if everything that was tried holds, 1 if there are findings, 2 if the check could not
be made.
`;

export interface CommandLine {
  readonly address: URL;
  readonly scenario: string;
  readonly writes: boolean;
  readonly ca: string | undefined;
  /** Files to write, by form. */
  readonly files: Readonly<Record<"json" | "junit" | "badge", string | undefined>>;
}

/** @throws CheckError whose message is for the person at the terminal */
export function readCommandLine(args: readonly string[]): CommandLine | "help" | "example" {
  const { values, positionals } = parsed(args);
  if (values.help) return "help";
  if (values.example) return "example";
  const [address, ...others] = positionals;
  if (address === undefined) throw new CheckError("Which API? Give its address.");
  if (others.length > 0) throw new CheckError(`One address at a time, not also ${others[0]}.`);
  const { scenario, writes = false, ca, json, junit, badge } = values;
  if (scenario === undefined)
    throw new CheckError(
      "--scenario is missing: a file with a test account and its devices. `waypost-check --example` prints one.",
    );
  return { address: addressOf(address), scenario, writes, ca, files: { json, junit, badge } };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const yes = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        scenario: text,
        writes: yes,
        json: text,
        junit: text,
        badge: text,
        ca: text,
        example: yes,
        help: yes,
      },
    });
  } catch (error) {
    throw new CheckError(error instanceof Error ? error.message : String(error));
  }
}
