import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bundleProgram, removeProgram, run, start } from "./test/program.ts";

const config = {
  apiBaseUrl: "https://api.example.com/v1",
  brand: { name: "Sample", logoUrl: "logo.svg" },
  supportEmail: "support@example.com",
  links: { contact: "c", login: "l", privacy: "p", terms: "t" },
};

let program = "";
let folder = "";

beforeAll(async () => {
  program = await bundleProgram();
}, 180_000);
afterAll(() => removeProgram(program));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-cli-"));
  await writeFile(join(folder, "config.json"), JSON.stringify(config));
  await mkdir(join(folder, "own"));
  await writeFile(join(folder, "own/logo.svg"), "<svg/>");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const inFolder = (...args: string[]) => run(program, folder, ...args);

/** Starts a server. @returns the addresses that it prints, by name */
async function serve(...args: string[]): Promise<Record<string, string>> {
  const child = start(program, folder, "--port", "0", ...args);
  const addresses: Record<string, string> = {};
  for await (const line of createInterface(child.stdout)) {
    const [, name = "", address = ""] = /^\s*(\w+) {2,}(\S.*)$/.exec(line) ?? [];
    addresses[name] = address;
    if (name === "API" || line.includes("Ctrl-C")) return addresses;
  }
  throw new Error("The server exited before it was ready.");
}

describe("check", () => {
  test("says that a configuration is valid", async () => {
    expect(await inFolder("check", "config.json")).toEqual({
      stdout: "config.json is valid.\n",
      stderr: "",
      code: 0,
    });
  });

  test("prints every mistake at once", async () => {
    const wrong = { ...config, apiBaseUrl: "http://api.example.com", supportEmail: "x", colour: 1 };
    await writeFile(join(folder, "wrong.json"), JSON.stringify(wrong));
    const { stderr, code } = await inFolder("check", "wrong.json");
    expect(stderr).toMatch(
      /^wrong\.json is not valid:\n {2}apiBaseUrl must start with https:.*\n {2}supportEmail must .*\n {2}colour is unknown\n$/,
    );
    expect(code).toBe(1);
  });
});

test("--help lists every option", async () => {
  const { stdout, code } = await inFolder("--help");
  for (const option of [
    "config",
    "sandbox",
    "adapter",
    "database",
    "public",
    "port",
    "host",
    "no-open",
    "out",
  ])
    expect(stdout).toContain(`--${option} `);
  expect(code).toBe(0);
});

test.each([
  [["--bogus"], /--bogus/],
  [["bogus"], /Unknown command "bogus"/],
  [["--port", "70000"], /--port must be a whole number from 0 to 65535, not "70000"/],
  [["--config", ""], /--config must not be empty/],
  [["--config", "config.json", "--database", "x.db"], /--database is only for a sandbox/],
  [["--config", "gone.json"], /gone\.json does not exist/],
  [["--config", "own"], /own cannot be read \(EISDIR\)/],
  [["--config", "own/logo.svg"], /own\/logo\.svg is not valid JSON/],
  [["--config", "config.json", "--public", "gone"], /The folder gone cannot be read \(ENOENT\)/],
  [["build", "--config", "config.json"], /build needs --out/],
  [["build", "--out", "site"], /build needs --config/],
  [["build", "--config", "config.json", "--out", "own"], /did not write/],
  [["build", "--config", "config.json", "--out", "."], /is in the folder of --out/],
  [["check"], /check needs one file/],
])("%j exits with a message", { tags: ["long"] }, async (args, message) => {
  const { stderr, code } = await inFolder(...args);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("    at ");
  expect(code).toBe(1);
});

test("a link that leads out of the folder is refused, and its file is not served", async () => {
  await symlink(join(folder, "config.json"), join(folder, "own/leak.json"));
  const args = ["--config", "config.json", "--public", "own", "--no-open"];
  const { stderr, code } = await inFolder(...args);
  expect(stderr).toContain("leak.json is a link that leads outside of own. Copy the file.");
  expect(code).toBe(1);
});

describe("serving", () => {
  test("without options the portal uses a sandbox, and its pages may control it", async () => {
    const { Portal = "", Sandbox = "", Database } = await serve("--no-open");
    expect(Database).toBe("in memory, lost on exit");
    expect(await (await fetch(new URL("config.json", Portal))).json()).toMatchObject({
      apiBaseUrl: Sandbox,
    });
    expect((await fetch(`${Sandbox}/info/countries`)).status).toBe(200);
    const headers = { "X-Sandbox-Control": "1" };
    expect((await fetch(new URL("__sandbox/clock", Portal), { headers })).status).toBe(200);
  });

  test("a configuration is served with its policy, its own files and no sandbox", async () => {
    const { Portal = "", API } = await serve("--config", "config.json", "--public", "own");
    expect(API).toBe(config.apiBaseUrl);
    const reply = await fetch(Portal);
    expect(reply.headers.get("content-security-policy")).toContain(
      "connect-src 'self' https://api.example.com;",
    );
    expect(await (await fetch(new URL("config.json", Portal))).json()).toEqual(config);
    expect(await (await fetch(new URL("logo.svg", Portal))).text()).toBe("<svg/>");
    expect((await fetch(new URL("__sandbox/clock", Portal))).status).toBe(404);
  });

  test("with --sandbox the brand of the configuration is served with a sandbox", async () => {
    const {
      Portal = "",
      Sandbox,
      Database,
    } = await serve("--config", "config.json", "--sandbox", "--database", "x.db");
    const served = await (await fetch(new URL("config.json", Portal))).json();
    expect(served).toMatchObject({ brand: config.brand, apiBaseUrl: Sandbox });
    expect(Database).toBe("x.db");
  });

  test("Ctrl-C stops it", async () => {
    const child = start(program, folder, "--port", "0", "--no-open");
    for await (const line of createInterface(child.stdout)) if (line.includes("Ctrl-C")) break;
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});

/** Builds into the folder `site`. */
const build = (...args: string[]) =>
  inFolder("build", "--config", "config.json", "--out", "site", ...args);
const written = (name: string) => readFile(join(folder, name), "utf8");

describe("build", () => {
  test("writes the files and headers that the server would send", async () => {
    expect(await build("--public", "own")).toMatchObject({ stderr: "", code: 0 });
    const { Portal = "" } = await serve("--config", "config.json");
    const served = await fetch(Portal);
    expect(await written("site/index.html")).toBe(await served.text());
    expect(JSON.parse(await written("site/config.json"))).toEqual(config);
    expect(await written("site/logo.svg")).toBe("<svg/>");
    const policy = served.headers.get("content-security-policy") ?? "";
    expect(await written("site/_headers")).toContain(`\n  Content-Security-Policy: ${policy}\n`);
    expect(await written("site.nginx.conf")).toContain(
      `\nadd_header Content-Security-Policy "${policy}" always;\n`,
    );
    expect(await written("site.Caddyfile")).toContain(`\n\tContent-Security-Policy "${policy}"\n`);
  });

  test("a module for card tokens may reach the listed hosts, and only it may name scripts", async () => {
    const hosts = {
      "script-src": ["https://js.pay.example"],
      "frame-src": ["https://pay.example"],
    };
    const cardTokens = { module: "tokens.js", hosts };
    await writeFile(join(folder, "config.json"), JSON.stringify({ ...config, cardTokens }));
    await build();
    const headers = await written("site/_headers");
    expect(headers).toMatch(/script-src 'self'[^;]* https:\/\/js\.pay\.example;/);
    expect(headers).toContain("; frame-src https://pay.example; ");
    expect(headers).toContain("trusted-types card-tokens");
  });

  test("only the listed sites may embed the portal, and any site may load its script", async () => {
    const embedders = ["https://shop.example", "http://localhost:3000"];
    await writeFile(join(folder, "config.json"), JSON.stringify({ ...config, embedders }));
    await build();
    for (const file of ["site/_headers", "site.nginx.conf", "site.Caddyfile"])
      expect(await written(file)).toContain(`frame-ancestors ${embedders.join(" ")};`);
    const { Portal = "" } = await serve("--config", "config.json");
    const policyOf = async (name: string) =>
      (await fetch(new URL(name, Portal))).headers.get("cross-origin-resource-policy");
    expect(await policyOf("embed.js?1")).toBe("cross-origin");
    expect(await policyOf("icon.svg")).toBe("same-origin");
    expect(await written("site/_headers")).toContain(
      "\n/embed.js\n  Cross-Origin-Resource-Policy: cross-origin\n",
    );
  });

  test("Cloudflare's limit of 2,000 characters a line is kept", async () => {
    await build();
    const lines = (await written("site/_headers")).split("\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
  });

  test("compresses the assets, and nothing that depends on the configuration", async () => {
    await build();
    const names = await readdir(join(folder, "site"), { recursive: true });
    const compressed = names.filter((name) => name.endsWith(".gz"));
    expect(compressed.length).toBeGreaterThan(20);
    for (const name of compressed) {
      expect(name).toMatch(/^assets/);
      expect(gunzipSync(await readFile(join(folder, "site", name)))).toEqual(
        await readFile(join(folder, "site", name.replace(/\.gz$/, ""))),
      );
    }
    expect(names.some((name) => name.startsWith(".vite"))).toBe(false);
  });

  test("replaces an earlier build, and no other file", async () => {
    await build("--public", "own");
    expect((await build()).code).toBe(0);
    await expect(written("site/logo.svg")).rejects.toThrow("ENOENT");
    await writeFile(join(folder, "site.nginx.conf"), "# mine\n");
    const { stderr, code } = await build();
    expect([code, stderr]).toEqual([1, expect.stringContaining("was not written by this command")]);
    expect(await written("site.nginx.conf")).toBe("# mine\n");
  });

  test.each(["index.html", "config.json", "assets/x.js"])("rejects an own %s", async (name) => {
    await mkdir(join(folder, "own/assets"));
    await writeFile(join(folder, "own", name), "");
    const { stderr, code } = await build("--public", "own");
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("would replace a file of the portal"),
    ]);
  });
});

/** Makes the package available to a file in the folder. */
const installAdapter = async () => {
  const scope = join(folder, "node_modules/@waypost");
  await mkdir(scope, { recursive: true });
  await symlink(join(import.meta.dirname, "../../../packages/adapter"), join(scope, "adapter"));
};

describe("an adapter in a TypeScript file", () => {
  const source = `
    import { createAdapter } from "@waypost/adapter";
    const name: string = "Peru";
    export default createAdapter(
      {
        lookups: {
          countries: () => [{ id: 1, country_name: name }],
          servicePlans: () => [{ service_plan_id: "fleet" }],
        },
      },
      { prefix: "/api" },
    );`;

  test("answers the calls on the origin of the portal", async () => {
    await installAdapter();
    await writeFile(join(folder, "backend.ts"), source);
    const { Portal, API } = await serve("--adapter", "backend.ts", "--config", "config.json");
    expect(API).toBe("backend.ts");
    const reply = await fetch(`${Portal}backend/info/countries`);
    expect(await reply.json()).toEqual({ countries: [{ id: 1, country_name: "Peru" }] });
    const purchase = await fetch(`${Portal}backend/auth/buy/sms/pack`, {
      method: "POST",
      body: "{}",
    });
    expect([purchase.status, (await fetch(`${Portal}`)).status]).toEqual([404, 200]);
    const served = await fetch(`${Portal}config.json`);
    expect(await served.json()).toMatchObject({ apiBaseUrl: "/backend", tasks: ["pricing"] });
  });

  test.each([
    ["is missing", undefined, true, "backend.ts does not exist."],
    ["has no package beside it", source, false, "npm install @waypost/adapter"],
    ["has an enum", `enum Kind { Gps }\n${source}`, true, "may only have types that can be erased"],
    [
      "exports something else",
      "export default {}",
      true,
      "must have `export default createAdapter(…)`",
    ],
    ["throws", 'throw new Error("No database")', true, "backend.ts cannot be loaded: No database"],
  ])("that %s is one sentence", { tags: ["long"] }, async (_, content, isInstalled, sentence) => {
    if (isInstalled) await installAdapter();
    if (content !== undefined) await writeFile(join(folder, "backend.ts"), content);
    const { stderr, code } = await inFolder("--adapter", "backend.ts", "--port", "0");
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  });

  test("is not served beside a sandbox", async () => {
    const { stderr, code } = await inFolder("--adapter", "backend.ts", "--sandbox");
    expect(stderr).toContain("Use either --adapter or --sandbox.");
    expect(code).toBe(1);
  });
});
