import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const PACKAGE = {
  name: "site",
  private: true,
  version: "0.0.0",
  type: "module",
  scripts: { build: "tsc -b && vite build" },
  dependencies: { react: "19.3.1", "react-dom": "19.3.1" },
  devDependencies: {
    "@tailwindcss/vite": "4.3.5",
    "@types/react": "19.3.0",
    "@types/react-dom": "19.3.0",
    "@vitejs/plugin-react": "6.3.0",
    tailwindcss: "4.3.5",
    typescript: "6.0.3",
    vite: "8.3.8",
  },
};

const PATHS = { "@/*": ["./src/*"] };

const APP = {
  compilerOptions: {
    target: "es2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "esnext",
    types: ["vite/client"],
    skipLibCheck: true,
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    moduleDetection: "force",
    noEmit: true,
    jsx: "react-jsx",
    strict: true,
    // Vite's template sets it to true, but shadcn's label imports React without using it.
    noUnusedLocals: false,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
    noFallthroughCasesInSwitch: true,
    noUncheckedSideEffectImports: true,
    paths: PATHS,
  },
  include: ["src"],
};

const ROOT = {
  files: [],
  references: [{ path: "./tsconfig.app.json" }],
  compilerOptions: { paths: PATHS },
};

const CONFIG = `import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
});
`;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>Site</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const MAIN = `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./index.css";
import App from "./App.tsx";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`;

/**
 * Writes the project that `npm create vite` creates for React and TypeScript, with Tailwind CSS and
 * the alias `@`, as the guide to the blocks adds them. Nothing is installed.
 */
export async function writeViteProject(folder: string): Promise<void> {
  const files = {
    "package.json": JSON.stringify(PACKAGE, null, 2),
    "tsconfig.json": JSON.stringify(ROOT, null, 2),
    "tsconfig.app.json": JSON.stringify(APP, null, 2),
    "vite.config.ts": CONFIG,
    "index.html": PAGE,
    "src/index.css": '@import "tailwindcss";\n',
    "src/main.tsx": MAIN,
    "src/App.tsx": "export default function App() {\n  return <main></main>;\n}\n",
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
