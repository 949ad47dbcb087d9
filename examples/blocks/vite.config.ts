import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { unpackParts } from "./unpack-parts.ts";

/** Starts a sandbox with the development server, unless `VITE_WAYPOST_API` names another API. */
const sandbox = (): Plugin => ({
  name: "sandbox",
  async config(_config, { command, isPreview }) {
    await unpackParts();
    const isServer = command === "serve" && isPreview !== true;
    if (!isServer || process.env["VITE_WAYPOST_API"] !== undefined) return;
    const { startServer } = await import("@waypost/sandbox/server");
    const { url } = await startServer({ port: 0 });
    return { define: { "import.meta.env.VITE_WAYPOST_API": JSON.stringify(url) } };
  },
});

const folder = (name: string) => join(import.meta.dirname, name);

export default defineConfig({
  base: "./",
  plugins: [react(), tailwindcss(), sandbox()],
  resolve: {
    conditions: ["@waypost/source", ...defaultClientConditions],
    alias: {
      "@/components/ui": folder(".parts/ui"),
      "@/lib": folder(".parts/lib"),
      "@/components": folder("blocks"),
    },
  },
});
