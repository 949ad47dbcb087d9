import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SURVIVORS } from "../mutation/survivors/index.ts";

const workspace = join(import.meta.dirname, "..");

test.each(SURVIVORS)("a survivor in $file is explained by its line: $code", ({ file, code }) => {
  const lines = readFileSync(join(workspace, file), "utf8").split("\n");
  expect(lines.map((line) => line.trim())).toContain(code);
});
