import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { compileErrors } from "../tools/reference/compile-errors.ts";

const root = join(import.meta.dirname, "..");
const PAGES = [
  "docs/guides/account.md",
  "docs/guides/nextjs.md",
  "README.md",
  ...["sdk", "hooks", "ui"].map((name) => `packages/${name}/README.md`),
];

async function programsOf(page: string): Promise<[file: string, code: string][]> {
  const text = await readFile(join(root, page), "utf8");
  const blocks = Array.from(
    text.matchAll(/^```(?:tsx?|js)\n(.*?)^```/gms),
    ([, code = ""]) => code,
  );
  // A long test builds the files that import each other.
  const programs = blocks.filter((code) => code.includes(" from ") && !code.includes('from "./'));
  expect(programs, page).not.toEqual([]);
  // The root and the docs have no types of React.
  const folder = join(root, page.startsWith("packages") ? dirname(page) : "packages/hooks");
  const name = page.replaceAll(/\W/g, "-");
  return programs.map((code, at) => [join(folder, `${name}-${String(at)}.tsx`), code]);
}

test("the programs in the guides and READMEs compile in the strictest mode", async () => {
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: false,
    types: ["node"],
  };
  const programs = (await Promise.all(PAGES.map(programsOf))).flat();
  expect(compileErrors(Object.fromEntries(programs), strict)).toEqual([]);
});
