import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig } from "tsup";

const TEXTS = new Set(["description", "summary", "example", "examples"]);

/**
 * Bundles the description without its texts, because runtimes import JSON in different ways. It keeps
 * the texts where it is loaded on demand.
 */
export const description: Plugin = {
  name: "waypost-description",
  setup: (build) => {
    const path = join(import.meta.dirname, "../sdk/openapi.json");
    const filter = /^@waypost\/sdk\/openapi\.json$/;
    build.onResolve({ filter }, ({ kind }) =>
      kind === "dynamic-import" ? undefined : { path, namespace: "description" },
    );
    build.onLoad({ filter: /./, namespace: "description" }, async () => ({
      contents: JSON.stringify(JSON.parse(await readFile(path, "utf8")), withoutTexts),
      loader: "json",
    }));
  },
};

/** A field of the API may be named like a text, but its schema is an object without a value. */
function withoutTexts(key: string, value: unknown): unknown {
  const isText = TEXTS.has(key) && !(key === "description" && typeof value === "object");
  return isText ? undefined : value;
}

export default defineConfig({
  entry: ["src/index.ts", "src/node.ts"],
  removeNodeProtocol: false,
  format: "esm",
  target: "es2022",
  noExternal: ["@waypost/sdk/openapi.json"],
  esbuildPlugins: [description],
  dts: true,
  clean: true,
});
