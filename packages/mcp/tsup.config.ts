import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  target: "node22",
  // There is no "sqlite" without the prefix.
  removeNodeProtocol: false,
  dts: { entry: ["src/index.ts"] },
  clean: true,
});
