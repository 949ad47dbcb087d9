import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openBrowser } from "./open-browser.ts";

/** Installs a script in front of the platform's program that opens addresses. */
async function installOpener(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-opener-"));
  for (const name of ["xdg-open", "open"]) {
    const program = join(folder, name);
    await writeFile(program, `#!/bin/sh\n${script}\n`);
    await chmod(program, 0o755);
  }
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return folder;
}

test("a browser that stays in the foreground counts as opened", async () => {
  const folder = await installOpener('echo $$ > "$(dirname "$0")/pid"; exec sleep 600');
  expect(await openBrowser("http://127.0.0.1:1/")).toBe(true);
  process.kill(Number(await readFile(join(folder, "pid"), "utf8")));
});

test("the address of a confirmation is not among the arguments of a process", async () => {
  const address = "http://127.0.0.1:1/secret?a=1";
  const save = 'echo "$@" > arguments; file="${1#file://}"; cp -p "$file" page.html';
  const folder = await installOpener(`cd "$(dirname "$0")"; ${save}`);
  vi.stubEnv("HOME", folder);
  expect(await openBrowser(address)).toBe(true);
  expect(await readFile(join(folder, "arguments"), "utf8")).not.toContain("secret");
  expect(await readFile(join(folder, "page.html"), "utf8")).toContain(`url=${address}"`);
  expect((await stat(join(folder, "page.html"))).mode & 0o077).toBe(0);
});

test("a program that fails does not count as opened", async () => {
  await installOpener("exit 3");
  expect(await openBrowser("http://127.0.0.1:1/")).toBe(false);
});
