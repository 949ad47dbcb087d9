/**
 * The message for a Node that is too old; undefined if it is recent enough.
 *
 * @param needed the range in a manifest's `engines`, such as `>=22.13`
 */
export function versionProblem(running: string, needed: string): string | undefined {
  const [lowest = ""] = /[\d.]+/.exec(needed) ?? [];
  const [major = 0, minor = 0] = running.split(".").map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = lowest.split(".").map(Number);
  return major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)
    ? undefined
    : `The sandbox needs Node ${lowest} or later. This is Node ${running}.`;
}
