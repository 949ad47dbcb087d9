import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = globSync("**/*.ts", { cwd: import.meta.dirname }).filter(
  (file) => !/(^|\/)test\/|\.test\.ts$/.test(file),
);

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

/** The names of functions, constants and types with a capital letter inside: `missingReason`. */
const names = new Set(
  SOURCES.flatMap((file) =>
    [...textOf(file).matchAll(/\b(?:const|function|type|interface)\s+([A-Za-z]+[A-Z]\w*)/g)].map(
      ([, name = ""]) => name,
    ),
  ),
);

/** The parts of a source that a vendor may read: strings with a space, without what is inserted. */
const sentencesIn = (source: string): readonly string[] =>
  [...source.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
    .map(([literal]) => literal.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, ""))
    .filter((literal) => literal.includes(" "));

test("no sentence that a vendor reads has a name of the code in it", () => {
  expect(names.size).toBeGreaterThan(50);
  const found = SOURCES.flatMap((file) =>
    sentencesIn(textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""))
      .filter((sentence) => sentence.split(/\W+/).some((word) => names.has(word)))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);
});
