import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../packages");

/** Features that React 18 lacks: `use`, a context as a component, and `ref` as a prop. */
const ONLY_IN_19 = [
  /import \{[^}]*\b(use|useActionState|useOptimistic)\b[^}]*\} from "react"/,
  /<\w*Context value=/,
  /^(export )?function [A-Z]\w*\(\{[^)]*\bref\b/m,
];

test.each(["hooks", "ui"])("@waypost/%s uses no feature of React 19", async (name) => {
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
