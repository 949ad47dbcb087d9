import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";

/** A host's own colour, which its bundler can tell apart. */
const HOST = "p { color: light-dark(red, blue) }";
const OURS = `@import ${JSON.stringify(join(import.meta.dirname, "../src/styles.css"))};`;

/** What a production build with Vite's defaults makes of a style sheet. */
async function built(css: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "style-sheet",
        resolveId: (id) => (id === "host.css" ? join(import.meta.dirname, id) : undefined),
        load: (id) => (id.endsWith("host.css") ? css : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: "host.css" } },
  });
  if (!("output" in result)) throw new Error("There was one build to make.");
  const sheet = result.output.find(({ fileName }) => fileName.endsWith(".css"));
  return sheet?.type === "asset" ? String(sheet.source) : "";
}

/** What Lightning CSS reads where it replaced `light-dark()`. Only a `color-scheme` sets it. */
const REPLACED = /var\(--lightningcss-/;

test("a build that replaces the host's light-dark() leaves ours to the browser", async () => {
  expect(await built(HOST)).toMatch(REPLACED);
  const ours = await built(OURS);
  expect(ours).toContain("light-dark(");
  expect(ours).not.toMatch(REPLACED);
});
