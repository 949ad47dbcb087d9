import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "./",
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
  build: { target: "es2022", modulePreload: { polyfill: false } },
});
