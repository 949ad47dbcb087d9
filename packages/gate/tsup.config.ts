import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  target: "node22",
  dts: { entry: ["src/index.ts"] },
  clean: true,
  // SQLite has no name without its protocol.
  removeNodeProtocol: false,
});
