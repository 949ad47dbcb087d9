import type { Facts } from "../fixtures/runtimes/checks/target.ts";

/** A runtime or a bundler in which the checks of `tests/fixtures/runtimes` run. */
export interface Runtime {
  readonly name: string;
  /** The package of `tests/lab` whose version the page shows. Default: this Node. */
  readonly package?: string;
  /** Commands, run in a folder with the programs. `$LAB` is `tests/lab`. The last one reports. */
  readonly commands: readonly string[];
  readonly facts?: Partial<Facts>;
  /** A known difference. */
  readonly note?: string;
}

/** The Node that runs the tests. */
const THIS_NODE = `Node ${process.versions.node.split(".")[0]}`;

const NODE_OF_LAB = `${process.platform}-${process.arch}`;
const REFUSAL =
  "`fetch` does not report a refused connection as such, so a write is `unknown-outcome`";

const nodeOf = (major: number): Pick<Runtime, "package"> & { command: string } => ({
  package: `node${major}-${NODE_OF_LAB}`,
  command: `$LAB/node${major}-${NODE_OF_LAB}/bin/node`,
});

const node = (major: number, program: string, name = `Node ${major}`): Runtime => {
  const { command, ...rest } = nodeOf(major);
  return { name, ...rest, commands: [`${command} ${program}`] };
};

/** Bundles the program for browsers, without special settings for the SDK, and runs it in Node. */
const bundler = (tool: string, args: string): Runtime => ({
  name: `${tool}, its bundle in ${THIS_NODE}`,
  package: tool.toLowerCase(),
  commands: [`$LAB/.bin/${tool.toLowerCase()} ${args}`, "node out/program.mjs"],
});

/** The rows of `docs/guides/runtimes.md`, in their order. */
export const RUNTIMES: readonly Runtime[] = [
  node(22, "program.mjs"),
  { name: THIS_NODE, commands: ["node program.mjs"] },
  node(22, "program.cjs", "CommonJS in Node 22"),
  {
    name: "Bun",
    package: "bun",
    commands: ["$LAB/.bin/bun program.mjs"],
    facts: { clonesCause: false },
    note: "`structuredClone` drops the cause of an error, so that its copy is not recognized",
  },
  {
    name: "Deno",
    package: "deno",
    commands: ["$LAB/.bin/deno run --no-prompt --allow-net --node-modules-dir=manual program.mjs"],
    facts: { reportsRefusal: false, repeatsPosts: true },
    note: `${REFUSAL}; over \`http:\`, a POST is sent twice if its kept-alive connection closes, unless its body is streamed`,
  },
  {
    name: "workerd (Cloudflare Workers)",
    package: "workerd",
    commands: [
      "$LAB/.bin/esbuild worker.mjs --bundle --format=esm --conditions=workerd,worker --outfile=out.mjs",
      "$LAB/.bin/workerd test workerd.capnp",
    ],
    facts: { reportsRefusal: false },
    note: REFUSAL,
  },
  {
    // By default, Jest runs tests as CommonJS, each file with its own globals.
    name: "Jest in Node 22",
    package: "jest",
    commands: [`${nodeOf(22).command} $LAB/jest/bin/jest.js --rootDir . --config {}`],
  },
  bundler("esbuild", "program.mjs --bundle --minify --format=esm --outfile=out/program.mjs"),
  // Rollup itself does not resolve packages.
  bundler(
    "Rollup",
    "program.mjs --file out/program.mjs --silent --plugin $LAB/@rollup/plugin-node-resolve/dist/es/index.js={browser:true}",
  ),
  bundler("Vite", "build --config vite.config.mjs --logLevel error"),
  bundler("webpack", "--config webpack.config.mjs"),
];

/** A kind of project. The extension decides how `node16` treats the program. */
export interface Mode {
  readonly module: string;
  readonly moduleResolution: string;
  readonly extension: "ts" | "cts" | "mts";
  readonly ignoreDeprecations?: string;
}

const NODE_10: Mode = { module: "commonjs", moduleResolution: "node10", extension: "ts" };
const MODERN: readonly Mode[] = [
  { module: "node16", moduleResolution: "node16", extension: "cts" },
  { module: "node16", moduleResolution: "node16", extension: "mts" },
  { module: "esnext", moduleResolution: "bundler", extension: "ts" },
];

/**
 * Versions of TypeScript, the package of each in `tests/lab`, and the kinds of projects to check.
 */
export const COMPILERS = [
  { name: "TypeScript 5.0", package: "typescript-5.0", modes: [NODE_10, ...MODERN] },
  { name: "TypeScript 5.4", package: "typescript-5.4", modes: [NODE_10, ...MODERN] },
  { name: "TypeScript 5.9", package: "typescript", modes: [NODE_10, ...MODERN] },
  {
    name: "TypeScript 6.0",
    package: "typescript-6.0",
    modes: [{ ...NODE_10, ignoreDeprecations: "6.0" }, ...MODERN],
  },
  {
    name: "TypeScript 7.0",
    package: "typescript-7.0",
    modes: [{ ...NODE_10, moduleResolution: "bundler" }, ...MODERN],
    note: "this version has no `node10`",
  },
] as const satisfies readonly { modes: readonly Mode[]; [key: string]: unknown }[];
