import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("no test replaces a module for later test files in the same process", async () => {
  const found: string[] = [];
  for await (const file of glob("{apps,examples,openapi,packages,scripts}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: (name) => name === "node_modules",
  })) {
    // `vi.doUnmock` and `vi.resetModules` restore what `vi.doMock` replaced.
    if (/\bvi\.mock\(/.test(await readFile(join(root, file), "utf8"))) found.push(file);
  }
  expect(found).toEqual([]);
});
