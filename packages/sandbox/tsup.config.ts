import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/core.ts", "src/server.ts", "src/msw.ts", "src/cli.ts"],
  format: "esm",
  target: "node20",
  dts: { entry: ["src/index.ts", "src/core.ts", "src/server.ts", "src/msw.ts"] },
  clean: true,
  // SQLite has no name without its protocol.
  removeNodeProtocol: false,
});
