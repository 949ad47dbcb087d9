import { found, tests, testsOf, type Proof } from "./proof.ts";

/** The rows of `proofs/runtimes` that failed a check, or a statement that all passed. */
function runtimesFigure(output: string): string | null {
  const rows = [...output.matchAll(/^\| ([^|]+) \|[^|]*\| (\d+) of (\d+) \|/gm)];
  if (rows.length === 0) return null;
  const incomplete = rows.filter(([, , passed, total]) => passed !== total);
  if (incomplete.length === 0)
    return `every check in ${rows.length} runtimes, compilers and bundlers`;
  return incomplete.map(([, name, passed, total]) => `${name}: ${passed} of ${total}`).join(", ");
}

/** Claims about the repository and the packages as a whole. */
export const PACKAGES: readonly Proof[] = [
  {
    name: "tests",
    claim: "Formatting, lint, contract, types and all tests pass",
    command: "npm test",
    figure: found(/^(\d+ passed, \d+ failed)$/m),
  },
  {
    name: "all-rows",
    claim:
      "The packages' tests without a browser pass with the rows that `npm test` leaves out, and those of the sandbox on the SQLite of Node and on that of a page",
    command: "TESTS=all npx vitest run --project node --project in-page packages",
    figure: testsOf("tests"),
  },
  {
    name: "guide",
    claim:
      "The steps of docs/adding-a-task.md make a task that compiles and passes the tests of all tasks",
    command: "npm run guide",
    figure: found(/^(\d+ steps, .*)$/m),
  },
  {
    name: "docs",
    claim:
      "Every example of the documentation's site runs on its page in Chromium and changes what it says; every page passes the rules of axe for WCAG 2.2 AA in light and dark, fits 320 px, asks no other host, and loads at most 60 kB of script where nothing runs; no link leads nowhere",
    command: `TESTS=all ${tests("node", "apps/docs/thorough")}`,
    figure: testsOf("tests"),
  },
  {
    name: "strangers",
    claim:
      "In an empty project the tarballs install with npm, type-check strictly and run as their READMEs say; the example with a server runs with both builds of React",
    command: `TESTS=all ${tests("node", "scripts/thorough", "examples/server")}`,
    figure: testsOf("tests"),
  },
  {
    name: "workshop",
    claim: "The workshop with every component and every state of the flows builds",
    command: "npm --prefix apps/portal run workshop:build",
    figure: found(/(production build .*) of assets/),
  },
  {
    name: "runtimes",
    claim: "The packed SDK works in the runtimes, compilers and bundlers that its README lists",
    command: "npm run runtimes",
    figure: runtimesFigure,
  },
  {
    name: "clients",
    claim:
      "`@waypost/sdk/openapi.json` is clean in Redocly and Spectral, and clients that are generated from it type-check strictly and work with the sandbox over HTTP",
    command: "npm run clients",
    figure: found(/^(\d+ generated clients, .*)$/m),
  },
  {
    name: "release",
    claim:
      "All packages can be versioned, published to a registry and installed from there by their names, and what their READMEs begin with works",
    command: "npm run release:rehearse",
    figure: found(/^(\d+ packages published and installed, .*)$/m),
  },
  {
    name: "colours",
    claim:
      "Whichever bundler builds the packed components with its defaults, they have the colours of the packed style sheet, with and without a `color-scheme` of the host, light, dark, in forced colours and in print, and a utility of Tailwind on `className` wins",
    command: "npm run colours",
    figure: found(/^(\d+ bundlers, \d+ pages, \d+ with other colours)$/m),
  },
];
