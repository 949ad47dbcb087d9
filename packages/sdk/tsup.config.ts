import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/pure.ts",
    "src/fetch-once.ts",
    "src/register-many.ts",
    "src/testing.ts",
  ],
  format: "esm",
  dts: true,
  clean: true,
  target: "es2022",
  platform: "neutral",
});
