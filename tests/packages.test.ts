import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyzeDeclarations } from "../tools/lib/declarations.ts";
import { deadLinks, manifestOf, metadataOf } from "./lib/metadata.ts";
import { outputOf } from "../tools/lib/output.ts";
import { filesOf, PUBLISHED, tarballs as packed, textOf, unpack } from "../tools/lib/tarballs.ts";

/** The server and its build: no compressed copies, and no manifest of the build. */
const PORTAL_FILES =
  /^(server\/dist\/(cli\.js|third-party-licences\.txt)|dist\/(index\.html|config\.json|embed\.js|icon\.svg|third-party-licences\.txt|assets\/[\w-]+\.(js|css|svg|wasm)))$/;

const MAX_PORTAL_BYTES = 3_000_000;

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

test("the portal takes at most 3 MB, and installs only the sandbox", async () => {
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
