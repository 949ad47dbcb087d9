import { build, defaultClientConditions } from "vite";

/** Builds an example with the sources of the packages: `node build-example.ts <folder> <output>`. */
const [root, outDir] = process.argv.slice(2);
await build({
  root,
  configLoader: "native",
  logLevel: "warn",
  build: { outDir, emptyOutDir: true },
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
});
