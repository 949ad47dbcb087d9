import { join } from "node:path";
import { defineConfig } from "tsup";
import { copyTemplates } from "./copy-templates.ts";

export default defineConfig((options) => ({
  entry: ["src/cli.ts"],
  format: "esm",
  target: "node22",
  clean: true,
  onSuccess: () => copyTemplates(join(options.outDir ?? "dist", "templates")),
}));
