import { createRequire } from "node:module";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";

const root = join(import.meta.dirname, "../../..");
/** The examples have their imports installed next to them. */
const examples = join(root, "examples/in-page");
const require = createRequire(join(examples, "package.json"));

/** CommonJS modules, whose names bundlers cannot detect. */
const commonJs = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
/** Imported as in a bundler. In a page it is a link. */
export const styles = "@waypost/ui/styles.css";
const others = ["@tanstack/react-query", "@hookform/resolvers/standard-schema", "react-hook-form"];

/** Returns the modules that an example may import. */
export async function importable(): Promise<string[]> {
  const entries = ["sdk", "hooks", "sandbox", "ui"].map(async (name) => {
    const file = join(root, "packages", name, "package.json");
    const { exports } = JSON.parse(await readFile(file, "utf8")) as { exports: object };
    return Object.keys(exports)
      .filter((path) => !/\*|\.json$|\.css$/.test(path))
      .filter((path) => name !== "sandbox" || path === "./browser" || path === "./scenarios")
      .map((path) => `@waypost/${name}${path.slice(1)}`);
  });
  const components: string[] = [];
  for await (const path of glob("*/*.tsx", { cwd: join(root, "packages/ui/src/components") })) {
    const [folder = "", file] = path.split(/[/\\]/);
    if (file === `${folder}.tsx`) components.push(`@waypost/ui/${folder}`);
  }
  return [...(await Promise.all(entries)).flat(), ...components, ...others, ...commonJs].toSorted();
}

/** Returns the file name of a module: `waypost-sdk-pure`. */
export const moduleOf = (name: string): string =>
  name.replace("@", "").replace(".css", "").replaceAll("/", "-");

/** Each module is an entry that re-exports all names of the package. */
const handOn: Plugin = {
  name: "hand on",
  setup(bundle) {
    bundle.onResolve({ filter: /^entry:/ }, ({ path }) => ({
      path: path.slice(6),
      namespace: "entry",
    }));
    bundle.onLoad({ filter: /\.css$/, namespace: "entry" }, ({ path }) => ({
      resolveDir: examples,
      contents: `@import "${path}";`,
      loader: "css",
    }));
    bundle.onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => ({
      resolveDir: examples,
      contents: commonJs.includes(path) ? namesOf(path) : `export * from "${path}";`,
    }));
  },
};

function namesOf(path: string): string {
  const names = Object.keys(require(path) as object).filter((name) => name !== "default");
  return `import all from "${path}"; export default all; export const { ${names.join(", ")} } = all;`;
}

/** Builds the imports of the examples, the frame that runs them, and the player around it. */
export async function buildPlay(outDir: string): Promise<void> {
  const names = await importable();
  const common = {
    bundle: true,
    format: "esm" as const,
    splitting: true,
    minify: true,
    target: "es2022",
    conditions: ["@waypost/source"],
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none" as const,
    logLevel: "warning" as const,
    chunkNames: "chunks/[name]-[hash]",
  } satisfies BuildOptions;
  await build({
    ...common,
    entryPoints: [...names, styles].map((name) => ({ in: `entry:${name}`, out: moduleOf(name) })),
    outdir: join(outDir, "modules"),
    plugins: [handOn],
  });
  await build({
    ...common,
    entryPoints: ["frame", "player", "styles"].map((name) =>
      join(root, "apps/docs/play", `${name}.ts`),
    ),
    outdir: outDir,
    external: names,
  });
}
