import { join } from "node:path";
import { run } from "../../../tools/lib/run.ts";

const shadcn = join(import.meta.dirname, "../node_modules/shadcn/dist/index.js");
const template = join(import.meta.dirname, "../../../examples/react");

/** Builds the registry of the blocks for `shadcn add`: one JSON file for each block. */
export const buildBlocks = (outDir: string): Promise<void> =>
  run(process.execPath, [shadcn, "build", "--output", outDir], { cwd: template });
