import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "tsup";

const components = readdirSync(join(import.meta.dirname, "src/components"));
const code = Object.fromEntries(
  components.map((name) => [name, `src/components/${name}/index.ts`]),
);
const styles = Object.fromEntries(
  components
    .map((name) => [`css/${name}`, `src/components/${name}/${name}.css`] as const)
    .filter(([, file]) => existsSync(join(import.meta.dirname, file))),
);

/** One entry a component; beside them all styles in one file, and each component's on its own. */
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
  dts: { entry: code },
  clean: true,
  target: "es2022",
  platform: "browser",
  banner: { js: '"use client";' },
});
