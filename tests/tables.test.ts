import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "../tools/lib/source-files.ts";

const root = join(import.meta.dirname, "..");
/** A symbol of the page, and a key that is removed at once. */
const NOT_STORED: ReadonlySet<string> = new Set(["waypost.hooks.copies", "waypost.probe"]);
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The tables below a heading of a page, up to the next heading. */
function tableOf(page: string, heading: string): string {
  const [, section = ""] = read(page).split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  return own.match(/^\|.*$/gm)?.join("\n") ?? "";
}

const codeIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = ""]) => code);

/** The code in the first column, such as `locks` and `sharedStorage`. */
const firstColumn = (table: string) => codeIn(table.replaceAll(/^(\|[^|]*\|).*$/gm, "$1"));

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

const OPTIONS = [
  ["docs/guides/setup.md", "Options", "packages/hooks/src/waypost-options.ts", "WaypostOptions"],
  ["packages/mcp/README.md", "Use in a program", "packages/mcp/src/server.ts", "ServerOptions"],
  ["packages/adapter/README.md", "Options", "packages/adapter/src/types.ts", "AdapterOptions"],
] as const;

const program = ts.createProgram(
  OPTIONS.map(([, , file]) => join(root, file)),
  {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ["@waypost/source"],
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
  },
);

function optionsOf(file: string, name: string): string[] {
  const interfaces = program
    .getSourceFile(join(root, file))
    ?.statements.filter(ts.isInterfaceDeclaration);
  const declared = interfaces?.find((one) => one.name.text === name);
  if (!declared) throw new Error(`${file} has no ${name}.`);
  const checker = program.getTypeChecker();
  return checker.getPropertiesOfType(checker.getTypeAtLocation(declared)).map((one) => one.name);
}

test.each(OPTIONS)(
  "the table of %s, %s, has the options of the type",
  (page, heading, file, name) => {
    const named = firstColumn(tableOf(page, heading)).map((code) => code.replace(/\(.*/, ""));
    expect(sorted(named)).toEqual(sorted(optionsOf(file, name)));
  },
);

/** The names that an entry of a package exports, from the snapshot of all of them. */
const exportsOf = (name: string) =>
  Array.from(
    read(`tests/public-exports/${name}.txt`).matchAll(/^(\S+) (?!type )(\S+)$/gm),
    (row) => ({
      entry: row[1] ?? "",
      name: row[2] ?? "",
    }),
  );

const isHook = (name: string) => name.startsWith("use");

describe("the tables of a README have what its package exports", () => {
  test.each(["sdk", "hooks", "ui", "adapter"])("the entries of @waypost/%s", (name) => {
    const { publishConfig } = JSON.parse(read(`packages/${name}/package.json`)) as {
      publishConfig: { exports: object };
    };
    const entries = Object.keys(publishConfig.exports).map((entry) =>
      entry.replace(/^\./, `@waypost/${name}`),
    );
    expect(sorted(firstColumn(tableOf(`packages/${name}/README.md`, "Entry points")))).toEqual(
      sorted(entries),
    );
  });

  test("the components", () => {
    const named = codeIn(tableOf("packages/ui/README.md", "Components"));
    const entries = exportsOf("ui").map(({ entry }) => entry.replace("./", ""));
    expect(entries.filter((entry) => !named.includes(entry))).toEqual([]);
  });

  test("the hooks", () => {
    const named = codeIn(tableOf("packages/hooks/README.md", "Hooks"));
    const hooks = exportsOf("hooks").map(({ name }) => name);
    expect(sorted(named.map((code) => code.replace(/\(.*/, "")).filter(isHook))).toEqual(
      sorted(hooks.filter(isHook)),
    );
  });

  test("the functions of the SDK without a network", () => {
    const row = /^\| `@waypost\/sdk\/pure` .*$/m.exec(read("packages/sdk/README.md"))?.[0] ?? "";
    const names = exportsOf("sdk").filter(({ entry }) => entry === "./pure");
    expect(sorted(codeIn(row).slice(1))).toEqual(sorted(names.map(({ name }) => name)));
  });
});

test("the page about security names every key of the browser's storages", () => {
  const named = codeIn(tableOf("docs/security.md", "What the browser keeps"));
  const sources = sourceFiles(root, ["packages/hooks/src", "apps/portal/src"]).map(read).join("\n");
  const literals = Array.from(sources.matchAll(/"(waypost\.[\w.-]+)"/g), ([, key = ""]) => key);
  const ofDevices = Array.from(
    sources.matchAll(/savedByDevice\("(\w+)"\)/g),
    ([, what]) => `waypost.${what}.*`,
  );
  const keys = [...literals, ...ofDevices].filter((key) => !NOT_STORED.has(key));
  expect(keys.length).toBeGreaterThan(15);
  const isNamed = (key: string) =>
    named.some((one) => (one.endsWith("*") ? key.startsWith(one.slice(0, -1)) : key === one));
  expect(sorted(keys.filter((key) => !isNamed(key)))).toEqual([]);
});
