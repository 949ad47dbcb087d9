import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The server reads the file names for the browser from the manifest.
  build: { manifest: true, rolldownOptions: { input: "src/main.tsx" } },
  // Within this repository, the sources of the packages and the blocks of the React template.
  resolve: {
    conditions: ["@waypost/source", ...defaultClientConditions],
    alias: { "@": join(import.meta.dirname, "../react/src") },
  },
  ssr: {
    noExternal: [/^@waypost\//],
    resolve: { conditions: ["@waypost/source", ...defaultServerConditions] },
  },
});
