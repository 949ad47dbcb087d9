import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig } from "tsup";
import { command } from "../../tools/lib/command.ts";
import { licencesOfModules } from "./vite/licences.ts";

const outDir = "server/dist";

/** Writes the licences of the packages whose modules are in the bundle. */
const licences: Plugin = {
  name: "waypost-licences",
  setup: (build) => {
    build.initialOptions.metafile = true;
    build.onEnd(async ({ metafile }) => {
      const modules = Object.keys(metafile?.inputs ?? {}).map((path) => resolve(path));
      await mkdir(outDir, { recursive: true });
      await writeFile(join(outDir, "third-party-licences.txt"), await licencesOfModules(modules));
    });
  },
};

export default defineConfig({
  entry: ["server/cli.ts"],
  outDir,
  format: "esm",
  target: "node22",
  removeNodeProtocol: false,
  // The only dependency at run time is the sandbox.
  noExternal: ["sirv"],
  external: ["@waypost/sandbox"],
  clean: true,
  esbuildPlugins: [licences, command],
});
