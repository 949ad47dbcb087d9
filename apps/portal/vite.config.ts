import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [react(), { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" }],
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
  build: { target: "es2022", manifest: true },
});
