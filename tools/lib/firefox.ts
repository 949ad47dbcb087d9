import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

const NO_FIREFOX =
  "No Firefox found. Install Firefox (on Debian: apt-get install firefox-esr), or set WAYPOST_FIREFOX to its path.";

/**
 * Returns the path of a stock Firefox: the one in `WAYPOST_FIREFOX`, or an installed one.
 * @throws Error if there is none
 */
export function findFirefox(): string {
  const given = process.env["WAYPOST_FIREFOX"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const installed = ["firefox", "firefox-esr"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  const path = given ?? [...installed, MAC].find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(NO_FIREFOX);
  if (!existsSync(path)) throw new Error(`WAYPOST_FIREFOX is not the path of a file: ${path}`);
  return path;
}
