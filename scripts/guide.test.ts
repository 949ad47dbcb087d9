import { execFile } from "node:child_process";
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");
const execute = promisify(execFile);

/** A copy of the repository as it is now, with the packages that are installed. */
async function copyOfTheRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-guide-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const { stdout } = await execute("git", listed, { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split("\n").filter(Boolean)) {
    await cp(join(root, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // A file that was deleted and not yet committed.
      if (error.code !== "ENOENT") throw error;
    });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  for (const part of await parts()) {
    // The links in it are relative, so that they lead to the packages of the copy.
    const installed = join(part, "node_modules");
    await cp(join(root, installed), join(folder, installed), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.includes(join("node_modules", ".vite")),
    });
  }
  return folder;
}

/** The folders of the workspace that have packages installed. */
async function parts(): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob("{apps,packages,examples}/*/node_modules", { cwd: root })) {
    found.push(dirname(path));
  }
  return found;
}

interface Step {
  file: string;
  /** The code is inserted beside the first line with this text; without it, it is the whole file. */
  place: { side: string; text: string } | null;
  code: string;
}

/** The steps of a guide: each block of code begins with a comment that names its file. */
const stepsOf = (guide: string): Step[] =>
  [...guide.matchAll(/```tsx?\n\/\/ ([^\s,]+)(?:, (before|after) "(.*)")?\n([^]*?)```/g)].map(
    ([, file = "", side, text = "", code = ""]) => ({
      file,
      place: side === undefined ? null : { side, text },
      code,
    }),
  );

async function follow(folder: string, { file, place, code }: Step): Promise<void> {
  const path = join(folder, file);
  if (place === null) {
    await mkdir(dirname(path), { recursive: true });
    return writeFile(path, code);
  }
  const text = await readFile(path, "utf8");
  const found = text.indexOf(place.text);
  expect(found, `${file} has no line with ${place.text}`).toBeGreaterThan(-1);
  const line =
    place.side === "before" ? text.lastIndexOf("\n", found) + 1 : text.indexOf("\n", found) + 1;
  await writeFile(path, text.slice(0, line) + code + text.slice(line));
}

test("the guide's own steps build a task that type-checks and passes the tests of all tasks", async () => {
  const folder = await copyOfTheRepository();
  const guide = await readFile(join(root, "docs/adding-a-task.md"), "utf8");
  const steps = stepsOf(guide);
  expect(steps.map(({ file }) => file)).toHaveLength(10);
  for (const step of steps) await follow(folder, step);
  const bin = join(root, "node_modules/.bin");
  const types = await execute(join(bin, "tsc"), ["-p", "tsconfig.json"], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  expect(types.stdout).toBe("");
  const tests = ["outcomes", "consent", "windows"].map(
    (name) => `packages/hooks/src/flows/task/${name}.test.ts`,
  );
  const options = ["run", "--project", "node", "-t", "sms-top-up", "--reporter=json"];
  const file = join(folder, "report.json");
  await execute(join(bin, "vitest"), [...options, `--outputFile=${file}`, ...tests], {
    cwd: folder,
    // Not those of the run that this test belongs to.
    env: { PATH: process.env["PATH"] },
    maxBuffer: 1e8,
  }).catch(() => undefined);
  const report = JSON.parse(await readFile(file, "utf8")) as {
    numFailedTests: number;
    numPassedTests: number;
  };
  expect(report.numFailedTests).toBe(0);
  expect(report.numPassedTests).toBeGreaterThan(20);
}, 300_000);
