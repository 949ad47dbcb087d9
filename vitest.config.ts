import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LeftOut } from "./apps/portal/e2e/left-out.reporter.ts";
import { findBrowser } from "./scripts/lib/browser.ts";

const launchOptions = await findBrowser();
const conditions = ["@waypost/source"];
/** What only `npm run prove` runs, with `TESTS=all`. */
const thorough = process.env["TESTS"] === "all" ? [] : ["**/thorough/**"];
const resolve = { conditions: [...conditions, "module", "browser", "development|production"] };

/** Tests of the sandbox that are about Node, a file or a network, not about what it answers. */
const ofNode = [
  "{cli,core,clock,node-version,restart,without-sqlite}.test.ts",
  "{server,http2,protocol-errors,keep-alive,connection-faults,refused-streams,msw-2}.test.ts",
];

/** With the other SQLite, what it could do otherwise; `TESTS=all` runs the rest there, too. */
const inPage =
  thorough.length > 0 ? "{registration,settings-save,control,race}" : "{*,scenarios/*}";

const isWebKit = process.env["BROWSER"] === "webkit";
/** Other journeys walk the same in Chromium. */
const walks =
  thorough.length > 0 && process.env["BROWSER"] === undefined ? ["apps/portal/e2e/walk/**"] : [];

/** For a machine that is busy: nothing is tested by how long it takes. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Four projects: `node` tests rules, flows, SDK, sandbox and contract; `in-page` tests the sandbox
 * once more, on the SQLite that it has in a page; `browser` tests components and hooks in Chromium;
 * `e2e` tests the built portal with the sandbox in Chromium, or in Firefox with `BROWSER=firefox`.
 *
 * Two files at a time keep two cores busy. Node and journeys take turns in one queue, so that no
 * core waits for the last journey; the components follow. Only these get a fresh page for each file:
 * what they load into it would stay.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    ...(process.env["BROWSER"] !== undefined && { reporters: ["default", new LeftOut()] }),
    projects: [
      {
        ssr: { resolve: { conditions: [...conditions, "node", "import"] } },
        resolve: { conditions: [...conditions, "node", "import"] },
        test: {
          ...patience,
          name: "node",
          isolate: false,
          include: ["{openapi,packages,scripts,apps,examples}/**/*.test.ts"],
          exclude: [
            "**/node_modules/**",
            "**/dist/**",
            "**/*.browser.test.*",
            "apps/portal/e2e/**",
            ...thorough,
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
        plugins: [react()],
        resolve,
        // Otherwise React Aria's Virtualizer takes a test for one without a layout.
        define: { "process.env.VIRT_ON": '"1"' },
        test: {
          ...patience,
          name: "browser",
          sequence: { groupOrder: 1 },
          include: ["packages/**/*.browser.test.{ts,tsx}", "packages/ui/**/*.test.tsx"],
          exclude: ["**/node_modules/**", "**/dist/**", ...thorough],
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
          exclude: ["**/node_modules/**", ...thorough, ...walks],
          globalSetup: ["apps/portal/e2e/global-setup.ts"],
          isolate: false,
        },
      },
    ],
  },
});
