import { readFile } from "node:fs/promises";
import type { Lab } from "../lab.ts";
import { readOutcomes } from "../row.ts";
import type { Row } from "../row.ts";
import { THIS_NODE } from "./runtimes.ts";

/** Bundles the program for browsers, without settings made for the SDK, and runs it in Node. */
const bundlerRow = (tool: string, args: (lab: Lab) => string): Row => ({
  name: `${tool}, its bundle in ${THIS_NODE}`,
  async run(lab) {
    const folder = await lab.prepare(tool);
    await lab.output(lab.tool(".bin", tool.toLowerCase()), args(lab).split(" "), folder);
    const { version } = JSON.parse(
      await readFile(lab.tool(tool.toLowerCase(), "package.json"), "utf8"),
    );
    const output = await lab.output(process.execPath, ["out/program.mjs"], folder);
    return { version, outcomes: readOutcomes(output) };
  },
});

export const bundlerRows: readonly Row[] = [
  bundlerRow(
    "esbuild",

    () => "program.mjs --bundle --minify --format=esm --outfile=out/program.mjs",
  ),
  bundlerRow("Rollup", (lab) => {
    // Rollup resolves no packages by itself.
    const resolve = lab.tool("@rollup/plugin-node-resolve/dist/es/index.js");
    return `program.mjs --file out/program.mjs --silent --plugin ${resolve}={browser:true}`;
  }),
  bundlerRow("Vite", () => "build --config vite.config.mjs --logLevel error"),
  bundlerRow("webpack", () => "--config webpack.config.mjs"),
];
