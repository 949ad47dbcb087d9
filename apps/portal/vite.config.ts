import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { compress } from "./vite/compress.ts";
import { embedScript } from "./vite/embed-script.ts";
import { firstPageChunk } from "./vite/first-page-chunk.ts";
import { firstStyles } from "./vite/first-styles.ts";
import { target } from "./vite/floor.ts";
import { integrity } from "./vite/integrity.ts";
import { licences } from "./vite/licences.ts";
import { liveAnnouncer } from "./vite/live-announcer.ts";
import { preloadTexts } from "./vite/preload-texts.ts";

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
