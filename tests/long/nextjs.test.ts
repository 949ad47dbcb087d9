import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type SandboxServer, startServer } from "../../packages/sandbox/src/server.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { tarballs } from "../../tools/lib/tarballs.ts";
import { projectIn } from "../lib/empty-project.ts";
import { labVersion } from "../lib/lab.ts";

const GUIDE = join(import.meta.dirname, "../../docs/guides/nextjs.md");
const BACKEND = join(import.meta.dirname, "../../docs/own-backend.md");
const LIBRARIES = ["next", "react", "react-dom"];
const OTHERS = ["@tanstack/react-query@5.108.0"];
/** The choices of the current starter: the app router, TypeScript and the React Compiler. */
const STARTER =
  "-y create-next-app@16 site --ts --app --react-compiler --no-tailwind --no-src-dir --no-eslint --use-npm --skip-install --disable-git --yes";

const home = await mkdtemp(join(tmpdir(), "waypost-nextjs-"));
let sandbox: SandboxServer;
let server: ChildProcess;
let address = "";
/** The configuration that the starter wrote. */
let offered = "";
let browser: Browser;

/** Writes the files of the guide: each begins with a comment that has its path. */
async function writeFilesOf(guide: string, folder: string): Promise<void> {
  for (const [, code = "", path = ""] of guide.matchAll(/^```tsx\n(\/\/ (\S+)\n.*?)^```/gms)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
}

/** Writes the route handler of the page about a backend of one's own. */
async function writeRouteHandler(folder: string): Promise<void> {
  const row = (await readFile(BACKEND, "utf8"))
    .split("\n")
    .find((line) => line.includes("| Next.js |"));
  const [handlers = "", path = "", option = ""] = row?.match(/(?<=`)[^`|]{9,}(?=`)/g) ?? [];
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const functions =
    '{ lookups: { countries: () => [{ id: 250, country_name: "United States" }] } }';
  await writeFile(
    file,
    `import { createAdapter } from "@waypost/adapter";
const adapter = createAdapter(${functions}, { ${option} });
${handlers};
`,
  );
}

beforeAll(async () => {
  await outputOf("npx", STARTER.split(" "), { cwd: home });
  const project = projectIn(join(home, "site"));
  const { sdk, hooks, adapter } = await tarballs();
  const versions = LIBRARIES.map(async (name) => `${name}@${await labVersion(name)}`);
  await project.npmInstall(sdk, hooks, adapter, ...(await Promise.all(versions)), ...OTHERS);
  await writeFilesOf(await readFile(GUIDE, "utf8"), project.folder);
  await writeRouteHandler(project.folder);
  sandbox = await startServer({ port: 0 });
  vi.stubEnv("WAYPOST_API", sandbox.url);
  vi.stubEnv("NEXT_PUBLIC_WAYPOST_API", sandbox.url);
  vi.stubEnv("NEXT_TELEMETRY_DISABLED", "1");
  vi.stubEnv("NODE_ENV", "production");
  const next = join(project.folder, "node_modules/next/dist/bin/next");
  // This also checks the types. The last build is the one that starts.
  const config = join(project.folder, "next.config.ts");
  offered = await readFile(config, "utf8");
  for (const text of ["export default {};\n", offered]) {
    await writeFile(config, text);
    await outputOf("node", [next, "build"], { cwd: project.folder });
  }
  server = spawn(process.execPath, [next, "start", "--port", "0"], { cwd: project.folder });
  for await (const line of createInterface(server.stdout ?? process.stdin)) {
    [address = ""] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address !== "") break;
  }
  browser = await chromium.launch(await findBrowser());
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser.close();
  const exited = once(server, "exit");
  server.kill();
  await exited;
  await sandbox.close();
  await rm(home, { recursive: true, force: true });
});

/** Opens a page of the site. @returns the page and what it reported on the console */
async function open(path: string): Promise<{ page: Page; reported: string[] }> {
  const page = await browser.newPage();
  const reported: string[] = [];
  page.on("console", (message) => reported.push(message.text()));
  page.on("pageerror", (error) => reported.push(error.message));
  await page.goto(`${address}${path}`);
  return { page, reported };
}

test("the registration of the Next.js guide is hydrated and asks the API about an email", async () => {
  const { page, reported } = await open("/");
  await page.getByLabel("Email").fill("returning@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("The next screen: ").filter({ hasNotText: "checking" }).waitFor();
  expect(reported).toEqual([]);
});

const readPrices = async () => (await fetch(`${address}/prices`)).text();

test("the starter turns on what the guide builds with", () => {
  expect(offered).toMatch(/cacheComponents: true[^]*reactCompiler: true/);
});

test("the server component of the Next.js guide has the current prices in its HTML", async () => {
  const prices = (await readPrices()).replaceAll("<!-- -->", "");
  expect(prices).toContain("GPS Plus Monthly");
  expect(prices).toContain("$173.40");
  sandbox.sandbox.fault({ call: "*", kind: "error-empty", times: "always" });
  expect(await readPrices()).not.toContain("GPS Plus Monthly");
});

test("an adapter in a route handler answers the calls of the API", async () => {
  const reply = await fetch(new URL("/api/info/countries", address));
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { countries: [{ id: 250, country_name: "United States" }] },
  ]);
});
