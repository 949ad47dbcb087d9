import { expect, test } from "vitest";
import { nameFor } from "../lib/floor/beyond.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { isBeyondFloor, SUPPORT } from "../lib/floor/compat.ts";
import { constructorKeys, memberKeys } from "../lib/floor/script-features.ts";

const root = join(import.meta.dirname, "../..");
const SHIPPED = ["packages/{sdk,hooks,ui}/src/**/*.{ts,tsx}", "apps/portal/src/**/*.{ts,tsx}"];

/** Names of newer features. Resolving only these takes a fraction of the time. */
const NEWER = new Set(
  [...SUPPORT.keys()]
    .filter(isBeyondFloor)
    .map((key) => key.slice(key.lastIndexOf(".") + 1).replace(/_static$/, "")),
);

/** Finds the features in our sources that need newer browsers, by their types. */
function sourceFeatures(): Set<string> {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    root,
  );
  const files = globSync(SHIPPED, { cwd: root }).filter((file) => !/\.(test|stories)\./.test(file));
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && NEWER.has(node.text)) {
      for (const key of keysOf(checker.getSymbolAtLocation(node))) {
        if (isBeyondFloor(key)) found.add(key);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && !file.fileName.includes("node_modules")) visit(file);
  }
  return found;
}

/** Returns the possible names in the data for a name in TypeScript's own declarations. */
function* keysOf(symbol: ts.Symbol | undefined): Generator<string> {
  for (const declaration of symbol?.declarations ?? []) {
    if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return;
    const { parent } = declaration;
    const name = symbol?.name ?? "";
    if (ts.isInterfaceDeclaration(parent) || ts.isModuleBlock(parent)) {
      const owner = ts.isModuleBlock(parent) ? parent.parent.name.text : parent.name.text;
      yield* memberKeys(owner.replace(/Constructor$/, ""), name);
    } else if (ts.isVariableDeclaration(declaration)) yield* constructorKeys(name);
  }
}

test("the types of the sources need no newer browser, except for the features in the table of browsers", () => {
  const found = [...sourceFeatures()];
  expect(found.filter((key) => nameFor(key) === undefined)).toEqual([]);
  // A feature that only types reveal.
  expect(found).toContain("api.HTMLMediaElement.srcObject");
});
