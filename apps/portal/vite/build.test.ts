import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { builtPortal } from "../../../tools/lib/build-portal.ts";
import { circlesIn } from "../../../tools/lib/modules.ts";

let folder = "";
let html = "";
let hashes: Map<string, string>;

// The build may be slow on a busy machine.
beforeAll(async () => {
  folder = await builtPortal();
  html = await readFile(join(folder, "index.html"), "utf8");
  const names = await readdir(join(folder, "assets"));
  const entries = names.map(async (name): Promise<[string, string]> => {
    const content = await readFile(join(folder, "assets", name));
    return [`./assets/${name}`, `sha256-${createHash("sha256").update(content).digest("base64")}`];
  });
  hashes = new Map(await Promise.all(entries));
}, 180_000);

describe("the integrity of the build", () => {
  test("each file that the page references has its hash", () => {
    const tags = html.match(/<(script|link)[^>]*\.\/assets\/[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) {
      const path = /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? "";
      expect(tag).toContain(`integrity="${hashes.get(path)}"`);
    }
  });

  test("the import map has the hash of every script, before the first script", () => {
    const [, map = "{}"] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    const scripts = [...hashes].filter(([path]) => path.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(20);
    expect(JSON.parse(map)).toEqual({ integrity: Object.fromEntries(scripts) });
    expect(html.indexOf("importmap")).toBeLessThan(html.indexOf("./assets/index-"));
    expect(html.indexOf("importmap")).toBeLessThan(html.search(/modulepreload|type="module"/));
  });

  test("the page references every stylesheet, because import maps do not cover stylesheets", () => {
    const stylesheets = [...hashes.keys()].filter((path) => path.endsWith(".css"));
    expect(stylesheets.length).toBeGreaterThan(0);
    for (const path of stylesheets) expect(html).toContain(`href="${path}"`);
  });
});

test("no chunk depends on itself through others, because it could run before its dependencies", async () => {
  const chunks = new Map<string, { imports: readonly string[] }>();
  for (const path of hashes.keys()) {
    if (!path.endsWith(".js")) continue;
    const code = await readFile(join(folder, path), "utf8");
    const imports = code.matchAll(/\b(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g);
    chunks.set(path, {
      imports: Array.from(imports, ([, name = ""]) => name.replace("./", "./assets/")),
    });
  }
  expect([...chunks.values()].flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  expect(circlesIn(chunks)).toEqual([]);
});

test("only React itself assigns markup, which Trusted Types would block", async () => {
  const scripts = [...hashes.keys()].filter((path) => path.endsWith(".js"));
  const texts = await Promise.all(
    scripts.map((path) => readFile(join(folder, path.slice(2)), "utf8")),
  );
  const assignments = texts.flatMap(
    (text) => text.match(/.{20}\.(inner|outer)HTML=[^=].{20}/gs) ?? [],
  );
  // For <script> elements and dangerouslySetInnerHTML, which the portal does not use.
  const ofReact = /innerHTML=`<script>|__html!==/;
  expect(assignments.filter((text) => !ofReact.test(text))).toEqual([]);
});

test("the script for other websites takes at most 2 kB, compressed", async () => {
  const script = await readFile(join(await builtPortal(), "embed.js"));
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(2_000);
});

test("the licences of all packages in the build are shipped with it", async () => {
  const licences = await readFile(join(folder, "third-party-licences.txt"), "utf8");
  const portal = join(import.meta.dirname, "../package.json");
  const { devDependencies } = JSON.parse(await readFile(portal, "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const direct = [
    "@tanstack/react-query",
    "libphonenumber-js",
    "react",
    "react-aria-components",
    "react-dom",
    "zxing-wasm",
  ];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(direct));
  const indirect = ["scheduler", "react-aria", "react-stately", "openapi-fetch", "vite"];
  for (const name of [...direct, ...indirect])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, "m"));
  expect(licences).toContain("Apache License");
  expect(licences).toMatch(/^zxing-cpp, compiled into zxing-wasm/m);
  expect(licences).toContain("Permission is hereby granted, free of charge");
  // Used for tests and building only.
  expect(licences).not.toMatch(/^(vitest|typescript|playwright|hono) /m);
});
