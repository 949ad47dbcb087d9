/**
 * What a person at the terminal is told when this Node is too old; undefined when it is not.
 *
 * @param needed the lowest version as a manifest's `engines` has it: `>=22.18`
 */
export function versionProblem(running: string, needed: string): string | undefined {
  const [lowest = ""] = /[\d.]+/.exec(needed) ?? [];
  const [major = 0, minor = 0] = running.split(".").map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = lowest.split(".").map(Number);
  return major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)
    ? undefined
    : `The sandbox needs Node ${lowest} or later, for its SQLite; this is Node ${running}.`;
}
