import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "./",
  plugins: [react()],
  // Within this repository the sources of the packages are used; omit this line elsewhere.
  resolve: { conditions: ["@waypost/source", ...defaultClientConditions] },
});
