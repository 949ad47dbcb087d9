import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { outputOf } from "../../tools/lib/output.ts";
import { unpack } from "../../tools/lib/tarballs.ts";
import { hostCss, type Host } from "./hosts.ts";
import type { Row } from "./rows.ts";

const PAGE = `<!doctype html><html lang="en">
<link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/host.css">
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

/** Installs the bundlers and the packed package in this folder. */
export async function openLab(folder: string) {
  await cp(join(import.meta.dirname, "tools"), folder, { recursive: true });
  const install = "install --frozen-lockfile --prefer-offline --reporter=silent";
  await outputOf("npx", ["-y", "pnpm@12.21.0", ...install.split(" ")], { cwd: folder });
  const ui = join(folder, "node_modules/@waypost/ui");
  await unpack("ui", ui);

  /** A new folder with the page of a host. */
  const pageOf = async (host: Host, ...parts: string[]): Promise<string> => {
    const created = join(folder, [...parts, host].join("-").replaceAll(/\W+/g, "-"));
    await mkdir(created);
    await writeFile(join(created, "package.json"), '{ "private": true, "type": "module" }\n');
    await writeFile(join(created, "host.css"), hostCss(host));
    await cp(join(import.meta.dirname, "page"), created, { recursive: true });
    return created;
  };

  return {
    versionOf: async (tool: string): Promise<string> =>
      JSON.parse(await readFile(join(folder, "node_modules", tool, "package.json"), "utf8"))
        .version,
    /** Builds the page of a host. @returns the folder of the build */
    built: async ({ name, app, command, out = "dist" }: Row, host: Host): Promise<string> => {
      const page = await pageOf(host, name);
      if (app !== undefined)
        await cp(join(import.meta.dirname, "apps", app), page, { recursive: true });
      const [program = "", ...args] = command.split(" ");
      const environment = ["NODE_ENV=production", "NEXT_TELEMETRY_DISABLED=1", "CI=1"];
      const tool = join(folder, "node_modules/.bin", program);
      await outputOf("env", [...environment, tool, ...args], { cwd: page, timeout: 300_000 });
      return join(page, out);
    },
    /** The page of a host with the style sheets as they are. @returns its folder */
    unbundled: async (host: Host): Promise<string> => {
      const page = await pageOf(host, "unbundled");
      await build({
        entryPoints: [join(page, "main.js")],
        outdir: join(page, "dist"),
        bundle: true,
        format: "esm",
        loader: { ".css": "empty" },
        define: { "process.env.NODE_ENV": '"production"' },
        logLevel: "error",
      });
      await cp(join(ui, "dist/styles.css"), join(page, "dist/styles.css"));
      await cp(join(page, "host.css"), join(page, "dist/host.css"));
      await writeFile(join(page, "dist/index.html"), PAGE);
      return join(page, "dist");
    },
  };
}
