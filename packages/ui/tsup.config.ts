import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "tsup";

const components = readdirSync(join(import.meta.dirname, "src/components"));
const code = Object.fromEntries(
  components.map((name) => [name, `src/components/${name}/${name}.tsx`]),
);
const styles = Object.fromEntries(
  components
    .map((name) => [`css/${name}`, `src/components/${name}/${name}.css`] as const)
    .filter(([, file]) => existsSync(join(import.meta.dirname, file))),
);

/**
 * The same entries in one folder. tsup creates one TypeScript program for each folder with entries;
 * with one per component it ran out of memory.
 */
const folder = mkdtempSync(join(tmpdir(), "waypost-ui-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const declarations = Object.fromEntries(
  Object.entries(code).map(([name, file]) => {
    const entry = join(folder, `${name}.ts`);
    writeFileSync(entry, `export * from ${JSON.stringify(join(import.meta.dirname, file))};\n`);
    return [name, entry];
  }),
);

/** One entry per component, one style sheet per component, and one with all styles. */
export default defineConfig({
  entry: {
    ...code,
    ...styles,
    styles: "src/styles.css",
    tokens: "src/tokens.css",
    base: "src/base.css",
  },
  format: "esm",
  splitting: true,
  dts: { entry: declarations },
  clean: true,
  target: "es2022",
  platform: "browser",
  banner: { js: '"use client";' },
  onSuccess: async () =>
    copyFileSync(
      join(import.meta.dirname, "src/tokens.json"),
      join(import.meta.dirname, "dist/tokens.json"),
    ),
});
