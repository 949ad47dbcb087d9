import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFolder } from "../../apps/portal/vite/compress.ts";
import { buildDemo } from "./demo.ts";
import { writeOpenApi } from "./openapi-file.ts";
import { run } from "./run.ts";
import { serveFolder, type RunningServer } from "../../apps/portal/server/static-server.ts";

const root = join(import.meta.dirname, "../../apps/docs");

/** The folder of the built site, for any static host. */
export const docsDist = join(root, "dist");

/** Installs the dependencies of the site from its own lockfile. */
export function installDocs(): Promise<void> {
  const args = ["install", "--frozen-lockfile", "--trust-lockfile", "--reporter=append-only"];
  return run("npx", ["-y", "pnpm@12.21.0", ...args], { cwd: root });
}

/** Builds the site with the demo inside it. @param base the path of the site, such as `/docs/` */
export async function buildDocs(base = "/"): Promise<void> {
  await writeOpenApi();
  const { buildSite } = await import("../../apps/docs/site/build.ts");
  await buildSite(base);
  const demo = join(root, ".demo");
  await buildDemo(demo);
  await cp(demo, join(docsDist, "demo"), { recursive: true });
  await compressFolder(docsDist);
}

/** Serves the build, with a policy that allows no other host and no framing by others. */
export async function serveDocs(port: number): Promise<RunningServer> {
  const notFoundPage = await readFile(join(docsDist, "404.html"), "utf8");
  return serveFolder({ folder: docsDist, headers, port, host: "127.0.0.1", notFoundPage });
}

const policy = {
  "default-src": "'self'",
  // The site's engine uses inline scripts. Examples are modules that the reader edits.
  "script-src": "'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'self'",
};

const headers = {
  "Content-Security-Policy": Object.entries(policy)
    .map((directive) => directive.join(" "))
    .join("; "),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};
