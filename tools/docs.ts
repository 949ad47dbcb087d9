import { parseArgs } from "node:util";
import { buildDocs, docsDist, installDocs, serveDocs } from "./lib/docs.ts";
import { requireNode } from "./lib/node-version.ts";

const HELP = `Usage: npm run docs [-- options]

Installs the dependencies of the documentation site, builds it into apps/docs/dist, and serves it.

Options:
  --base <path>  Path that the site will be served under (default /)
  --port <n>     Port of the site (default 5200)
  --build        Build only, without serving
  --help         Show this help

DOCS_SITE is the address of the host, such as https://docs.example.com. With it, shared links show
a picture, and search engines find a map of the site.`;

requireNode();
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "/" },
    port: { type: "string", default: "5200" },
    build: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(HELP);
else {
  console.log(
    "Installing the site's own packages (Astro with Starlight) by apps/docs/pnpm-lock.yaml…",
  );
  await installDocs();
  await buildDocs(values.base);
  console.log(`\n  Files   ${docsDist}, for any static host`);
  if (!values.build) {
    const server = await serveDocs(Number(values.port));
    console.log(`  Site    ${server.url}\n\n  Press Ctrl-C to stop.`);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void server.close());
  }
}
