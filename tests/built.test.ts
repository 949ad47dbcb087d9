import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { built } from "../tools/lib/built.ts";
import { locked } from "../tools/lib/locked.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-built-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("the same sources are built once, even for concurrent requests", async () => {
  const cache = await emptyFolder();
  let builds = 0;
  const build = async (folder: string) => {
    builds += 1;
    await writeFile(join(folder, "page.html"), "built");
  };
  const both = await Promise.all([built("page", build, cache), built("page", build, cache)]);
  const [first, second] = [...both, await built("page", build, cache)];
  expect(builds).toBe(1);
  expect(second).toBe(first);
  expect(await readFile(join(first ?? "", "page.html"), "utf8")).toBe("built");
});

test("a failed build is not used and is repeated", async () => {
  const cache = await emptyFolder();
  const failed = built("page", () => Promise.reject(new Error("no build")), cache);
  await expect(failed).rejects.toThrow("no build");
  const folder = await built("page", (at) => writeFile(join(at, "page.html"), ""), cache);
  expect(await readdir(folder)).toEqual(["page.html"]);
});

test("a lock is released, and can be taken over from a killed process", async () => {
  const file = join(await emptyFolder(), "lock");
  await expect(locked(file, () => Promise.reject(new Error("no work")))).rejects.toThrow("no work");
  const { pid } = spawnSync("true");
  await writeFile(file, String(pid));
  expect(await locked(file, () => readFile(file, "utf8"))).toBe(String(process.pid));
});

test("only one process at a time holds a lock", async () => {
  const file = join(await emptyFolder(), "lock");
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await readdir(join(file, ".."));
    order.push(`${name} ends`);
  };
  await Promise.all([locked(file, work("one")), locked(file, work("other"))]);
  expect(order.map((line) => line.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
});
