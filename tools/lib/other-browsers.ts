import { findFirefox } from "./firefox.ts";
import { findWebKit } from "./webkit.ts";

const journeys = (...names: string[]): string[] =>
  names.map((name) => `apps/portal/e2e/${name}.test.ts`);

/** The browsers in which `npm run test:all` runs some journeys. `engine` is for `BROWSER`. */
const OTHERS: readonly { name: string; engine: string; find: () => unknown; files: string[] }[] = [
  {
    name: "Firefox",
    engine: "firefox",
    find: findFirefox,
    files: journeys("walk/owners-walk", "keyboard", "refused-card", "sent-once"),
  },
  { name: "WebKit", engine: "webkit", find: findWebKit, files: journeys("walk/owners-walk") },
];

/** Returns the installed browsers, and prints a line for each missing one. */
export const otherBrowsers = (print: (line: string) => void, browsers = OTHERS) =>
  browsers.filter(({ name, find }) => {
    try {
      return Boolean(find());
    } catch (error) {
      print(`No journeys in ${name}: ${(error as Error).message}`);
      return false;
    }
  });
