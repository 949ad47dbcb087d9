import { join } from "node:path";
import { run } from "../../../scripts/lib/run.ts";
import { writeContent, writeFiles } from "./write.ts";

const docs = join(import.meta.dirname, "..");

/** Builds the site into `apps/docs/dist`. @param base the path below which it is served, `/docs/` */
export async function buildSite(base: string): Promise<void> {
  await writeContent(base);
  await run(
    process.execPath,
    [join(docs, "node_modules/astro/bin/astro.mjs"), "build", "--force"],
    {
      cwd: docs,
      env: { DOCS_BASE: base, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    },
  );
  await writeFiles(base, join(docs, "dist"));
}
