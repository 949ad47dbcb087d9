import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const entry = join(import.meta.dirname, "../../../packages/embed/src/index.ts");

/** Adds `embed.js` to the build: `@waypost/embed` as one classic script for other websites. */
export function embedScript(): Plugin {
  return {
    name: "waypost-embed-script",
    apply: "build",
    async generateBundle() {
      const outputs = (await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2022",
          lib: { entry, formats: ["iife"], name: "waypostEmbed", fileName: () => "embed.js" },
        },
      })) as Rolldown.RolldownOutput[];
      const source = outputs[0]?.output[0].code;
      if (source === undefined) throw new Error("embed.js was not built.");
      this.emitFile({ type: "asset", fileName: "embed.js", source });
    },
  };
}
