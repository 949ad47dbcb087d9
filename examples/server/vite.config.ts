import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The server reads the file names for the browser from the manifest.
  build: { manifest: true, rolldownOptions: { input: "src/main.tsx" } },
  // Within this repository the sources of the packages are used; omit these lines elsewhere.
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@waypost\//],
    resolve: { conditions: ["@waypost/source", ...defaultServerConditions] },
  },
});
