#!/usr/bin/env node
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { help, readCommandLine } from "./command-line.ts";
import { CreateError } from "./create-error.ts";
import { ask, CanceledError, withDefaults } from "./questions.ts";
import { folderProblem, printable } from "./validate.ts";
import { writeProject } from "./write-project.ts";

async function main(): Promise<number> {
  const command = readCommandLine(process.argv.slice(2));
  if (command === "help") {
    console.log(help);
    return 0;
  }
  const asks = !command.yes && process.stdin.isTTY && process.stdout.isTTY;
  const choices = asks ? await ask(command) : withDefaults(command);
  const { folder, template } = choices;
  const problem = folderProblem(folder);
  if (problem !== undefined) throw new CreateError(problem);
  await writeProject(join(import.meta.dirname, "templates"), choices);
  console.log(`Created ${printable(folder)} from the template ${template}.`);

  const installed = command.install && (await install(folder));
  const enter = resolve(folder) === process.cwd() ? [] : [`cd ${quoted(printable(folder))}`];
  const steps = [...enter, ...(installed ? [] : [`${manager} install`]), `${manager} start`];
  console.log(`\nNext:\n\n${steps.map((step) => `  ${step}\n`).join("")}`);
  return command.install && !installed ? 1 : 0;
}

/** The package manager that runs this command. All of them set this variable. */
const manager =
  /^(npm|pnpm|yarn|bun)\//.exec(process.env["npm_config_user_agent"] ?? "")?.[1] ?? "npm";

/** Installs the packages of the project. @returns whether it succeeded */
async function install(folder: string): Promise<boolean> {
  console.log("Installing its packages…");
  const child = spawn(
    manager,
    ["install", ...(manager === "npm" ? ["--no-audit", "--no-fund"] : [])],
    {
      cwd: folder,
      stdio: "inherit",
      // On Windows, most of them are scripts that need a shell.
      shell: process.platform === "win32",
    },
  );
  const [code] = await once(child, "close").catch(() => [1]);
  if (code === 0) return true;
  console.error(
    "The packages could not be installed. The project is complete: install them later.",
  );
  return false;
}

const quoted = (folder: string): string => (/^[\w./~-]+$/.test(folder) ? folder : `"${folder}"`);

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof CanceledError) process.exitCode = 130;
  else if (error instanceof CreateError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
