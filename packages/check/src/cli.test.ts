import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleScenario } from "./example-scenario.ts";
import { laboratory } from "./test/laboratory.ts";
import { check, folder } from "./test/program.ts";

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
