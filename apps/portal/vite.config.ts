import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, build, type Plugin, type Rolldown } from "vite";
import { compress } from "./vite/compress.ts";
import { firstPageChunk } from "./vite/first-page-chunk.ts";
import { firstStyles } from "./vite/first-styles.ts";
import { target } from "./vite/floor.ts";
import { integrity } from "./vite/integrity.ts";
import { licences } from "./vite/licences.ts";
import { join } from "node:path";

const PART = /\/texts\/(\w\w)\/start\.ts$/;

/**
 * Makes `index.html` preload the first texts in the language that the page will use, so that they
 * need not wait for the entry to run.
 */
function preloadTexts(): Plugin {
  return {
    name: "waypost-preload-texts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const files = Object.values(bundle).flatMap((file) => {
          const language = file.type === "chunk" && PART.exec(file.facadeModuleId ?? "")?.[1];
          return language ? [[language, `./${file.fileName}`] as const] : [];
        });
        // After the import map, which contains the hashes.
        return [{ tag: "script", children: script(Object.fromEntries(files)), injectTo: "head" }];
      },
    },
  };
}

const script = (files: Readonly<Record<string, string>>) => `{
  const files = ${JSON.stringify(files)};
  const codes = [...languageTags, "en"].map((tag) => tag.slice(0, 2));
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = files[codes.find((code) => code in files)];
  document.head.append(link);
}`;

const ASSIGNMENT = /\.innerHTML = '';/g;

/**
 * React Aria clears its live regions through `innerHTML`, which Trusted Types block. Replacing
 * those two assignments is narrower than a default policy, which would apply to the whole page.
 */
function liveAnnouncer(): Plugin {
  return {
    name: "waypost-live-announcer",
    apply: "build",
    transform: {
      filter: { id: /\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
      handler(code) {
        const changed = code.replaceAll(ASSIGNMENT, ".replaceChildren();");
        if (changed.includes("innerHTML") || changed === code) {
          this.error("LiveAnnouncer of React Aria has changed; see whether it needs this plugin.");
        }
        return { code: changed, map: null };
      },
    },
  };
}

const embedEntry = join(import.meta.dirname, "../../packages/embed/src/index.ts");

/** Adds `embed.js` to the build: `@waypost/embed` as one classic script for other websites. */
function embedScript(): Plugin {
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
          lib: {
            entry: embedEntry,
            formats: ["iife"],
            name: "waypostEmbed",
            fileName: () => "embed.js",
          },
        },
      })) as Rolldown.RolldownOutput[];
      const source = outputs[0]?.output[0].code;
      if (source === undefined) throw new Error("embed.js was not built.");
      this.emitFile({ type: "asset", fileName: "embed.js", source });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [
    react(),
    firstPageChunk(),
    preloadTexts(),
    { ...optimizeLocales.vite({ locales: ["en-US", "es-ES", "fr-FR"] }), enforce: "pre" },
    liveAnnouncer(),
    licences(),
    embedScript(),
    firstStyles(),
    integrity(),
    compress(),
  ],
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
  build: {
    target,
    manifest: true,
    // Shorter names than usual, because the first chunks list the names of all later ones.
    rolldownOptions: { output: { chunkFileNames: "assets/[name]-[hash:7].js" } },
    // An import map has no hashes for stylesheets, so there is a single one, which index.html
    // references.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
});
