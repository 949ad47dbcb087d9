import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const NO_WEBKIT =
  "No WebKit found. Install WebKitGTK with its driver, and Xvfb (on Debian: apt-get install webkit2gtk-driver xvfb).";

/** WebKit's driver, its minimal browser, and a virtual display. */
interface WebKit {
  driver: string;
  browser: string;
  display: string;
}

/** Returns the WebKit of the distribution. @throws Error if it is not installed */
export function findWebKit(): WebKit {
  const [browser] = globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser");
  const [driver, display] = ["WebKitWebDriver", "Xvfb"].map(inPath);
  if (browser === undefined || driver === undefined || display === undefined) {
    throw new Error(NO_WEBKIT);
  }
  return { driver, browser, display };
}

const inPath = (name: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
