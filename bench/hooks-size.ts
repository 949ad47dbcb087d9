import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build as esbuild } from "esbuild";
import { build as vite, type Rolldown } from "vite";
import { unpackHooks } from "../tests/lib/unpacked.ts";
import { HOOKS_IMPORTS, type HooksImport } from "./hooks-imports.ts";
import { inTemporaryFolder } from "./temporary.ts";

/** The code that a program fetches before it runs, in bytes after gzip, and its modules. */
interface Bundle {
  bytes: number;
  modules: string[];
}

export interface HooksSize extends HooksImport {
  esbuild: Bundle;
  vite: Bundle;
}

const external = ["react", "react/jsx-runtime", "@tanstack/react-query"];

/**
 * Bundles programs that import one name from the packed hooks. Peers and dynamic imports, such as
 * the logic of the registration, are left out.
 */
export function hooksSizes(
  imports: readonly HooksImport[] = HOOKS_IMPORTS,
): Promise<readonly HooksSize[]> {
  return inTemporaryFolder(async (project) => {
    await unpackHooks(project);
    const sizes: HooksSize[] = [];
    for (const what of imports) {
      const program = join(project, `${what.name}.js`);
      const code = `import { ${what.name} } from "${what.entry}";\nconsole.log(${what.name});\n`;
      await writeFile(program, code);
      sizes.push({ ...what, esbuild: await byEsbuild(program), vite: await byVite(program) });
    }
    return sizes;
  });
}

async function byEsbuild(program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [program],
    external,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    outdir: `${program}.out`,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  const outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]),
  );
  const chunks = reached(basename(program), (chunk) =>
    (outputs[chunk]?.imports ?? [])
      .filter((found) => found.kind === "import-statement" && found.external !== true)
      .map(({ path }) => basename(path)),
  );
  const texts = outputFiles.filter(({ path }) => chunks.has(basename(path)));
  const inputs = [...chunks].flatMap((chunk) => Object.entries(outputs[chunk]?.inputs ?? {}));
  return {
    bytes: gzipped(texts.map(({ text }) => text)),
    modules: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
  };
}

async function byVite(program: string): Promise<Bundle> {
  const { output } = (await vite({
    root: join(program, ".."),
    configFile: false,
    logLevel: "silent",
    // As `vite build` does, also where a test set another one.
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        // Vite's chunk loader, which an app contains only once.
        name: "leave-out-the-loader",
        enforce: "pre",
        resolveId: (id) =>
          id === "\0vite/preload-helper.js" ? { id: "vite-loader", external: true } : null,
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: program, external },
    },
  })) as Rolldown.RolldownOutput;
  const all = new Map(
    output.filter((chunk) => chunk.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const entry = [...all.values()].find(({ isEntry }) => isEntry)?.fileName ?? "";
  const chunks = reached(entry, (chunk) => all.get(chunk)?.imports ?? []);
  const found = [...all.values()].filter(({ fileName }) => chunks.has(fileName));
  return {
    bytes: gzipped(found.map(({ code }) => code)),
    modules: found.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([path]) => path),
    ),
  };
}

/** An entry and all of its static imports. */
function reached(entry: string, importsOf: (chunk: string) => readonly string[]): Set<string> {
  const chunks = new Set([entry]);
  for (const chunk of chunks) for (const next of importsOf(chunk)) chunks.add(next);
  return chunks;
}

const gzipped = (texts: readonly string[]): number =>
  texts.reduce((bytes, text) => bytes + gzipSync(text).byteLength, 0);
