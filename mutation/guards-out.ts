import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireNode } from "../scripts/lib/node-version.ts";
import { failedTests } from "./failed-tests.ts";
import { GUARDS, type Guard } from "./guards/index.ts";
import { switchOff } from "./switch-off.ts";

const HELP = `Takes each guard of a payment out and says which test fails without it. One that has another
behind it is also taken out together with that one.

  node mutation/guards-out.ts [id ...]    ids as in mutation/guards: M03, or M08+M03 for both

Exits with 1 when the property does not fail without a guard that has no other behind it: see
packages/hooks/src/flows/payment/money.test.ts.`;

/** Guards that are tried at a time, each in a copy of its own. */
const AT_ONCE = 2;

/** Lives of each flow, as many as the rarest breach needs. The first breach ends a run. */
const LIVES = 2500;

const workspace = join(import.meta.dirname, "..");
const hooks = "packages/hooks";
const MONEY = `${hooks}/src/flows/payment/money.test.ts`;

/** A copy of the hooks, in which guards can be taken out. */
async function createCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "waypost-guards-"));
  await mkdir(join(copy, hooks), { recursive: true });
  for (const path of [
    "node_modules",
    `${hooks}/node_modules`,
    "packages/sdk",
    "packages/sandbox",
  ]) {
    await symlink(join(workspace, path), join(copy, path));
  }
  for (const path of ["package.json", `${hooks}/package.json`, "mutation"]) {
    await cp(join(workspace, path), join(copy, path), { recursive: true });
  }
  return copy;
}

/** What is taken out at a time: a guard, or one with another that stands behind it. */
interface Trial {
  readonly id: string;
  readonly guards: readonly Guard[];
}

function trials(): Trial[] {
  const pairs = GUARDS.flatMap((guard) =>
    GUARDS.filter(({ id }) => guard.backedBy?.ids.includes(id)).map((other) => [guard, other]),
  );
  const all = [...GUARDS.map((guard) => [guard]), ...pairs].map((guards) => ({
    id: guards
      .map(({ id }) => id)
      .toSorted()
      .join("+"),
    guards,
  }));
  // Two guards that stand behind each other are one pair.
  return [...new Map(all.map((trial) => [trial.id, trial])).values()];
}

async function takeOut({ guards }: Trial, copy: string): Promise<void> {
  for (const folder of ["src", "test"]) {
    const path = join(hooks, folder);
    await rm(join(copy, path), { recursive: true, force: true });
    await cp(join(workspace, path), join(copy, path), { recursive: true });
  }
  for (const [file, names] of guards.flatMap(({ off }) => Object.entries(off))) {
    const path = join(copy, hooks, "src/flows", file);
    let text = await readFile(path, "utf8");
    for (const [name, becomes] of Object.entries(names)) text = switchOff(text, name, becomes);
    await writeFile(path, text);
  }
}

interface Result {
  readonly trial: Trial;
  readonly verdict: "found by the property" | "another guard is behind it" | "open";
  readonly how: string;
}

async function tryWithout(trial: Trial, copy: string): Promise<Result> {
  await takeOut(trial, copy);
  const [failed] = await failedTests(copy, [MONEY]);
  if (failed !== undefined) {
    const flow = failed.name.split(":")[0] ?? failed.name;
    // Code that no longer runs proves nothing.
    const verdict = failed.isAssertion ? "found by the property" : "open";
    return { trial, verdict, how: `${flow}: ${failed.message}` };
  }
  const [guard, ...others] = trial.guards;
  if (guard?.backedBy !== undefined && others.length === 0) {
    const { ids, why } = guard.backedBy;
    return { trial, verdict: "another guard is behind it", how: `${why} (${ids.join(", ")})` };
  }
  const tests: string[] = [];
  for await (const path of glob(`${hooks}/src/flows/**/*.test.ts`, { cwd: copy })) {
    if (path !== MONEY) tests.push(path);
  }
  const [other] = await failedTests(copy, tests);
  return { trial, verdict: "open", how: other?.name ?? "no test fails" };
}

function print({ trial: { id, guards }, verdict, how }: Result): void {
  console.log(`${id}  ${guards.map(({ guard }) => guard).join(", and ")}\n     ${verdict}: ${how}`);
}

async function main(ids: readonly string[]): Promise<void> {
  const all = trials();
  const unknown = ids.filter((one) => !all.some(({ id }) => id === one));
  if (unknown.length > 0) throw new Error(`There is no guard ${unknown.join(", ")}.`);
  process.env["RUNS"] ??= String(LIVES);
  const results: Result[] = [];
  const queue = all.filter(({ id }) => ids.length === 0 || ids.includes(id)).values();
  const work = async () => {
    const copy = await createCopy();
    try {
      for (const trial of queue) {
        const result = await tryWithout(trial, copy);
        print(result);
        results.push(result);
      }
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const count = (verdict: Result["verdict"]) =>
    results.filter((result) => result.verdict === verdict).length;
  console.log(
    `\n${results.length} tried, ${count("found by the property")} found by the property, ` +
      `${count("another guard is behind it")} with another guard behind them, ${count("open")} open`,
  );
  if (count("open") > 0) process.exitCode = 1;
}

requireNode();
if (process.argv.includes("--help")) console.log(HELP);
else await main(process.argv.slice(2));
