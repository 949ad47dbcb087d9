import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { blocks, errorsOf, type Block } from "./lib/doc-blocks.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

test("a block of code is in a known language, or says that it is a fragment", () => {
  const known = /^(tsx?|jsx?|json|sh|css|html|php|python)( fragment)?$/;
  const others = blocks.filter(({ fence }) => !known.test(fence));
  expect(others.map(({ page, line, fence }) => `${page}:${line}: ${fence}`)).toEqual([]);
});

test("the programs in the documentation compile in the strictest mode", () => {
  const programs = blocks.filter(({ fence }) => /^tsx?$/.test(fence));
  expect(programs.length).toBeGreaterThan(50);
  expect(errorsOf(programs)).toEqual([]);
});

/** The files with the help of each command. */
const HELP: Readonly<Record<string, string>> = {
  "waypost-check": "packages/check/src/command-line.ts",
  "waypost-gate": "packages/gate/src/cli.ts",
  "waypost-mcp": "packages/mcp/src/cli.ts",
  "waypost-portal": "apps/portal/server/command-line.ts",
  "waypost-sandbox": "packages/sandbox/src/command-line.ts",
  "create-waypost": "packages/create-waypost/src/command-line.ts",
};

/** Commands that are not ours. */
const OTHERS =
  /^(apt-get|cd|curl|docker (build|run|network)|head|npm create vite@latest|npm install|npx (shadcn@latest|vitest)|pg_dump|psql|sqlite3) /;

/** The flags of a command that its help does not have, or why it does not exist. */
function problemsOf(page: string, command: string): string[] {
  const folder = page.startsWith("examples") ? dirname(page) : ".";
  const scripts = existsSync(join(root, folder, "package.json"))
    ? JSON.parse(read(join(folder, "package.json"))).scripts
    : {};
  const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
  if (script !== undefined && Object.hasOwn(scripts ?? {}, script)) return [];
  const [, file] = /^node ([\w./-]+)/.exec(command) ?? [];
  if (file !== undefined && folder !== ".")
    return existsSync(join(root, folder, file)) ? [] : [file];
  const [, scoped, own, created] =
    /^(?:npx (?:-p @waypost\/\w+ )?(?:@waypost\/(\w+)|(waypost-\w+))|npm (create) waypost@latest)/.exec(
      command,
    ) ?? [];
  const help = HELP[created ? "create-waypost" : (own ?? `waypost-${scoped}`)];
  if (help === undefined) return OTHERS.test(`${command} `) ? [] : ["no such command"];
  const known = read(help);
  return (command.match(/(?<= )--\w[\w-]*/g) ?? []).filter((flag) => !known.includes(`${flag} `));
}

const commandsOf = ({ code }: Block) =>
  code
    .replaceAll("\\\n", " ")
    .replaceAll(/'[^']*'/g, "''")
    .split("\n")
    .map((line) => line.replace(/(^| )#.*/, ""))
    // Settings of the environment come first, and the rest of a pipe is not ours.
    .map((line) =>
      line
        .replace(/^(export )?(\w+=(\$\(|\S+ +))+/, "")
        .split(" | ", 1)
        .join("")
        .trim(),
    )
    .filter((line) => line !== "");

test("the commands in the documentation exist, with their flags", () => {
  const shells = blocks.filter(({ fence }) => fence === "sh");
  expect(shells.length).toBeGreaterThan(30);
  const wrong = shells.flatMap((block) =>
    commandsOf(block).flatMap((command) =>
      problemsOf(block.page, command).map(
        (problem) => `${block.page}:${block.line}: ${command}: ${problem}`,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

const flagsOf = (text = "") => new Set(text.match(/(?<=^ *|\d )--\w[\w-]*/gm));

test("the list of the sandbox's flags is that of its help", () => {
  const [list] = blocks.filter(({ fence }) => fence === "sh fragment");
  const help = read(HELP["waypost-sandbox"] ?? "");
  expect(flagsOf(list?.code)).toEqual(flagsOf(help));
});
