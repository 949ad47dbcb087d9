import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The file of the build with the licences of everything bundled into it. */
const LICENCES_FILE = "third-party-licences.txt";

/** Code that packages compiled into a binary without its licence, and the notice to ship for it. */
const COMPILED_IN: Readonly<Record<string, { heading: string; notice: string }>> = {
  "zxing-wasm": {
    heading: "zxing-cpp, compiled into zxing-wasm (Apache-2.0)",
    notice: `Copyright of the authors of ZXing and zxing-cpp

Licensed under the Apache License, Version 2.0, whose text is in another section of this file.`,
  },
};

/**
 * Packages that ship no licence, and a package of the same author under the same licence, which is
 * in the same bundle.
 */
const LICENCE_IN: Readonly<Record<string, string>> = { "@polka/url": "totalist", sirv: "totalist" };

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** Writes the licences of the packages whose modules are in the build. */
export function licences(): Plugin {
  return {
    name: "waypost-licences",
    apply: "build",
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : [],
      );
      const source = await licencesOfModules(modules);
      this.emitFile({ type: "asset", fileName: LICENCES_FILE, source });
    },
  };
}

/** Returns the licences of the packages that contain these modules. */
export async function licencesOfModules(modules: readonly string[]): Promise<string> {
  const folders = new Set((await Promise.all(modules.map(packageFolder))).filter(isThirdParty));
  return licencesOf([...folders]);
}

const isThirdParty = (folder: string) => folder.includes("/node_modules/");

/** Returns the folder of the package that contains a module. */
async function packageFolder(module: string): Promise<string> {
  // Modules of the build tools themselves, such as "\0vite/preload-helper.js".
  const tool = /^\0(vite|rolldown)\//.exec(module)?.[1];
  let folder = tool === undefined ? dirname(module.replace(/^\0|\?.*$/g, "")) : entryOf(tool);
  while ((await packageIn(folder)) === undefined) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json found above ${module}`);
    folder = parent;
  }
  return folder;
}

function entryOf(tool: string): string {
  const vite = createRequire(import.meta.url).resolve("vite");
  return dirname(tool === "vite" ? vite : createRequire(vite).resolve(tool));
}

/** A package.json without name and version only sets the module type of its folder. */
async function packageIn(folder: string): Promise<Package | undefined> {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "{}");
  const { name, version, license } = JSON.parse(text) as Partial<Package>;
  if (name === undefined || version === undefined) return undefined;
  return { name, version, ...(license !== undefined && { license }) };
}

/** Returns one section for each text, with the packages as its heading. */
async function licencesOf(folders: readonly string[]): Promise<string> {
  const sections = new Map<string, string[]>();
  for (const folder of folders) {
    const found = await packageIn(folder);
    const source = LICENCE_IN[found?.name ?? ""];
    const other = folders.find((path) => source !== undefined && path.endsWith(`/${source}`));
    const text = await textIn(other ?? folder);
    const heading = `${found?.name} ${found?.version} (${found?.license ?? "see below"})`;
    sections.set(text, [...(sections.get(text) ?? []), heading].toSorted());
    const inside = COMPILED_IN[found?.name ?? ""];
    if (inside !== undefined) sections.set(inside.notice, [inside.heading]);
  }
  const rule = "-".repeat(80);
  const body = [...sections]
    .map(([text, packages]) => `${packages.join("\n")}\n\n${text}`)
    .toSorted();
  return `${["This build contains code of the following packages.", ...body].join(`\n\n${rule}\n\n`)}\n`;
}

/** Returns the licence and the notice of a package. @throws Error if it ships no licence */
async function textIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) =>
    /^(licen[cs]e|notice)(\.(md|txt))?$/i.test(name),
  );
  if (!names.some((name) => /^l/i.test(name))) throw new Error(`${folder} ships no licence.`);
  const texts = await Promise.all(
    names.toSorted().map(async (name) => readFile(join(folder, name), "utf8")),
  );
  // Vite's file also has the licences of packages bundled into Vite itself.
  return texts.map((text) => text.split("# Licenses of bundled")[0]?.trim()).join("\n\n");
}
