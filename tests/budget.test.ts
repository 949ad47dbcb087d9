import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/**
 * The lines that a folder may have, without tests, stories, texts and generated files. Lower a
 * number after a folder has shrunk. Raise one only together with what needs it.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  "packages/hooks/src/flows/engine": 1030,
  "packages/hooks/src/flows/checkout": 2355,
  "packages/hooks/src/flows/task": 1700,
  "packages/hooks/src/flows/registration": 3240,
  "packages/hooks/src/react": 3970,
  "packages/hooks/src": 19_995,
  "packages/adapter/src": 1215,
  "packages/check/src": 4910,
  "packages/gate/src": 3440,
  "packages/mcp/src": 1600,
  "packages/sandbox/src": 7090,
  "packages/sdk/src": 3620,
  "packages/ui/src": 8470,
  "apps/portal/src": 13_235,
  "apps/portal/server": 1000,
  "apps/docs": 1930,
  bench: 1400,
  examples: 7090,
  tools: 2855,
};

const LEFT_OUT =
  /(^|\/)(node_modules|dist|generated|test|e2e|long)\/|\.(test|test-d|stories|types)\.|(^|\/)messages\/(en|es|fr)|\.d\.ts$/;

/** The lines of the source in a folder. */
function linesIn(folder: string): number {
  const files = globSync("**/*.{ts,tsx,mjs}", { cwd: join(root, folder) });
  const source = files.filter((name) => !LEFT_OUT.test(name.replaceAll("\\", "/")));
  return source
    .map((name) => readFileSync(join(root, folder, name), "utf8").split("\n").length - 1)
    .reduce((sum, lines) => sum + lines, 0);
}

test.each(Object.entries(BUDGETS))("%s has at most %i lines", (folder, most) => {
  const lines = linesIn(folder);
  expect(lines).toBeLessThanOrEqual(most);
  // A budget that is far too large allows the folder to grow unseen.
  expect(most - lines).toBeLessThan(100);
});
