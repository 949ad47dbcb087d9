import { defineConfig } from "tsup";
import { command } from "../../tools/lib/command.ts";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  target: "node22",
  esbuildPlugins: [command],
  // There is no "sqlite" without the prefix.
  removeNodeProtocol: false,
  dts: { entry: ["src/index.ts"] },
  clean: true,
});
