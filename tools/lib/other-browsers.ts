import { findFirefox } from "./firefox.ts";
import { findWebKit } from "./webkit.ts";

/** A browser in which `npm test` runs some journeys, if it is installed. */
interface OtherBrowser {
  readonly name: string;
  /** The value of `BROWSER`. */
  readonly engine: "firefox" | "webkit";
  /** @throws Error if it is not installed */
  readonly find: () => unknown;
  /** The journeys. They take at most a minute on two idle cores. */
  readonly files: readonly string[];
}

const journeys = (...names: string[]): string[] =>
  names.map((name) => `apps/portal/e2e/${name}.test.ts`);

const OTHERS: readonly OtherBrowser[] = [
  {
    name: "Firefox",
    engine: "firefox",
    find: findFirefox,
    files: journeys("walk/owners-walk", "keyboard", "refused-card", "sent-once"),
  },
  { name: "WebKit", engine: "webkit", find: findWebKit, files: journeys("walk/owners-walk") },
];

/** Returns the installed browsers, and prints a line for each missing one. */
export function otherBrowsers(
  print: (line: string) => void,
  browsers: readonly OtherBrowser[] = OTHERS,
): OtherBrowser[] {
  return browsers.filter(({ name, find }) => {
    try {
      find();
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      print(`No journeys in ${name}: ${reason}`);
      return false;
    }
  });
}
