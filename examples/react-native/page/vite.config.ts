import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [react()],
  resolve: {
    conditions: ["@waypost/source", ...defaultClientConditions],
    alias: { "react-native": join(import.meta.dirname, "elements.tsx") },
  },
});
