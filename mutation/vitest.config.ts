import { join } from "node:path";
import { defineConfig } from "vitest/config";

const conditions = ["@waypost/source", "node", "import"];

/** Runs only the tests that `MUTATION_TESTS` names. Without projects, each mutant takes less time. */
export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: (process.env["MUTATION_TESTS"] ?? "").split(" "),
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: [join(import.meta.dirname, "first-failure.ts")],
  },
});
