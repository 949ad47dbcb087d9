import { rm } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../../tools/lib/run.ts";
import { buildBlocks } from "./blocks.ts";
import { writeContent, writeFiles } from "./write.ts";

const docs = join(import.meta.dirname, "..");

const production = { NODE_ENV: "production", MODE: "production", DEV: "", PROD: "1" };

/** Builds the site into `apps/docs/dist`. @param base the base path, such as `/docs/` */
export async function buildSite(base: string): Promise<void> {
  // A page from the cache lacks its style sheet, and --force creates pages without search.
  for (const cache of [".astro", "node_modules/.astro"])
    await rm(join(docs, cache), { recursive: true, force: true });
  await writeContent(base);
  await run(process.execPath, [join(docs, "node_modules/astro/bin/astro.mjs"), "build"], {
    cwd: docs,
    // A test runner sets DEV and PROD, which would create development pages.
    env: { ...production, DOCS_BASE: base, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  await writeFiles(base, join(docs, "dist"));
  await buildBlocks(join(docs, "dist/r"));
}
