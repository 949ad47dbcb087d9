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

test.each(PAGES)("the programs in %s compile in the strictest mode", async (page) => {
  const text = await readFile(join(root, page), "utf8");
  const blocks = Array.from(
    text.matchAll(/^```(?:tsx?|js)\n(.*?)^```/gms),
    ([, code = ""]) => code,
  );
  const programs = blocks.filter((code) => code.includes(" from "));
  expect(programs).not.toEqual([]);
  // The root and the docs have no types of React.
  const folder = join(root, page.startsWith("packages") ? dirname(page) : "packages/hooks");
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: false,
    types: ["node"],
  };
  const errors = programs.flatMap((code, at) =>
    compileErrors(join(folder, `snippet-${String(at)}.tsx`), code, strict),
  );
  expect(errors).toEqual([]);
});
