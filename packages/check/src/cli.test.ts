import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleScenario } from "./example-scenario.ts";
import { startHarness } from "./test/harness.ts";
import { runCheck, temporaryFolder } from "./test/run-command.ts";

const example = JSON.stringify(exampleScenario);

test("checks the sandbox, writes the reports and exits with 0", async () => {
  const { server, sandbox } = await startHarness();
  const home = await temporaryFolder({ "check.json": example });
  const file = (name: string) => join(home, name);

  const files = ["json", "junit", "badge"].flatMap((format) => [`--${format}`, file(format)]);
  const { stdout, stderr, code } = await runCheck(
    [server.url, "--scenario", file("check.json"), ...files],
    { WAYPOST_CHECK_TOKEN: sandbox.tokenFor(1001) },
  );

  expect(stderr).toBe("Checking reads\nChecking headers and load\nChecking idle connections\n");
  expect(stdout).toMatch(/All \d+ checks passed/);
  expect(code).toBe(0);
  expect(JSON.parse(await readFile(file("json"), "utf8"))).toMatchObject({ findings: [] });
  expect(await readFile(file("junit"), "utf8")).toContain('failures="0"');
  expect(await readFile(file("badge"), "utf8")).toMatch(/^waypost: \d+ checks passed \(reads\)\n$/);
});

test("prints the impact and the fix of a finding, and exits with 1", async () => {
  const { server, sandbox } = await startHarness({ lookupMaxAge: 0 });
  const home = await temporaryFolder({ "check.json": example });
  const { stdout, code } = await runCheck([server.url, "--scenario", join(home, "check.json")], {
    WAYPOST_CHECK_TOKEN: sandbox.tokenFor(1001),
  });
  expect(code).toBe(1);
  expect(stdout).toContain("minor     lookups-cached  many calls");
  for (const label of ["rule:", "seen:", "impact:", "fix:"]) expect(stdout).toContain(label);
  expect(stdout).toContain("docs/check.md#lookups-cached");
});

test("a report is not written through a link", async () => {
  const { server } = await startHarness();
  const home = await temporaryFolder({ "check.json": example, mine: "mine" });
  await symlink(join(home, "mine"), join(home, "report.json"));
  const report = join(home, "report.json");
  const args = [server.url, "--scenario", join(home, "check.json"), "--json", report];
  const { stderr, code } = await runCheck(args);
  expect(stderr).toContain(`The file ${report} cannot be written. A link is not followed.`);
  expect(code).toBe(2);
  expect(await readFile(join(home, "mine"), "utf8")).toBe("mine");
});

test("a scenario in UTF-16 with a byte order mark is read", async () => {
  const home = await temporaryFolder({});
  const file = join(home, "check.json");
  await writeFile(file, `\ufeff${example}`, "utf16le");
  const { stderr } = await runCheck(["http://127.0.0.1:1", "--scenario", file]);
  expect(stderr).toContain("The server cannot be reached");
});

test.each([
  [["http://127.0.0.1:1", "--scenario", "/nowhere.json"], "The file /nowhere.json cannot be read."],
  [["http://127.0.0.1:1", "--bogus"], "--bogus"],
  [
    ["--adapter", "x.ts", "http://127.0.0.1:1", "--scenario", "x"],
    "either an address or --adapter",
  ],
])("%j exits with 2 and a reason", async (args, message) => {
  const { stderr, stdout, code } = await runCheck(args);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
  expect(stdout).toBe("");
  expect(code).toBe(2);
});

test.each([
  ["http://127.0.0.1:1", "The server cannot be reached: the connection was refused."],
  ["http://waypost-check.invalid", "The server cannot be reached: the host is unknown."],
])("exits with 2 if the server at %s does not answer", async (address, message) => {
  const home = await temporaryFolder({ "check.json": "{}" });
  const { stderr, code } = await runCheck([address, "--scenario", join(home, "check.json")]);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

test.each([
  ["{", "is not JSON."],
  ['{ "device": {} }', "(device)"],
])("exits with 2 and a reason if the scenario is %s", async (content, message) => {
  const home = await temporaryFolder({ "check.json": content });
  const args = ["http://127.0.0.1:1", "--scenario", join(home, "check.json")];
  const { stderr, code } = await runCheck(args);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

test("--example prints a scenario, and --help lists every option", async () => {
  expect(JSON.parse((await runCheck(["--example"])).stdout)).toEqual(exampleScenario);
  const { stdout, code } = await runCheck(["--help"]);
  for (const option of ["scenario", "json", "junit", "badge", "ca", "example", "help"])
    expect(stdout).toContain(`--${option}`);
  expect(code).toBe(0);
});

/** The arguments that check an adapter with this code. */
async function adapterWith(code: string): Promise<readonly string[]> {
  const home = await temporaryFolder({
    "check.json": JSON.stringify({ portalOrigin: "https://portal.example.com" }),
    "backend.ts": `import { createAdapter } from "@waypost/adapter";\n${code}`,
  });
  await mkdir(join(home, "node_modules/@waypost"), { recursive: true });
  const adapter = join(import.meta.dirname, "../../adapter");
  await symlink(adapter, join(home, "node_modules/@waypost/adapter"));
  return ["--adapter", join(home, "backend.ts"), "--scenario", join(home, "check.json")];
}

test("checks an adapter without a server", async () => {
  const args = await adapterWith(`
    const names: string[] = ["United States"];
    export default createAdapter({
      lookups: { countries: () => names.map((country_name) => ({ id: 250, country_name })) },
    });`);
  const { stdout, stderr, code } = await runCheck(args);
  expect(stderr.split("\n")[0]).toBe(`Checking the file ${args[1]}`);
  expect(stdout).toContain("GET /info/country/{countryId}/states");
  // Calls without a function are not findings.
  expect(code).toBe(0);
  expect(stdout).toMatch(/^All \d+ checks passed/m);
});

test("an adapter is asked only for what its functions sell", async () => {
  const args = await adapterWith(`
    import { refuse } from "@waypost/adapter";
    const plans = { eta_pack: refuse("We sell no such packs") };
    export default createAdapter({
      lookups: { servicePlans: (category = "gps") => plans[category] ?? [] },
      packs: { buySms: () => refuse("This pack cannot be sold") },
    });`);
  const { stdout } = await runCheck(args);
  expect(stdout.match(/^ {2}seen: .+$/gm)).toEqual(["  seen:    sms_pack: plans is []"]);
});

/** Runs a command whose output goes into a pipe that has no room until its reader starts. */
const FULL_PIPE = ["sh", "-c", '{ head -c 65536 /dev/zero; "$@"; } | { sleep 3; cat; }', "sh"];

/** Makes Node report a version that needs a second process for an adapter in TypeScript. */
const NODE_22 =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"22.18.0"}})';

test("ends after the report, even if the adapter keeps a timer and a server open and logs", async () => {
  const args = await adapterWith(`
    import { createServer } from "node:http";
    setInterval(() => {}, 1000);
    createServer().listen(0, "127.0.0.1");
    console.log("logged by the adapter");
    export default createAdapter({ lookups: { countries: () => [] } });`);
  for (const node of [[], ["--import", NODE_22]]) {
    const { stdout, stderr, code } = await runCheck(args, {}, node);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Server: [^]* protocol: HTTP/);
    expect(stderr).toContain("logged by the adapter\n");
  }
});

test("the whole report arrives in a full pipe that is read later", async () => {
  const args = await adapterWith(`
    setInterval(() => {}, 1000);
    export default createAdapter({ lookups: { countries: () => [] } });`);
  const { stdout } = await runCheck(args, {}, [], FULL_PIPE);
  expect(stdout.replaceAll("\0", "")).toMatch(/^Server: [^]*Notes:[^]* protocol: .+\n\n$/);
});
