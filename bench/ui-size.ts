import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { unpack } from "../tools/lib/tarballs.ts";
import { GOALS } from "./goals.ts";
import { kilobytes, type Figure } from "./table.ts";
import { inTemporaryFolder } from "./temporary.ts";

const ui = join(import.meta.dirname, "../packages/ui");

/** The weight of an entry of @waypost/ui in bytes, minified and gzipped. React is not included. */
export interface UiSize {
  /** The name of the entry. */
  name: string;
  /** JavaScript with its part of React Aria. */
  withAria: number;
  /** JavaScript without React Aria, for an app that already includes it. */
  own: number;
  /** Its own style sheet. */
  css: number;
}

/** Measures each entry of the built package by itself, bundled as by a consumer. */
export function uiSizes(): Promise<UiSize[]> {
  return inTemporaryFolder(async (folder) => {
    await unpack("ui", folder);
    const dist = join(folder, "dist");
    const names = (await readdir(join(ui, "src/components"))).toSorted();
    const sizes: UiSize[] = [];
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- all at once would need too much memory
      sizes.push(await sizeOf(dist, name));
    }
    return sizes;
  });
}

async function sizeOf(dist: string, name: string): Promise<UiSize> {
  const [withAria, own, css] = await Promise.all([
    bundled(join(dist, `${name}.js`), []),
    bundled(join(dist, `${name}.js`), ["react-aria-components"]),
    hasStyles(name).then((has) => (has ? bundled(join(dist, `css/${name}.css`), []) : 0)),
  ]);
  return { name, withAria, own, css };
}

const hasStyles = (name: string): Promise<boolean> =>
  readFile(join(ui, "src/components", name, `${name}.css`)).then(
    () => true,
    () => false,
  );

async function bundled(file: string, external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [file],
    nodePaths: [join(ui, "node_modules")],
    external: ["react", "react-dom", ...external],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  return outputFiles.reduce((bytes, { contents }) => bytes + gzipSync(contents).byteLength, 0);
}

/** The goal holds for the heaviest entry that a form needs. */
export async function uiFigures(): Promise<Figure[]> {
  return (await uiSizes()).flatMap(({ name, withAria, own }): Figure[] => [
    {
      name: `Component ${name} with React Aria`,
      value: withAria,
      show: kilobytes,
      ...(name === "SearchableSelect" && { goal: { atMost: GOALS.searchableSelectBytes } }),
    },
    { name: "  without it", value: own, show: kilobytes },
  ]);
}
