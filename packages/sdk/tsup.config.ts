import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/pure.ts",
    "src/fetch-once.ts",
    "src/register-many.ts",
    "src/testing.ts",
  ],
  // CommonJS is for programs and test runners that can only `require`.
  format: ["esm", "cjs"],
  // Code that two entries share is in a separate chunk, so that it is loaded once.
  splitting: true,
  dts: true,
  clean: true,
  target: "es2022",
  platform: "neutral",
});
