import { join } from "node:path";
import { run } from "../../../tools/lib/run.ts";

const shadcn = join(import.meta.dirname, "../node_modules/shadcn/dist/index.js");
const blocks = join(import.meta.dirname, "../../../examples/blocks");

/** Builds the registry of the blocks for `shadcn add`: one JSON file for each block. */
export const buildBlocks = (outDir: string): Promise<void> =>
  run(process.execPath, [shadcn, "build", "--output", outDir], { cwd: blocks });
