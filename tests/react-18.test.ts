import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../packages");

/** What React 18 does not know: `use`, a context as a component, and a `ref` among the props. */
const ONLY_IN_19 = [
  /import \{[^}]*\b(use|useActionState|useOptimistic)\b[^}]*\} from "react"/,
  /<\w*Context value=/,
  /^(export )?function [A-Z]\w*\(\{[^)]*\bref\b/m,
];

test.each(["hooks", "ui"])("@waypost/%s uses nothing that only React 19 has", async (name) => {
  const folder = join(packages, name, "src");
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /(?<!test|stories)\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(50);
  const newer: string[] = [];
  for (const file of sources) {
    const text = await readFile(join(folder, file), "utf8");
    if (ONLY_IN_19.some((pattern) => pattern.test(text))) newer.push(file);
  }
  expect(newer).toEqual([]);
});
