import { join } from "node:path";

export default {
  mode: "production",
  target: ["web", "es2022"],
  entry: "./program.mjs",
  output: { path: join(import.meta.dirname, "out"), filename: "program.mjs", module: true },
  experiments: { outputModule: true },
};
