/**
 * The oldest supported version of each browser, by its key in the Baseline data. Chrome's also
 * applies to the Android WebView. `tests/floor.test.ts` derives them from the features in the
 * build.
 */
export const FLOOR = {
  chrome: 123,
  chrome_android: 123,
  edge: 123,
  firefox: 128,
  firefox_android: 128,
  safari: 18,
  safari_ios: 18,
};

/** The same versions for the bundler. */
export const target = [
  `chrome${FLOOR.chrome}`,
  `edge${FLOOR.edge}`,
  `firefox${FLOOR.firefox}`,
  `safari${FLOOR.safari}`,
  `ios${FLOOR.safari_ios}`,
];
