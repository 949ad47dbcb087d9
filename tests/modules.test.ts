import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { beforeAll, expect, test } from "vitest";
import {
  circlesIn,
  reachedFrom,
  readModules,
  unusedExports,
  type Module,
} from "../tools/lib/modules.ts";
import { modulesOf } from "../tools/lib/public-names.ts";

const root = join(import.meta.dirname, "..");

let modules: ReadonlyMap<string, Module>;

beforeAll(async () => {
  modules = await readModules();
});

const module = (changes: Partial<Module>): Module => ({
  imports: [],
  uses: [],
  exports: [],
  ...changes,
});

/** The lint has a rule for it, which does not follow `import()`. */
test("no file imports itself by way of others, be it for types or at runtime only", () => {
  const circles = circlesIn(modules);
  expect(circles.map((files) => files.join(" -> "))).toEqual([]);
});

test("a circle is found, and told with the files on its way", () => {
  const few = new Map([
    ["a.ts", module({ imports: ["b.ts", "c.ts"] })],
    ["b.ts", module({ imports: ["c.ts"] })],
    ["c.ts", module({ imports: ["d.ts"] })],
    ["d.ts", module({ imports: ["b.ts"] })],
  ]);
  expect(circlesIn(few)).toEqual([["b.ts", "c.ts", "d.ts", "b.ts"]]);
});

/** Files that something else than an import reads, such as a tool, or that a tool writes. */
const READ_ELSEWHERE =
  /\/generated\/|^examples\/|^proofs\/runtimes\/checks\/|^bench\/all-operations|\.stories\.|\.config\.|\.reporter\.|\.test-d\.|\.types\.ts$/;

test("nothing is exported that no other file takes, apart from the doors of the packages", async () => {
  const packages = ["check", "hooks", "mcp", "sandbox", "sdk", "ui"].map((name) =>
    join(root, "packages", name),
  );
  const entries = (await Promise.all(packages.map(modulesOf))).flat();
  const doors = new Set(entries.map(([, file]) => relative(root, file)));
  const unused = unusedExports(modules).filter((name) => {
    const [file = ""] = name.split("#");
    return !doors.has(file) && !READ_ELSEWHERE.test(file);
  });
  expect(unused).toEqual([]);
});

test("an export is used by an import of its name or of its whole module", () => {
  const few = new Map([
    ["a.ts", module({ exports: ["named", "idle"] })],
    ["b.ts", module({ exports: ["whole"] })],
    ["c.ts", module({ uses: ["a.ts#named", "b.ts#*"] })],
  ]);
  expect(unusedExports(few)).toEqual(["a.ts#idle"]);
});

test("the container has every file that its server imports", async () => {
  const dockerfile = await readFile(join(import.meta.dirname, "../apps/portal/Dockerfile"), "utf8");
  const copied = Array.from(dockerfile.matchAll(/\/source\/(\S+)/g), ([, path = ""]) => path);
  const isCopied = (file: string) =>
    copied.some((path) => file === path || file.startsWith(`${path}/`));
  const needed = reachedFrom("tools/serve.ts", modules);
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter((file) => !isCopied(file))).toEqual([]);
});
