import type { Lab } from "../lab.ts";
import { readOutcomes } from "../row.ts";
import type { Row } from "../row.ts";

const UNTOLD = "a refused connection cannot be told, so that a write is `unknown-outcome`";

/** The Node that runs this command. */
export const THIS_NODE = `Node ${process.versions.node.split(".")[0]}`;

/** The path of a version of Node. */
export const nodeOf = (lab: Lab, major: number): string =>
  lab.tool(`node${major}-${process.platform}-${process.arch}`, "bin/node");

const nodeRow = (major: number | "current", program: string, name: string): Row => ({
  name,
  async run(lab) {
    const node = major === "current" ? process.execPath : nodeOf(lab, major);
    const folder = await lab.prepare(name);
    const version = await lab.output(node, ["--version"], folder);
    return { version, outcomes: readOutcomes(await lab.output(node, [program], folder)) };
  },
});

const bun: Row = {
  name: "Bun",
  note: "`structuredClone` drops the cause of an error, so that its copy is not recognized",
  async run(lab) {
    const folder = await lab.prepare("bun", { clonesCause: false });
    const version = await lab.output(lab.tool(".bin/bun"), ["--version"], folder);
    const output = await lab.output(lab.tool(".bin/bun"), ["program.mjs"], folder);
    return { version, outcomes: readOutcomes(output) };
  },
};

const deno: Row = {
  name: "Deno",
  note: `${UNTOLD}; a POST whose kept connection closes is sent twice over \`http:\`, unless its body is streamed`,
  async run(lab) {
    const folder = await lab.prepare("deno", { tellsRefusal: false, repeatsPosts: true });
    const command = lab.tool(".bin/deno");
    const args = ["run", "--no-prompt", "--allow-net", "--node-modules-dir=manual", "program.mjs"];
    const version = (await lab.output(command, ["--version"], folder)).split(" ")[1] ?? "";
    return { version, outcomes: readOutcomes(await lab.output(command, args, folder)) };
  },
};

const workerd: Row = {
  name: "workerd (Cloudflare Workers)",
  note: UNTOLD,
  async run(lab) {
    const folder = await lab.prepare("workerd", { tellsRefusal: false });
    const command = lab.tool(".bin/workerd");
    const bundle = "worker.mjs --bundle --format=esm --conditions=workerd,worker --outfile=out.mjs";
    await lab.output(lab.tool(".bin/esbuild"), bundle.split(" "), folder);
    const version = await lab.output(command, ["--version"], folder);
    const output = await lab.output(command, ["test", "workerd.capnp"], folder);
    return { version: version.replace("workerd ", ""), outcomes: readOutcomes(output) };
  },
};

export const runtimeRows: readonly Row[] = [
  nodeRow(18, "program.mjs", "Node 18"),
  nodeRow(20, "program.mjs", "Node 20"),
  nodeRow(22, "program.mjs", "Node 22"),
  nodeRow("current", "program.mjs", THIS_NODE),
  nodeRow(18, "program.cjs", "CommonJS in Node 18"),
  nodeRow(20, "program.cjs", "CommonJS in Node 20"),
  bun,
  deno,
  workerd,
];
