import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished, expect, test } from "vitest";
import { exampleScenario } from "./example-scenario.ts";
import { laboratory } from "./test/laboratory.ts";

const program = fileURLToPath(new URL("cli.ts", import.meta.url));

async function check(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--conditions=@waypost/source", program, ...args], {
    env: { ...process.env, NODE_PATH: "", ...environment },
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { stdout, stderr, code: Number(code) };
}

async function folder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "waypost-check-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(path, name), content);
  return path;
}

const example = JSON.stringify(exampleScenario);

test("one command checks the sandbox, writes the reports and ends with 0", async () => {
  const { server, sandbox } = await laboratory();
  const home = await folder({ "check.json": example });
  const file = (name: string) => join(home, name);

  const files = ["json", "junit", "badge"].flatMap((form) => [`--${form}`, file(form)]);
  const { stdout, stderr, code } = await check(
    [server.url, "--scenario", file("check.json"), ...files],
    { WAYPOST_CHECK_TOKEN: sandbox.tokenFor(1001) },
  );

  expect(stderr).toBe("");
  expect(stdout).toMatch(/All \d+ checks that were made hold/);
  expect(code).toBe(0);
  expect(JSON.parse(await readFile(file("json"), "utf8"))).toMatchObject({ findings: [] });
  expect(await readFile(file("junit"), "utf8")).toContain('failures="0"');
  expect(await readFile(file("badge"), "utf8")).toMatch(/^waypost: \d+ checks hold \(reads\)\n$/);
});

test("a finding is told with what an owner suffers and what to change, and ends with 1", async () => {
  const { server, sandbox } = await laboratory({ lookupMaxAge: 0 });
  const home = await folder({ "check.json": example });
  const { stdout, code } = await check([server.url, "--scenario", join(home, "check.json")], {
    WAYPOST_CHECK_TOKEN: sandbox.tokenFor(1001),
  });
  expect(code).toBe(1);
  expect(stdout).toContain("minor     lookups-cached  many calls");
  for (const label of ["must:", "seen:", "owners:", "change:"]) expect(stdout).toContain(label);
  expect(stdout).toContain("docs/check.md#lookups-cached");
});

test.each([
  [["http://127.0.0.1:1", "--scenario", "/nowhere.json"], "The file /nowhere.json cannot be read."],
  [["http://127.0.0.1:1", "--bogus"], "--bogus"],
])("%j ends with 2 and says what is wrong", async (args, message) => {
  const { stderr, stdout, code } = await check(args);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
  expect(stdout).toBe("");
  expect(code).toBe(2);
});

test.each([
  ["http://127.0.0.1:1", "The server cannot be reached: the connection was refused."],
  ["https://127.0.0.1:1", "The server cannot be reached: the connection was refused."],
  ["http://waypost-check.invalid", "The server cannot be reached: the host is unknown."],
])("a server at %s that does not answer ends with 2", async (address, message) => {
  const home = await folder({ "check.json": "{}" });
  const { stderr, code } = await check([address, "--scenario", join(home, "check.json")]);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

test.each([
  ["{", "is not JSON."],
  ['{ "device": {} }', "(device)"],
])("the scenario %s ends with 2 and names what is wrong", async (content, message) => {
  const home = await folder({ "check.json": content });
  const args = ["http://127.0.0.1:1", "--scenario", join(home, "check.json")];
  const { stderr, code } = await check(args);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

test("--example prints a scenario, and --help every option", async () => {
  expect(JSON.parse((await check(["--example"])).stdout)).toEqual(exampleScenario);
  const { stdout, code } = await check(["--help"]);
  for (const option of ["scenario", "json", "junit", "badge", "ca", "example", "help"])
    expect(stdout).toContain(`--${option}`);
  expect(code).toBe(0);
});
