import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtPortal } from "./build-portal.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { readBuild, type ServedFiles } from "./portal-files.ts";
import { portalHeaders } from "./portal-headers.ts";
import { run } from "./run.ts";
import { serveFiles, type RunningServer } from "./static-server.ts";

const root = join(import.meta.dirname, "../../apps/demo");

/** Builds the demo into this folder: its page, and the portal's build with one more script. */
export async function buildDemo(outDir: string): Promise<void> {
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
  const files = await readBuild(folder);
  const headers = headersOf(files);
  return serveFiles({ files, headers, port, host: "127.0.0.1" });
}

function headersOf(files: ServedFiles): Record<string, string> {
  const scripts = [...files].filter(([path]) => path.endsWith(".js"));
  const hashes = inlineHashes(
    String(files.get("/portal/index.html")?.body),
    scripts.map(([, { body }]) => String(body)),
  );
  const config = JSON.parse(String(files.get("/portal/config.json")?.body));
  const { "Content-Security-Policy": policy = "", ...others } = portalHeaders(
    { ...config, apiBaseUrl: "/", countryLookup: undefined },
    hashes,
  );
  const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return { ...others, "Content-Security-Policy": `${framed}; frame-src 'self'` };
}
