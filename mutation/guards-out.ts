import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireNode } from "../scripts/lib/node-version.ts";
import { failedTests } from "./failed-tests.ts";
import { GUARDS, type Guard } from "./guards/index.ts";

const HELP = `Takes each guard of a payment out and says which test fails without it.

  node mutation/guards-out.ts [id ...]

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

async function takeOut({ id, edits }: Guard, copy: string): Promise<void> {
  for (const folder of ["src", "test"]) {
    const path = join(hooks, folder);
    await rm(join(copy, path), { recursive: true, force: true });
    await cp(join(workspace, path), join(copy, path), { recursive: true });
  }
  for (const { file, from, to } of edits) {
    const path = join(copy, hooks, "src/flows", file);
    const text = await readFile(path, "utf8");
    const count = text.split(from).length - 1;
    if (count !== 1) {
      throw new Error(`${id}: the code has moved. ${file} has ${count} times: ${from}`);
    }
    await writeFile(
      path,
      text.replace(from, () => to),
    );
  }
}

interface Result {
  readonly guard: Guard;
  readonly foundBy: "the property" | "another test" | null;
  readonly how: string;
}

async function tryWithout(guard: Guard, copy: string): Promise<Result> {
  await takeOut(guard, copy);
  const [breach] = await failedTests(copy, [MONEY]);
  if (breach !== undefined) {
    const flow = breach.name.split(":")[0] ?? breach.name;
    return { guard, foundBy: "the property", how: `${flow}: ${breach.message}` };
  }
  if (guard.backedBy !== undefined) return { guard, foundBy: null, how: "" };
  const others: string[] = [];
  for await (const path of glob(`${hooks}/src/flows/**/*.test.ts`, { cwd: copy })) {
    if (path !== MONEY) others.push(path);
  }
  const [other] = await failedTests(copy, others);
  return other === undefined
    ? { guard, foundBy: null, how: "" }
    : { guard, foundBy: "another test", how: other.name };
}

function print({ guard, foundBy, how }: Result): void {
  const found = foundBy === null ? "not found" : `found by ${foundBy}: ${how}`;
  console.log(`${guard.id}  ${guard.guard}\n     ${found}`);
  if (guard.backedBy === undefined) return;
  const { pair, why } = guard.backedBy;
  console.log(`     harmless alone: ${why} Both out: ${pair}.`);
}

async function main(ids: readonly string[]): Promise<void> {
  const unknown = ids.filter((id) => !GUARDS.some((guard) => guard.id === id));
  if (unknown.length > 0) throw new Error(`There is no guard ${unknown.join(", ")}.`);
  process.env["RUNS"] ??= String(LIVES);
  const results: Result[] = [];
  const queue = GUARDS.filter(({ id }) => ids.length === 0 || ids.includes(id)).values();
  const work = async () => {
    const copy = await createCopy();
    try {
      for (const guard of queue) {
        const result = await tryWithout(guard, copy);
        print(result);
        results.push(result);
      }
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const found = results.filter(({ foundBy }) => foundBy === "the property");
  const alone = results.filter(({ guard }) => guard.backedBy === undefined);
  const open = alone.filter(({ foundBy }) => foundBy !== "the property");
  console.log(
    `\n${results.length} tried, ${found.length} found by the property, ` +
      `${results.length - alone.length} with another guard behind them, ${open.length} open`,
  );
  if (open.length > 0) process.exitCode = 1;
}

requireNode();
if (process.argv.includes("--help")) console.log(HELP);
else await main(process.argv.slice(2));
