import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import manifest from "../packages/hooks/package.json" with { type: "json" };
import { writeEntries } from "./lib/entries.ts";
import { finishDeclarations } from "./lib/published-types.ts";
import { run } from "./lib/run.ts";

const HELP = `Builds @waypost/hooks: a JavaScript file and a declaration file for each module.

  node tools/build-hooks.ts [--out-dir <folder>] [--no-types]

The declarations need a built SDK; --no-types writes JavaScript only.`;

const hooks = join(import.meta.dirname, "../packages/hooks");

const { values } = parseArgs({
  options: {
    "out-dir": { type: "string", default: join(hooks, "dist") },
    "no-types": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(HELP);
} else {
  const outDir = values["out-dir"];
  const withTypes = !values["no-types"];
  await rm(outDir, { recursive: true, force: true });
  const types = withTypes ? [] : ["--declaration", "false", "--noCheck"];
  await run("tsc", ["-p", join(hooks, "tsconfig.build.json"), "--outDir", outDir, ...types]);
  const entries = await writeEntries(hooks, manifest.exports, outDir, withTypes);
  if (withTypes) await finishDeclarations(outDir, entries);
}
