import { defineConfig } from "tsup";
import { command } from "../../tools/lib/command.ts";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  target: "node22",
  esbuildPlugins: [command],
  dts: { entry: ["src/index.ts"] },
  clean: true,
  // SQLite has no name without its protocol.
  removeNodeProtocol: false,
});
