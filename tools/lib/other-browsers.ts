import { findChromium } from "./browser.ts";
import { findFirefox } from "./firefox.ts";
import { findWebKit } from "./webkit.ts";

const journeys = (...names: string[]): string[] =>
  names.map((name) => `apps/portal/e2e/${name}.test.ts`);

interface OtherBrowser {
  readonly name: string;
  readonly find: () => unknown;
  /** The variables that make the journeys run in it. */
  readonly env: (path: string) => Record<string, string>;
  /** All journeys, if there are none. */
  readonly files: readonly string[];
}

/** The browsers in which `npm run test:all` runs journeys, as well as in the Chromium of the lockfile. */
const OTHERS: readonly OtherBrowser[] = [
  {
    name: "the installed Chromium",
    find: findChromium,
    env: (WAYPOST_BROWSER) => ({ WAYPOST_BROWSER }),
    files: [],
  },
  {
    name: "Firefox",
    find: findFirefox,
    env: () => ({ BROWSER: "firefox" }),
    files: journeys("walk/owners-walk", "keyboard", "refused-card", "sent-once"),
  },
  {
    name: "WebKit",
    find: findWebKit,
    env: () => ({ BROWSER: "webkit" }),
    files: journeys("walk/owners-walk"),
  },
];

/** Returns the browsers that are installed, and prints a line for each missing one. */
export function otherBrowsers(print: (line: string) => void, browsers = OTHERS) {
  return browsers.flatMap(({ name, find, env, files }) => {
    try {
      return [{ name, env: env(String(find())), files }];
    } catch (error) {
      print(`No journeys in ${name}: ${(error as Error).message}`);
      return [];
    }
  });
}
