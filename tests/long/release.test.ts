import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, test, onTestFinished } from "vitest";
import { findBrowser } from "../../tools/lib/browser.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { folderOf, packageNameOf, PUBLISHED } from "../../tools/lib/tarballs.ts";
import { type Registry, startRegistry } from "../../tools/lib/registry.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Starts the sandbox with the command of a README on a free port. @returns its URL */
async function startSandbox(project: string, command: string): Promise<string> {
  const [program = "", ...args] = command.split(" ");
  // In its own process group, because npx starts the sandbox as a separate process.
  const child = spawn(program, [...args, "--port", "0"], { cwd: project, detached: true });
  onTestFinished(async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const exited = once(child, "exit");
    process.kill(-child.pid);
    await exited;
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /The sandbox listens on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`${command} exited before it was ready.`);
}

const DEFAULT_ADDRESS = "http://127.0.0.1:4010";

/** The peer dependencies that the READMEs install, and a client for the MCP server. */
const PEERS = [
  "react@19.3.1",
  "react-dom@19.3.1",
  "@tanstack/react-query@5.108.0",
  "react-aria-components@1.22.1",
  "@modelcontextprotocol/client@2.4.0",
];

let folder: string;
let copy: string;
let project: string;
let registry: Registry;

const inProject = (command: string, ...args: string[]) => outputOf(command, args, { cwd: project });

/** Applies the changesets of the copy, and builds and publishes its packages. */
async function publish(): Promise<void> {
  await outputOf("git", ["clone", "--quiet", join(import.meta.dirname, "../.."), copy]);
  const pnpm = (...args: string[]) =>
    outputOf("npx", ["-y", "pnpm@12.21.0", ...args], { cwd: copy });
  await pnpm(
    "install",
    "--frozen-lockfile",
    "--trust-lockfile",
    "--prefer-offline",
    "--reporter=silent",
  );
  // After a release there are none, and the packages already have their version.
  const changesets = await readdir(join(copy, ".changeset"));
  if (changesets.some((file) => file.endsWith(".md") && file !== "README.md"))
    await pnpm("exec", "changeset", "version");
  await pnpm("exec", "node", "tools/build.ts");
  await writeFile(join(copy, ".npmrc"), registry.npmrc);
  for (const name of PUBLISHED)
    await pnpm("--filter", packageNameOf(name), "publish", "--access", "public", "--no-git-checks");
}

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(join(copy, folderOf(name), "package.json"), "utf8");
  return JSON.parse(manifest).version;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-release-"));
  copy = join(folder, "copy");
  project = join(folder, "project");
  registry = await startRegistry();
  await publish();
  await mkdir(project);
  await writeFile(join(project, ".npmrc"), registry.npmrc);
  await writeFile(
    join(project, "package.json"),
    '{ "name": "project", "version": "1.0.0", "private": true }\n',
  );
  const versions = PUBLISHED.map(async (name) => `${packageNameOf(name)}@${await versionOf(name)}`);
  await inProject(
    "npm",
    "install",
    "--no-audit",
    "--no-fund",
    ...(await Promise.all(versions)),
    ...PEERS,
  );
});

afterAll(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

const readmeOf = (name: string) =>
  readFile(join(project, "node_modules/@waypost", name, "README.md"), "utf8");

/** Returns the first code block in this language after a text of a published README. */
async function block(name: string, language: string, after = ""): Promise<string> {
  const readme = await readmeOf(name);
  const rest = readme.slice(readme.indexOf(after));
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(rest) ?? [];
  if (code === undefined) throw new Error(`The README of ${name} has no such block.`);
  return code;
}

/**
 * Bundles a program and runs it in Chromium. @returns the text of the page with its first button
 */
async function textInBrowser(name: string, code: string): Promise<string> {
  const entry = join(project, `${name}.tsx`);
  await writeFile(entry, code);
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: project,
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
  });
  const content = outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    // Browser storage needs an origin.
    await page.route("http://project.test/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><body></body>" }),
    );
    await page.goto("http://project.test/");
    await page.addScriptTag({ type: "module", content });
    const button = page.getByRole("button").first();
    await button.waitFor().catch((error: unknown) => {
      throw errors[0] ?? error;
    });
    expect(errors).toEqual([]);
    return await page.locator("body").innerText();
  } finally {
    await browser.close();
  }
}

test("all packages are published with the same version", async () => {
  const versions = await Promise.all(PUBLISHED.map(versionOf));
  expect(new Set(versions).size).toBe(1);
});

test("the SDK's quick start works, and a second run prints the output in the README", async () => {
  const readme = await readmeOf("sdk");
  const [, command = ""] = /Start the sandbox \(`([^`]+)`/.exec(readme) ?? [];
  const [, promised = ""] = /If you run it again, [^`]+`([^`]+)`/.exec(readme) ?? [];
  expect(command).toContain("waypost-sandbox");
  expect(promised).toContain("in-use");
  const script = await block("sdk", "js", "## Quick start");
  expect(script).toContain(DEFAULT_ADDRESS);
  const address = await startSandbox(project, command);
  await writeFile(join(project, "try.mjs"), script.replace(DEFAULT_ADDRESS, address));
  const run = ["sh", "-c", "node try.mjs 2>&1"] as const;
  expect(await inProject(...run)).toMatch(
    /^complete \[[^]*imei_no: '350000000000001'[^]*\] \[\]\n$/,
  );
  expect(await inProject(...run)).toBe(`${promised}\n`);
});

test("the sandbox starts with the command in its README", async () => {
  const [command = ""] = (await block("sandbox", "sh")).split(/\s*[#\n]/);
  const address = await startSandbox(project, command);
  const reply = await fetch(`${address}/info/countries`);
  expect(await reply.text()).toContain("United States");
});

test("the commands in the check's README report no finding for the sandbox, for reads and writes", async () => {
  const lines = (await block("check", "sh", "```sh\nnpx @waypost/sandbox")).trim().split("\n");
  const [start = "", ...commands] = lines;
  const [command = ""] = start.split(/\s*#/);
  const address = await startSandbox(project, command);
  const script = commands.join("\n").replaceAll(DEFAULT_ADDRESS, address);
  const passed = /All \d+ checks passed/;
  expect(await inProject("bash", "-ec", script)).toMatch(passed);
  expect(await inProject("bash", "-ec", `${script} --writes`)).toMatch(passed);
});

const MCP_CLIENT = `
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const client = new Client({ name: "rehearsal", version: "1" });
await client.connect(new StdioClientTransport(JSON.parse(process.argv[2])));
const given = { customer_id: "1001", pack: "sms_100", is_renewed: false };
const reply = await client.callTool({ name: "prepare_sms_pack", arguments: given });
console.log(JSON.stringify(reply.content));
await client.close();
`;

test("the settings in the MCP server's README start a server that can prepare a pack purchase", async () => {
  const settings = JSON.parse(await block("mcp", "json"));
  await writeFile(join(project, "client.mjs"), MCP_CLIENT);
  const server = JSON.stringify(settings.mcpServers.waypost);
  expect(await inProject("node", "client.mjs", server)).toContain("waiting for confirmation");
});

test("the first page in the hooks' README shows its form", async () => {
  const code = await block("hooks", "tsx", "## In five minutes");
  const page = `${code}
    import { createRoot } from "react-dom/client";
    createRoot(document.body).render(<App />);`;
  expect(await textInBrowser("hooks", page)).toContain("Next");
});

test("the first form in the components' README is visible", async () => {
  const page = `${await block("ui", "tsx")}
    import { createRoot } from "react-dom/client";
    createRoot(document.body).render(<City save={() => {}} />);`;
  expect(await textInBrowser("ui", page)).toContain("City");
});

/** With `SBOM=<file>`, the SBOM is written to that file. */
test("the SBOM lists all packages, each with a hash", async () => {
  const text = await inProject("npm", "sbom", "--omit=dev", "--sbom-format=cyclonedx");
  const { components } = JSON.parse(text) as {
    components: { name: string; hashes?: unknown[] }[];
  };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(PUBLISHED.map(packageNameOf)));
  const unhashed = components.filter(({ hashes = [] }) => hashes.length === 0);
  expect(unhashed.map(({ name }) => name)).toEqual([]);
  const file = process.env["SBOM"];
  if (file !== undefined) await writeFile(file, text);
});
