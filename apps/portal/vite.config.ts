import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { firstPageChunk } from "./first-page-chunk.ts";

export default defineConfig({
  base: "./",
  plugins: [
    react(),
    firstPageChunk(),
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
  ],
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
  build: { target: "es2022", manifest: true },
});
