import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { startServer } from "../../packages/sandbox/src/server.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { tarballs } from "../../tools/lib/tarballs.ts";
import { closedAddress, startMirror } from "./mirror.ts";
import type { Facts, Target } from "./target.ts";

/** The facts of most runtimes. */
const USUAL: Facts = { tellsRefusal: true, repeatsPosts: false, clonesCause: true };

const FORMATS = [
  ["mjs", "esm"],
  ["cjs", "cjs"],
] as const;

export type Lab = Awaited<ReturnType<typeof openLab>>;

/**
 * Prepares everything in this folder: the runtimes and tools, an empty project in which the tarball
 * of the SDK is installed, and the servers that the checks call.
 */
export async function openLab(folder: string) {
  const tools = join(folder, "tools");
  const project = join(folder, "project");
  await cp(join(import.meta.dirname, "tools"), tools, { recursive: true });
  const install = "install --frozen-lockfile --prefer-offline --reporter=silent";
  await outputOf("npx", ["-y", "pnpm@12.21.0", ...install.split(" ")], { cwd: tools });

  await mkdir(project);
  await writeFile(join(project, "package.json"), '{ "private": true }\n');
  const { sdk: tarball } = await tarballs();
  const npm = "install --no-audit --no-fund --prefer-offline --loglevel=error";
  await outputOf("npm", [...npm.split(" "), tarball], { cwd: project });

  const server = await startServer({ port: 0 });
  const mirror = await startMirror();
  const { url, controlUrl } = server;
  const addresses = { url, controlUrl, mirrorUrl: mirror.url, closedUrl: await closedAddress() };

  /** A new folder of the project, without any files. */
  const folderOf = async (name: string): Promise<string> => {
    const created = join(project, name.replaceAll(/\W+/g, "-"));
    await mkdir(created);
    return created;
  };

  return {
    folderOf,
    /** The path of a file of the tools. */
    tool: (...path: string[]) => join(tools, "node_modules", ...path),
    /** Runs a program in a folder. @returns what it printed @throws when it fails */
    output: (command: string, args: readonly string[], cwd: string) =>
      outputOf(command, args, { cwd, timeout: 120_000 }),
    /** A new folder of the project with the programs. The servers are as at their start. */
    prepare: async (name: string, facts: Partial<Facts> = {}): Promise<string> => {
      server.sandbox.reset();
      mirror.reset();
      const target: Target = { ...addresses, ...USUAL, ...facts };
      const created = await folderOf(name);
      await cp(join(import.meta.dirname, "programs"), created, { recursive: true });
      for (const [extension, format] of FORMATS) {
        await build({
          entryPoints: [join(import.meta.dirname, "checks/main.ts")],
          outfile: join(created, `checks.${extension}`),
          bundle: true,
          format,
          target: "es2022",
          define: { TARGET: JSON.stringify(target) },
        });
      }
      return created;
    },
    close: async (): Promise<void> => {
      mirror.close();
      await server.close();
    },
  };
}
