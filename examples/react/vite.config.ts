import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Starts a sandbox with the development server, unless `VITE_WAYPOST_API` names another API. */
const sandbox = (): Plugin => ({
  name: "sandbox",
  apply: (_config, { command, mode, isPreview }) =>
    command === "serve" && mode === "development" && isPreview !== true,
  async config() {
    if (process.env["VITE_WAYPOST_API"] !== undefined) return;
    const { startServer } = await import("@waypost/sandbox/server");
    const { url } = await startServer({ port: 0 });
    console.log(`Sandbox: ${url}`);
    return { define: { "import.meta.env.VITE_WAYPOST_API": JSON.stringify(url) } };
  },
});

export default defineConfig({
  base: "./",
  build: { chunkSizeWarningLimit: 1000 },
  plugins: [react(), tailwindcss(), sandbox()],
  // `@` is the folder `src`.
  resolve: { tsconfigPaths: true },
});
