import { join } from "node:path";
import { buildDemo, serveDemo } from "./lib/demo.ts";
import { requireNode } from "./lib/node-version.ts";

requireNode();
const folder = join(import.meta.dirname, "../apps/demo/dist");
console.log("Building the demo…");
await buildDemo(folder);
const server = await serveDemo(folder, 5190);
console.log(
  `\n  Demo    ${server.url}\n  Files   ${folder}, for any static host\n\n  Press Ctrl-C to stop.`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void server.close());
