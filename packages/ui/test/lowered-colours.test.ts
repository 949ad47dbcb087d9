import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";

/** The host's own colour, which its bundler may replace. */
const HOST = "p { color: light-dark(red, blue) }";
const OURS = `@import ${JSON.stringify(join(import.meta.dirname, "../src/styles.css"))};`;

/** Returns the style sheet after a production build with Vite's defaults. */
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

/** The variable with which Lightning CSS replaces `light-dark()`. It needs a `color-scheme`. */
const REPLACED = /var\(--lightningcss-/;

test("a build that replaces the host's light-dark() does not replace ours", async () => {
  expect(await built(HOST)).toMatch(REPLACED);
  const ours = await built(OURS);
  expect(ours).toContain("light-dark(");
  expect(ours).not.toMatch(REPLACED);
});
