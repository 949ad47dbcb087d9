import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdir, symlink, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder, runCreate } from "../test/run-create.ts";
import { quoted } from "./validate.ts";

const textOf = (...path: string[]) => readFile(join(...path), "utf8");

test("without a terminal nothing is asked, and the defaults are used", async () => {
  const folder = await emptyFolder();
  const { stdout, stderr, code } = await runCreate(folder, ["--no-install"]);
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(stdout).toContain("Created waypost-portal from the template portal.");
  expect(stdout).toContain("  cd waypost-portal\n  npm install\n  npm start\n");
  const config = JSON.parse(await textOf(folder, "waypost-portal/config.json"));
  expect(config).toMatchObject({ brand: { name: "Waypost Portal" } });
});

test("the options choose the folder, the template and the name", async () => {
  const folder = await emptyFolder();
  const name = 'Ada & "Söhne" <GPS> $&';
  const args = ["fleet/My Fleet", "--template", "node", "--name", name, "--yes", "--no-install"];
  const { stdout, code } = await runCreate(folder, args);
  expect(code).toBe(0);
  expect(stdout).toContain('  cd "fleet/My Fleet"\n');
  const project = join(folder, "fleet/My Fleet");
  const { license, ...manifest } = JSON.parse(await textOf(project, "package.json"));
  expect(license).toBeUndefined();
  expect(manifest).toMatchObject({ name: "my-fleet", version: "0.1.0", private: true });
  expect(await textOf(project, "src/customer.ts")).toContain(`company: ${JSON.stringify(name)},`);
  expect(await textOf(project, "README.md")).toContain(
    "# Ada &#38; &#34;Söhne&#34; &#60;GPS&#62; $&#38;",
  );
});

test.each([
  ["portal", "config.json", '"currency": "EUR"'],
  ["react", "src/components/waypost-api.tsx", 'currency: "EUR"'],
  ["node", "src/look-up.ts", 'CURRENCY = "EUR"'],
  ["adapter", "backend.ts", 'currency: "EUR"'],
])("the template %s takes the currency", async (template, file, line) => {
  const folder = await emptyFolder();
  const args = ["shop", "--template", template, "--currency", "EUR", "--yes", "--no-install"];
  expect(await runCreate(folder, args)).toMatchObject({ code: 0 });
  expect(await textOf(folder, "shop", file)).toContain(line);
  const wrong = await runCreate(folder, ["other", "--currency", "euro"]);
  expect(wrong.stderr).toContain('There is no currency "euro". Use a code such as EUR');
});

test("each printed cd leads to the new folder in a shell", { timeout: 60_000 }, async () => {
  const folder = await emptyFolder();
  const names =
    "$HOME|~|`id`|$(id)|it's|'|a\"b|a\\b|!!|*|(x)|a;b|a&b|#x|-|-P|ünï|a b/c$d|{a,b}".split("|");
  for (const name of names) {
    const { stdout } = await runCreate(folder, ["--no-install", "--", name]);
    const [line = ""] = /^  cd .*$/m.exec(stdout) ?? [];
    const { stdout: at } = await promisify(execFile)("sh", ["-c", `${line} && pwd -P`], {
      cwd: folder,
    });
    expect(at).toBe(`${join(await realpath(folder), name)}\n`);
  }
});

test.each([
  ["$HOME", "powershell", "'$HOME'"],
  ["it's $5", "powershell", "'it''s $5'"],
  ["it’s $5", "powershell", "'it’’s $5'"],
  ["a`n", "powershell", "'a`n'"],
  ["it's", "powershell", `"it's"`],
  ["fleet\\My Fleet", "powershell", String.raw`"fleet\My Fleet"`],
  ["$HOME", "cmd", '"$HOME"'],
  ["a&b", "cmd", '"a&b"'],
  ["it’s $5", "posix", "'it’s $5'"],
] as const)("%s is quoted for %s as %s", (folder, shell, text) => {
  expect(quoted(folder, shell)).toBe(text);
});

test("an empty folder is used, and one with files stays as it is", async () => {
  const folder = await emptyFolder();
  const first = await runCreate(folder, [".", "--no-install"]);
  expect(first.code).toBe(0);
  expect(first.stdout).toContain("Next:\n\n  npm install\n");
  await mkdir(join(folder, "other"));
  await writeFile(join(folder, "other/mine.txt"), "mine");
  const second = await runCreate(folder, ["other", "--no-install"]);
  expect(second).toMatchObject({ code: 1, stdout: "" });
  expect(second.stderr).toBe("The folder other is not empty. Choose another one.\n");
  expect(await readdir(join(folder, "other"))).toEqual(["mine.txt"]);
});

test.each([
  [["--template", "vue"], 'There is no template "vue". Choose one: --template portal | react'],
  [["--name", " "], "The name must not be empty: --name <name>."],
  [["--name", "x".repeat(61)], "The name can have 60 characters at most."],
  [["--name", "a\nb"], "The name must be one line without control characters."],
  [["one", "two"], "Only one folder is allowed. Remove two."],
  [[""], "The folder needs a name."],
  [["--colour"], "Unknown option '--colour'"],
])("%j is rejected with a reason, and nothing is written", async (args, message) => {
  const folder = await emptyFolder();
  const { stdout, stderr, code } = await runCreate(folder, args);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
  expect(stdout).toBe("");
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test("a file with the name of the folder is rejected", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "taken"), "mine");
  const { stderr, code } = await runCreate(folder, ["taken", "--no-install"]);
  expect(stderr).toBe("taken is a file. Choose another name.\n");
  expect(code).toBe(1);
});

test("if the packages cannot be installed, the project is complete and the command says so", async () => {
  const folder = await emptyFolder();
  const registry = { npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" };
  const { stdout, stderr, code } = await runCreate(folder, ["project", "--yes"], registry);
  expect(stderr).toContain("The packages could not be installed.");
  expect(stdout).toContain("  npm install\n");
  expect(code).toBe(1);
  expect(await readdir(join(folder, "project"))).toContain("config.json");
});

test("a registry without the packages is named, with what to do, and nothing is installed", async () => {
  const registry = createServer((_, response) => response.writeHead(404).end("{}"));
  await once(registry.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  const environment = { npm_config_registry: `http://127.0.0.1:${port}/` };
  const { stdout, stderr, code } = await runCreate(await emptyFolder(), ["--yes"], environment);
  expect(stderr).toContain("The registry does not have @waypost/portal@");
  expect(stderr).toContain("  npm install --registry http");
  expect(stdout).not.toContain("Installing");
  expect(code).toBe(1);
});

test.each([
  ["pnpm/11.0.0 npm/? node/v24", "pnpm"],
  ["yarn/4.9.0 npm/? node/v24", "yarn"],
  ["bun/1.3.0", "bun"],
  ["something/1", "npm"],
])("started by %s, the next steps name %s", async (agent, manager) => {
  const environment = { npm_config_user_agent: agent };
  const { stdout } = await runCreate(await emptyFolder(), ["--no-install"], environment);
  expect(stdout).toContain(`  ${manager} install\n  ${manager} start\n`);
});

test("a folder with a repository and no other files is used", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, ".git"));
  await writeFile(join(folder, ".DS_Store"), "");
  expect(await runCreate(folder, [".", "--no-install"])).toMatchObject({ stderr: "", code: 0 });
});

test("a link that leads nowhere is rejected", async () => {
  const folder = await emptyFolder();
  await symlink(join(folder, "gone"), join(folder, "project"));
  const { stderr, code } = await runCreate(folder, ["project", "--no-install"]);
  expect(stderr).toBe("project is a link that leads nowhere. Choose another name.\n");
  expect(code).toBe(1);
});

test("a name with control characters does not reach the terminal", async () => {
  const folder = await emptyFolder();
  const { stdout } = await runCreate(folder, ["a\u001b[2Jb", "--no-install"]);
  expect(stdout).not.toContain("\u001b");
});

test("the help names every option", async () => {
  const { stdout, code } = await runCreate(await emptyFolder(), ["--help"]);
  expect(code).toBe(0);
  for (const option of ["--template", "--name", "--yes", "--no-install", "--help"])
    expect(stdout).toContain(`  ${option}`);
});
