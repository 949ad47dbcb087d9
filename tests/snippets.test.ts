import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { compileErrors } from "../tools/reference/compile-errors.ts";

const root = join(import.meta.dirname, "..");
const READMES = [
  "README.md",
  ...["sdk", "hooks", "ui"].map((name) => `packages/${name}/README.md`),
];

test.each(READMES)("the programs in %s compile in the strictest mode", async (readme) => {
  const text = await readFile(join(root, readme), "utf8");
  const blocks = Array.from(
    text.matchAll(/^```(?:tsx?|js)\n(.*?)^```/gms),
    ([, code = ""]) => code,
  );
  const programs = blocks.filter((code) => code.includes(" from "));
  expect(programs).not.toEqual([]);
  // The root has no types of React.
  const folder = join(root, readme === "README.md" ? "packages/hooks" : dirname(readme));
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: false,
  };
  const errors = programs.flatMap((code, at) =>
    compileErrors(join(folder, `snippet-${String(at)}.tsx`), code, strict),
  );
  expect(errors).toEqual([]);
});
