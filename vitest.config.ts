import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { SkippedTests } from "./apps/portal/e2e/skipped.reporter.ts";
import { findBrowser } from "./tools/lib/browser.ts";
import { writeOpenApi } from "./tools/lib/openapi-file.ts";

await writeOpenApi();
const launchOptions = await findBrowser();
const conditions = ["@waypost/source"];
/** `npm run test:all`: also the project `long`, the tests with the tag `long`, and every row of the tables. */
const isAll = process.env["TESTS"] === "all";
/** The alias of the React template. */
const alias = { "@": join(import.meta.dirname, "examples/react/src") };
const resolve = { conditions: [...conditions, "module", "browser", "development|production"] };

/** Tests of the sandbox that are about Node, a file or a network, not about what it answers. */
const ofNode = [
  "{cli,core,clock,restart,without-sqlite}.test.ts",
  "{server,http2,protocol-errors,keep-alive,connection-faults,refused-streams,msw-2}.test.ts",
];

/** With the other SQLite, what it could do otherwise; `TESTS=all` runs the rest there, too. */
const inPage = isAll ? "{*,scenarios/*}" : "{registration,settings-save,control,race}";

const isWebKit = process.env["BROWSER"] === "webkit";
/** Other journeys walk the same in Chromium. */
const walks = isAll || process.env["BROWSER"] !== undefined ? [] : ["apps/portal/e2e/walk/**"];

/** Installs, builds or walks for minutes. */
const long = ["tests/long/**/*.test.ts", "apps/{demo,docs}/long/*.test.ts"];

/** For a machine that is busy: nothing is tested by how long it takes. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Five projects: `node` tests rules, flows, SDK, sandbox and contract; `in-page` tests the sandbox
 * once more, on the SQLite that it has in a page; `browser` tests components and hooks in Chromium;
 * `e2e` tests the built portal with the sandbox in Chromium, or in Firefox with `BROWSER=firefox`.
 *
 * Three files at a time keep two cores busy, because a journey often waits for its page. Node and
 * journeys take turns in one queue, so that no core waits for the last journey; the components
 * follow. Only these get a fresh page for each file: what they load into it would stay.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    ...(process.env["BROWSER"] !== undefined && { reporters: ["default", new SkippedTests()] }),
    tags: [{ name: "long", description: "`npm test` leaves it out." }],
    projects: [
      {
        ssr: { resolve: { conditions: [...conditions, "node", "import"] } },
        resolve: { conditions: [...conditions, "node", "import"], alias },
        test: {
          ...patience,
          name: "node",
          isolate: false,
          include: [
            "{openapi,packages,tests,apps,examples}/**/*.test.ts",
            "examples/*/test/*.test.tsx",
          ],
          exclude: [
            "**/node_modules/**",
            "**/dist/**",
            "**/*.browser.test.*",
            "apps/portal/e2e/**",
            // Needs the installed package; tests/long/create.test.ts runs it.
            "examples/portal/test/**",
            ...long,
          ],
        },
      },
      {
        ssr: { resolve: { conditions: [...conditions, "node", "import"] } },
        test: {
          ...patience,
          name: "in-page",
          isolate: false,
          provide: { sqlite: "in a page" },
          include: [`packages/sandbox/src/${inPage}.test.ts`],
          exclude: [...ofNode, "**/*.browser.test.*"].map((name) => `packages/sandbox/src/${name}`),
        },
      },
      {
        // Without "import", which would also apply where a package in CommonJS requires another.
        ssr: { resolve: { conditions: [...conditions, "node"] } },
        resolve: { conditions: [...conditions, "node"] },
        test: {
          ...patience,
          name: "long",
          include: long,
          isolate: false,
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
          maxConcurrency: 2,
        },
      },
      {
        plugins: [react()],
        resolve,
        // Otherwise React Aria's Virtualizer takes a test for one without a layout.
        define: { "process.env.VIRT_ON": '"1"' },
        test: {
          ...patience,
          name: "browser",
          sequence: { groupOrder: 1 },
          include: ["packages/**/*.browser.test.{ts,tsx}", "packages/ui/**/*.test.tsx"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        ssr: { resolve: { conditions: [...conditions, "node", "import"] } },
        test: {
          ...patience,
          name: "e2e",
          // WebKit has a driver of its own, which carries these.
          include: [`apps/portal/e2e/${isWebKit ? "walk/" : ""}**/*.test.ts`],
          exclude: ["**/node_modules/**", ...walks],
          globalSetup: ["apps/portal/e2e/global-setup.ts"],
          isolate: false,
        },
      },
    ],
  },
});
