/**
 * Returns the error message if the version of Node is too old, otherwise undefined.
 *
 * @param needed the range in `engines` of a manifest, such as `>=22.13`
 */
export function versionProblem(running: string, needed: string): string | undefined {
  const [lowest = ""] = /[\d.]+/.exec(needed) ?? [];
  const [major = 0, minor = 0] = running.split(".").map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = lowest.split(".").map(Number);
  return major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)
    ? undefined
    : `The sandbox needs Node ${lowest} or later. This is Node ${running}.`;
}
