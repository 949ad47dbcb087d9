import { found, testCounts, tests, testsOf, type Proof } from "./proof.ts";

const journey = (name: string): string => `apps/portal/e2e/${name}.test.ts`;

function walksOf(output: string): string | null {
  const counts = testCounts(output);
  if (counts === null) return null;
  return `${counts.passed + counts.failed} customers, faults in the states of ${counts.failed} of them`;
}

/** The counts of a run in another browser, or why it did not run. */
function otherBrowserOf(output: string): string | null {
  const counts = testCounts(output);
  const [missing = null] = /No (?:Firefox|WebKit) found\. .*/.exec(output) ?? [];
  if (counts === null || missing !== null) return missing;
  const [, seconds] = /Duration +([\d.]+)s/.exec(output) ?? [];
  const minutes = seconds === undefined ? "" : `, ${(Number(seconds) / 60).toFixed(1)} minutes`;
  return `${counts.passed} journeys passed, ${counts.failed} failed, ${counts.skipped} left out${minutes}`;
}

/** The counts for the claim's three customers, in order. */
function effortOf(output: string): string | null {
  const counts = [...output.matchAll(/counted: (\d+) keys, (\d+) taps, (\d+) values/g)];
  const [byKeyboard, onPhone, owner] = counts;
  if (byKeyboard === undefined || onPhone === undefined || owner === undefined) return null;
  return `${byKeyboard[1]} keys; ${onPhone[2]} taps; ${owner[3]} values and ${owner[2]} taps`;
}

const screenReader = tests("e2e", journey("thorough/screen-reader"));

/** How many customers were told what the files say, in Chromium and then in Firefox. */
function bothEnginesOf(output: string): string | null {
  const [chromium, firefox] = [...output.matchAll(/Tests +(.*\(\d+\))/g)].map(([, line]) => line);
  return chromium === undefined ? null : `Chromium: ${chromium}; Firefox: ${firefox ?? "not run"}`;
}

/** Claims about the portal in a browser. */
export const PORTAL: readonly Proof[] = [
  {
    name: "states",
    claim:
      "In English, Spanish and French nothing is lost, cut off, covered or too small in any state of any reading, and axe finds nothing, light or dark",
    command: `TESTS=all ${tests("e2e", journey("states"))}`,
    figure: walksOf,
  },
  {
    name: "journeys",
    claim:
      "Every journey ends as it should: every task is sent once by a double press and from two windows, tells its outcome as far as it is known, keeps what was entered over a reload and no secret, and is done by keyboard alone",
    command: `TESTS=all ${tests("e2e", "--exclude", journey("states"))}`,
    figure: testsOf("journeys"),
  },
  {
    name: "demo",
    claim: "The link of each scenario opens its page in the demo, in its language",
    command: `TESTS=all ${tests("node", "apps/demo/thorough")}`,
    figure: testsOf("links"),
  },
  {
    name: "browsers",
    claim:
      "The journeys of `npm test` hold in a stock Firefox, too, but for those that its driver cannot walk",
    command: "BROWSER=firefox npx vitest run --project e2e apps/portal/e2e",
    figure: otherBrowserOf,
  },
  {
    name: "webkit",
    claim:
      "In a stock WebKit an owner registers a device and pays once, buys a pack, changes a setting, goes back and forward, reloads, uses the keyboard alone and another language, at 390 and 1280 px",
    command: "BROWSER=webkit npx vitest run --project e2e apps/portal/e2e/walk",
    figure: otherBrowserOf,
  },
  {
    name: "screen-reader",
    claim:
      "In twenty main states a screen reader is told the same in Chromium as in Firefox: what the files of `apps/portal/e2e/thorough/screen-reader` say",
    command: `TESTS=all BROWSER=chromium ${screenReader} && TESTS=all BROWSER=firefox ${screenReader}`,
    figure: bothEnginesOf,
  },
  {
    name: "effort",
    claim:
      "A new customer with one device needs at most 110 presses of keys that are no text, or 30 taps; an owner with a saved card four typed values and 14 taps",
    command: `TESTS=all ${tests("e2e", journey("thorough/effort"))}`,
    figure: effortOf,
  },
  {
    name: "lists",
    claim:
      "Every list stays small with 10,000 equal rows and with a text of 5 MB, and needs no wider page",
    command: `TESTS=all ${tests("browser", "packages/ui/test/thorough")}`,
    figure: testsOf("lists"),
  },
  {
    name: "icons",
    claim: "No two of the 411 icons differ in less than 2 % of their pixels",
    command: tests("browser", "packages/ui/src/components/TrackerIcon"),
    figure: found(
      /closest on a light page: .*, ([\d.]+ %) of.*closest on a dark page: .*, ([\d.]+ %) of/s,
      (light, dark) => `the closest two differ in ${light} on a light page, ${dark} on a dark one`,
    ),
  },
];
