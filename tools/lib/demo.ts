import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtPortal } from "./build-portal.ts";
import { writeOpenApi } from "./openapi-file.ts";
import { hashesOf } from "../../apps/portal/server/portal-files.ts";
import { portalHeaders } from "../../apps/portal/server/portal-headers.ts";
import { run } from "./run.ts";
import { serveFolder, type RunningServer } from "../../apps/portal/server/static-server.ts";

const root = join(import.meta.dirname, "../../apps/demo");

/** Builds the demo into this folder: its page, and the portal's build with one more script. */
export async function buildDemo(outDir: string): Promise<void> {
  await writeOpenApi();
  await run("vite", ["build", "--logLevel", "error", "--emptyOutDir", "--outDir", outDir], {
    cwd: root,
    env: { NODE_ENV: "production" },
  });
  await cp(await builtPortal(), join(outDir, "portal"), { recursive: true });
  const page = join(outDir, "portal/index.html");
  const html = await readFile(page, "utf8");
  await writeFile(page, html.replace("<head>", '<head>\n    <script src="../door.js"></script>'));
}

/** Serves a build of the demo, under the portal's policy but for the frame. */
export async function serveDemo(folder: string, port: number): Promise<RunningServer> {
  return serveFolder({ folder, headers: await headersOf(folder), port, host: "127.0.0.1" });
}

async function headersOf(folder: string): Promise<Record<string, string>> {
  const config = JSON.parse(await readFile(join(folder, "portal/config.json"), "utf8"));
  const { "Content-Security-Policy": policy = "", ...others } = portalHeaders(
    { ...config, apiBaseUrl: "/", countryLookup: undefined },
    await hashesOf(folder, "portal/index.html"),
  );
  const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return { ...others, "Content-Security-Policy": `${framed}; frame-src 'self'` };
}
