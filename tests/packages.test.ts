import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, dirname, posix } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { analyzeDeclarations } from "../tools/lib/declarations.ts";
import { outputOf } from "../tools/lib/output.ts";
import { startRegistry } from "../tools/lib/registry.ts";
import {
  filesOf,
  packageNameOf,
  PUBLISHED,
  tarballs as packed,
  textOf,
  unpack,
  folderOf,
} from "../tools/lib/tarballs.ts";
import { existsSync } from "node:fs";

const workspace = join(import.meta.dirname, "..");

/** The repository, which the metadata and the READMEs of the packages link to. */
const REPOSITORY = "https://github.com/waypost/waypost";

interface Manifest {
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: { readonly [name: string]: string };
}

/** The metadata that all published packages share. */
const metadataOf = (name: string) => ({
  license: "MIT",
  homepage: `${REPOSITORY}/tree/main/${folderOf(name)}#readme`,
  bugs: `${REPOSITORY}/issues`,
  repository: {
    type: "git",
    url: `git+${REPOSITORY}.git`,
    directory: folderOf(name),
  },
});

/** The `package.json` of a tarball. */
const manifestOf = async (tarball: string): Promise<Manifest> =>
  JSON.parse(await textOf(tarball, "package.json"));

/** The links of a tarball's Markdown file that are broken once it is published. */
async function deadLinks(tarball: string, file: string): Promise<string[]> {
  const files = await filesOf(tarball);
  const links = (await textOf(tarball, file)).matchAll(/\]\(([^)\s]+)\)/g);
  const targets = [...links].map(([, target = ""]) => target.split("#")[0] ?? "");
  return targets.filter((target) => {
    const inRepository = /^(?:blob|tree)\/main\/(.+)$/.exec(target.slice(REPOSITORY.length + 1));
    if (target.startsWith(REPOSITORY) && inRepository?.[1] !== undefined)
      return !existsSync(join(workspace, inRepository[1]));
    if (target === "" || /^https?:/.test(target)) return false;
    return !files.includes(posix.join(dirname(file), target));
  });
}

/** The server and its build: no compressed copies, and no manifest of the build. */
const PORTAL_FILES =
  /^(server\/dist\/([\w-]+\.js|third-party-licences\.txt)|dist\/(index\.html|config\.json|embed\.js|icon\.svg|third-party-licences\.txt|assets\/[\w-]+\.(js|css|svg|wasm)))$/;

const MAX_PORTAL_BYTES = 3_050_000;

let home = "";
let tarballs: Awaited<ReturnType<typeof packed>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "waypost-packages-"));
  tarballs = await packed();
});

afterAll(() => rm(home, { recursive: true, force: true }));

describe.each(PUBLISHED)("the tarball of %s", (name) => {
  test("contains only the build and its documentation", async () => {
    const files = await filesOf(tarballs[name]);
    const unexpected = files.filter(
      (file) =>
        !PORTAL_FILES.test(name === "portal" ? file : "") &&
        !/^(package\.json|README\.md|AGENTS\.md|LICENSE|CHANGELOG\.md|openapi\.json|licenses\/.+\.txt|dist\/(tokens\.json|templates\/.+|.+\.(c?js|d\.c?ts|css)))$/.test(
          file,
        ),
    );
    expect(unexpected).toEqual([]);
    expect(files.some((file) => file.startsWith("dist/"))).toBe(true);
  });

  test("refers to nothing outside of the tarball", async () => {
    const text = await textOf(tarballs[name], "package.json");
    expect(text).not.toContain("@waypost/source");
    expect(text).not.toContain("workspace:");
    expect(text).not.toContain("./src/");
  });

  test("requires the version of the SDK that it was built with", async () => {
    const { version, dependencies } = await manifestOf(tarballs[name]);
    expect(version).toBe((await manifestOf(tarballs.sdk)).version);
    expect(dependencies?.["@waypost/sdk"]).toBe(
      ["ui", "sandbox", "sdk", "embed", "portal", "create-waypost"].includes(name)
        ? undefined
        : version,
    );
  });

  test("has entry points that pass publint and attw", { tags: ["long"] }, async () => {
    const styles = ["styles.css", "tokens.css", "base.css", "./css/*.css"];
    const excluded = name === "ui" ? ["--exclude-entrypoints", ...styles] : [];
    // Only the SDK also supports CommonJS and the oldest module resolution.
    const profile = name === "sdk" ? "strict" : "esm-only";
    const publint = outputOf("publint", ["run", tarballs[name], "--strict"]);
    await expect(publint).resolves.toContain("All good!");
    // These have only a command.
    if (name === "portal" || name === "create-waypost") return;
    const attw = outputOf("attw", [tarballs[name], "--profile", profile, ...excluded]);
    await expect(attw).resolves.not.toContain("❌");
  });

  test("has its repository, engines, license and changelog", async () => {
    expect(await manifestOf(tarballs[name])).toMatchObject({
      ...metadataOf(name),
      description: expect.stringMatching(/\.$/),
      keywords: expect.arrayContaining(["waypost"]),
    });
    // Components have no `engines`: they run in browsers, and on any server that runs React.
    const { engines } = await manifestOf(tarballs[name]);
    const floor = name === "ui" ? /^none$/ : /^>=\d+/;
    expect(engines?.node ?? "none").toMatch(floor);
    const files = await filesOf(tarballs[name]);
    expect(files).toEqual(expect.arrayContaining(["README.md", "LICENSE", "CHANGELOG.md"]));
  });

  test("has no broken link", async () => {
    expect(await deadLinks(tarballs[name], "README.md")).toEqual([]);
    expect(await deadLinks(tarballs[name], "CHANGELOG.md")).toEqual([]);
  });
});

test("the portal takes at most 3.05 MB, and installs only the sandbox", async () => {
  const folder = join(home, "portal");
  await unpack("portal", folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  expect(stats.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MAX_PORTAL_BYTES);
  const { dependencies } = await manifestOf(tarballs.portal);
  expect(Object.keys(dependencies ?? {})).toEqual(["@waypost/sandbox"]);
});

describe.each(["sdk", "hooks"] as const)("the declarations of @waypost/%s", (name) => {
  test("contain no `any` and import only peer dependencies and Standard Schema", async () => {
    const folder = join(home, "unpacked", name);
    await unpack(name, folder);
    const all = await readdir(folder, { recursive: true });
    const files = all.filter((file) => /\.d\.c?ts$/.test(file));
    const found = await Promise.all(
      files.map(async (file) => analyzeDeclarations(await readFile(join(folder, file), "utf8"))),
    );
    expect(found.length).toBeGreaterThan(5);
    const imported = new Set(found.flatMap(({ modules }) => modules));
    const allowed = [
      "@waypost/sdk",
      "@waypost/sdk/pure",
      "@waypost/sdk/testing",
      "@standard-schema/spec",
      "react",
    ];
    expect(found.reduce((sum, { any }) => sum + any, 0)).toBe(0);
    expect(
      [...imported].filter((module) => ![...allowed, "@tanstack/react-query"].includes(module)),
    ).toEqual([]);
  });
});

test("a release without a login publishes nothing, and names the packages that are new", async () => {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const env = { ...process.env, npm_config_registry: registry.address };
  const failure = await promisify(execFile)("node", [join(workspace, "tools/release.ts")], {
    env,
  }).then(
    () => undefined,
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.stdout).toBe(`New in the registry: ${PUBLISHED.map(packageNameOf).join(", ")}\n`);
  expect(failure?.stderr).toContain("docs/releasing.md");
});
