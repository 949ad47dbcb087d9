import { defineConfig } from "tsup";
import { command } from "../../tools/lib/command.ts";
import { description } from "../adapter/tsup.config.ts";

const entries = ["index", "core", "browser", "scenarios", "server", "msw"].map(
  (name) => `src/${name}.ts`,
);

export default defineConfig({
  entry: [...entries, "src/cli.ts"],
  format: "esm",
  target: "node22",
  esbuildPlugins: [description, command],
  dts: { entry: entries },
  clean: true,
  // SQLite has no name without its protocol.
  removeNodeProtocol: false,
});
