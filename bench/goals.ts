/** What the project promises; sizes in bytes after gzip. */
export const GOALS = {
  /** The SDK bundled and minified, with all operations and its transport. */
  sdkBytes: 6_000,
  /** Type instantiations of a file that uses all operations. */
  instantiations: 600,
  /** JavaScript of a cold first visit until the e-mail form is usable. */
  firstRouteBytes: 105_000,
  /** The sandbox's calls per second as a share of a bare Node server's. */
  throughputRatio: 0.3,
} as const;
