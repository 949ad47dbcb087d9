/** The goals of the benchmarks. Sizes are in bytes after gzip. */
export const GOALS = {
  /** The SDK, bundled and minified, with all operations and its transport. */
  sdkBytes: 7_000,
  /** One import from the hooks, without peers: a rule, a rule with its table, a look-up hook, … */
  ruleBytes: 400,
  tableBytes: 500,
  lookupBytes: 1_500,
  pricingBytes: 3_000,
  fieldBytes: 4_700,
  /** Type instantiations of a file that calls all operations. */
  instantiations: 600,
  /**
   * A read by the SDK divided by a bare `fetch`, on a stub that answers at once. The goal of a write
   * is the same ratio of openapi-fetch.
   */
  getRatio: 1.6,
  /** JavaScript fetched on the first visit until the e-mail form is usable. */
  firstRouteBytes: 106_000,
  /**
   * Milliseconds until the first typed key is kept, on a slow network and processor, divided by those
   * of a page with native controls.
   */
  firstKeyRatio: 1.35,
  /** `SearchableSelect` of the UI package with its part of React Aria, without React. */
  searchableSelectBytes: 65_200,
  /** The sandbox's requests per second divided by those of a bare Node server. */
  throughputRatio: 0.3,
  /** The sandbox in a page with SQLite. */
  inPageBytes: 700_000,
  /** The device picker with 10,000 devices divided by the same with ten. */
  pickerRatio: { opening: 2.1, filtering: 2 },
  /** Options of the device picker in the document. */
  pickerOptions: 50,
  /** The dialog of the tracker icons with all 411 divided by the same with ten: opening. */
  iconRatio: 3,
  /** Tracker icons in the document. */
  iconsInDocument: 60,
} as const;
