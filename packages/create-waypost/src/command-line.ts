import { parseArgs } from "node:util";
import { CreateError } from "./create-error.ts";
import { TEMPLATES } from "./templates.ts";
import { currencyProblem, folderProblem, nameProblem, templateProblem } from "./validate.ts";

const templateLines = TEMPLATES.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`);

export const help = `Usage: npm create waypost@latest [folder] -- [options]

Creates a project in a new folder and installs its packages. Asks for what you leave out.

The folder is waypost-<template> by default.

Options:
  --template <name>  One of the templates below (default: portal)
  --name <name>      The name of your company, which the pages show (default: from the folder)
  --currency <code>  The currency of your prices (default: USD)
  --yes              Ask nothing and use the defaults
  --no-install       Do not run npm install
  --help             Show this help

Templates:
${templateLines.join("\n")}

Without a terminal nothing is asked either. An existing folder with files is never changed.
Exit code: 0 if the project was created, 1 if not, 130 if you pressed Ctrl-C.
`;

/** The parsed arguments. A question or a default replaces an undefined value. */
export interface CommandLine {
  readonly folder: string | undefined;
  readonly template: string | undefined;
  readonly name: string | undefined;
  readonly currency: string;
  readonly yes: boolean;
  readonly install: boolean;
}

/** Parses the arguments. @throws CreateError with a message for the terminal */
export function readCommandLine(args: readonly string[]): CommandLine | "help" {
  const { values, positionals } = parseOptions(args);
  if (values.help === true) return "help";
  const [folder, ...others] = positionals;
  if (others.length > 0) throw new CreateError(`Only one folder is allowed. Remove ${others[0]}.`);
  const { template, name, currency = "USD" } = values;
  assertNone(folder === undefined ? undefined : folderProblem(folder));
  assertNone(template === undefined ? undefined : templateProblem(template));
  assertNone(name === undefined ? undefined : nameProblem(name));
  assertNone(currencyProblem(currency));
  const { yes = false, "no-install": noInstall = false } = values;
  return { folder, template, name: name?.trim(), currency, yes, install: !noInstall };
}

function assertNone(problem: string | undefined): void {
  if (problem !== undefined) throw new CreateError(problem);
}

function parseOptions(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: text,
        name: text,
        currency: text,
        yes: flag,
        "no-install": flag,
        help: flag,
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CreateError(`${message}\nTry --help.`);
  }
}
