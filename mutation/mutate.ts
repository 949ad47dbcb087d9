import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { requireNode } from "../scripts/lib/node-version.ts";
import { GROUPS, type Group } from "./groups.ts";
import { SURVIVORS, type Survivor } from "./survivors/index.ts";

const NAMES = [...new Set(GROUPS.map(({ name }) => name))];

const HELP = `Changes the outcome table, the rules and the guards in small ways and counts the changes that a test
notices.

  node mutation/mutate.ts [group ...]     groups: ${NAMES.join(", ")}

Exits with 1 when a group notices less than 90 % or a survivor is not explained in mutation/survivors.`;

/** Of all mutants of a group, the share that its tests have to notice. */
const GOAL = 0.9;

const INVALID: readonly string[] = ["Ignored", "CompileError", "RuntimeError"];

const workspace = join(import.meta.dirname, "..");

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

async function run({ mutate, tests }: Group): Promise<readonly Mutant[]> {
  process.env["MUTATION_TESTS"] = tests.join(" ");
  const options: Options = {
    mutate: [...mutate],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: 2,
    // Only a mutant that never ends takes this long, however busy the machine is.
    timeoutMS: 60_000,
    timeoutFactor: 10,
    tempDirName: ".stryker",
    ignorePatterns: ["apps", "bench", "docs", "examples", "packages/ui"],
    reporters: ["progress-append-only"],
  };
  return new Stryker(options).runMutationTest();
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Where a survivor is, as it is listed. */
async function placeOf({ fileName, location: { start, end }, replacement }: Mutant) {
  const lines = (await readFile(fileName, "utf8")).split("\n");
  const spanned = lines.slice(start.line - 1, end.line);
  spanned.push((spanned.pop() ?? "").slice(0, end.column - 1));
  return {
    file: relative(workspace, fileName),
    line: start.line,
    code: lines[start.line - 1]?.trim() ?? "",
    part: onOneLine(spanned.join("\n").slice(start.column - 1)),
    becomes: onOneLine(replacement ?? ""),
  };
}

type Place = Awaited<ReturnType<typeof placeOf>>;

const isAbout =
  ({ file, code, part, becomes }: Place) =>
  (one: Survivor) =>
    one.file === file &&
    one.code === code &&
    (one.part === part || one.part === undefined) &&
    (one.becomes === becomes || one.becomes === undefined);

/** Runs the groups of a name and prints their figures; false where they miss the goal. */
async function report(group: string): Promise<boolean> {
  const mutants: Mutant[] = [];
  for (const part of GROUPS.filter(({ name }) => name === group)) {
    // Stryker's own score leaves those out, too, that fail outside of a test.
    mutants.push(...(await run(part)).filter(({ status }) => !INVALID.includes(status)));
  }
  const survived = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const share = (mutants.length - survived.length) / mutants.length;
  const timedOut = mutants.filter(({ status }) => status === "Timeout").length;
  const places = await Promise.all(survived.map(placeOf));
  const open = places.filter((place) => !SURVIVORS.some(isAbout(place)));
  console.log(
    `${group}: ${mutants.length - survived.length} of ${mutants.length} noticed ` +
      `(${(share * 100).toFixed(1)} %), ${timedOut} of them by a time-out, ` +
      `${survived.length - open.length} survivors explained`,
  );
  for (const place of places) {
    const reason = SURVIVORS.find(isAbout(place))?.reason ?? "NOT EXPLAINED";
    console.log(`  ${place.file}:${place.line}  ${place.code}`);
    console.log(`    ${place.part}\n    becomes ${place.becomes || "nothing"}: ${reason}`);
  }
  return share >= GOAL && open.length === 0;
}

async function main(names: readonly string[]): Promise<void> {
  const groups = NAMES.filter((name) => names.length === 0 || names.includes(name));
  const results: boolean[] = [];
  for (const group of groups) results.push(await report(group));
  if (groups.length === 0 || results.includes(false)) process.exitCode = 1;
}

requireNode();
if (process.argv.includes("--help")) console.log(HELP);
else await main(process.argv.slice(2));
