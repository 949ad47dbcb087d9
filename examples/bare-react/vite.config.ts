import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [react()],
  // Inside this repository the packages are taken from their sources; leave the line out elsewhere.
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
});
