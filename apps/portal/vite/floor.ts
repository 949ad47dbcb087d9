/**
 * The oldest supported version of each browser, by its key in the data of Baseline. Chrome's is also
 * that of the WebView of Android. `tests/floor.test.ts` derives them from what the build uses.
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

/** The same for the bundler. */
export const target = [
  `chrome${FLOOR.chrome}`,
  `edge${FLOOR.edge}`,
  `firefox${FLOOR.firefox}`,
  `safari${FLOOR.safari}`,
  `ios${FLOOR.safari_ios}`,
];
