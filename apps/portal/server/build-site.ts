import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { compressFolder } from "../vite/compress.ts";
import { readConfigFile } from "./config-file.ts";
import { caddyFile, netlifyFile, nginxFile, WRITTEN_BY } from "./header-files.ts";
import { filesIn, publicFiles } from "./public-files.ts";
import { preparePage } from "./serve-build.ts";

interface SiteOptions {
  /** The folder of the portal's build. */
  portal: string;
  /** The file with the configuration. */
  config: string;
  out: string;
  public?: string | undefined;
}

/** Leaves out compressed files, which are written again, and the manifest, which is for tools. */
const isCopied = (name: string) => !/^\.vite\/|\.(br|gz)$/.test(name);

/**
 * Writes a configured portal as static files, with the headers for web servers.
 *
 * @returns the paths written
 * @throws Error if an input is not valid, or if the output would replace other files
 */
export async function buildSite(options: SiteOptions): Promise<string[]> {
  const { portal } = options;
  const out = resolve(options.out);
  const config = await readConfigFile(options.config);
  const own = options.public === undefined ? [] : await publicFiles(options.public, portal);
  const inputs = [options.config, ...(options.public === undefined ? [] : [options.public])];
  for (const input of [...inputs, portal]) rejectInside(out, input);
  const nginx = join(dirname(out), `${basename(out)}.nginx.conf`);
  const caddy = join(dirname(out), `${basename(out)}.Caddyfile`);
  await rejectForeign(out, [nginx, caddy]);

  const { page, headers, configText } = await preparePage(portal, config);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const name of (await filesIn(portal)).filter(isCopied))
    await cp(join(portal, name), join(out, name));
  for (const name of own) await cp(join(options.public ?? "", name), join(out, name));
  await writeFile(join(out, "index.html"), page);
  await writeFile(join(out, "config.json"), configText);
  await compressFolder(join(out, "assets"));
  await writeFile(join(out, "_headers"), netlifyFile(headers));
  await writeFile(nginx, nginxFile(headers));
  await writeFile(caddy, caddyFile(headers));
  return [out, nginx, caddy];
}

/** @throws Error if the output folder contains an input, because its content is replaced */
function rejectInside(out: string, input: string): void {
  const path = relative(out, resolve(input));
  const isOutside = path === ".." || /^\.\.[/\\]/.test(path) || path === resolve(path);
  if (!isOutside) throw new Error(`${input} is in the folder of --out. Choose another folder.`);
}

/** @throws Error if the output would replace anything that is not from an earlier build */
async function rejectForeign(out: string, files: readonly string[]): Promise<void> {
  const content = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new Error(`--out cannot be written (${error.code}): ${out}`, { cause: error });
  });
  if (content.length > 0 && !(await isOurs(join(out, "_headers"))))
    throw new Error(
      `The folder ${out} has files that this command did not write. Choose a new or empty folder.`,
    );
  for (const file of files) {
    if ((await textOf(file)) !== undefined && !(await isOurs(file)))
      throw new Error(`${file} was not written by this command. Move it, or choose another --out.`);
  }
}

const textOf = (file: string) => readFile(file, "utf8").catch(() => undefined);

async function isOurs(file: string): Promise<boolean> {
  return (await textOf(file))?.startsWith(WRITTEN_BY) === true;
}
