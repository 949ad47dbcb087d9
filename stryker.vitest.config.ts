import { defineConfig } from "vitest/config";

const conditions = ["@waypost/source", "node", "import"];

/** The tests that `npx stryker run` repeats for each mutant. The properties would take too long. */
export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: [
      "packages/sdk/src/*.test.ts",
      "packages/sdk/test/{outcomes,faults,replies,registration-replies,registration-checks}.test.ts",
      "packages/hooks/src/flows/{engine,checkout,task,packs,registration}/*.test.ts",
    ],
    exclude: ["**/money.test.ts"],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
