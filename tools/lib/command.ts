import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "esbuild";

const PROGRAM = "?program";

/**
 * Builds `cli.ts` so that it first checks the version of Node, and only then imports the program: a
 * Node that is too old cannot even load what the program imports. Also hides the warnings about
 * experimental features of Node, such as SQLite.
 */
export const command: Plugin = {
  name: "waypost-command",
  setup(build) {
    const { bin, engines } = JSON.parse(readFileSync("package.json", "utf8"));
    const [name] = Object.keys(bin);
    const [, needed, major, minor] = /^>=((\d+)\.(\d+))$/.exec(engines.node) ?? [];
    build.onResolve({ filter: /\?program$/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path.slice(0, -PROGRAM.length)),
      suffix: PROGRAM,
    }));
    build.onLoad({ filter: /[\\/]cli\.ts$/ }, ({ path, suffix }) => {
      if (suffix === PROGRAM) return undefined;
      const contents = `#!/usr/bin/env node
const { emitWarning, versions } = process;
const [major, minor] = versions.node.split(".").map(Number);
if (major > ${major} || (major === ${major} && minor >= ${minor})) {
  process.emitWarning = (...args) => args[1] === "ExperimentalWarning" || emitWarning(...args);
  await import("./${basename(path)}${PROGRAM}");
} else {
  console.error("${name} needs Node ${needed} or later. This is Node " + versions.node + ".");
  process.exitCode = 1;
}`;
      return { contents, resolveDir: dirname(path) };
    });
  },
};
