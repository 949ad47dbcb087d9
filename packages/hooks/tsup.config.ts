import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { defineConfig } from "tsup";

const english = join(import.meta.dirname, "src/messages/en");
const areas = Object.fromEntries(
  readdirSync(english).map((file) => [
    `messages/${basename(file, ".ts")}`,
    `src/messages/en/${file}`,
  ]),
);

const entry = {
  index: "src/index.ts",
  rules: "src/rules/index.ts",
  messages: "src/messages/en.ts",
  ...areas,
};

export default defineConfig({
  entry,
  format: "esm",
  // What two entries share, and what is imported lazily, is a chunk of its own.
  splitting: true,
  // The catalogue's type stands on its own, so that the texts do not lead to React's types.
  dts: { entry: { ...entry, catalogue: "src/messages/messages.ts" } },
  clean: true,
  target: "es2022",
  platform: "neutral",
  external: ["react", "@tanstack/react-query"],
});
