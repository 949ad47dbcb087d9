/**
 * The features that need newer browsers: the row of the table in `docs/browsers.md`, and the names
 * in Baseline's data. A name includes all names that begin with it.
 */
export const BEYOND: Readonly<Record<string, readonly string[]>> = {
  "`BarcodeDetector`": ["api.BarcodeDetector"],
  "`calc-size()`": ["css.types.calc-size"],
  "`reading-flow`": ["css.properties.reading-flow"],
  "`text-wrap: pretty`": ["css.properties.text-wrap.pretty"],
  "`scrollbar-width`": ["css.properties.scrollbar-width"],
  "`user-select`, `print-color-adjust`, `text-size-adjust`, `:autofill`": [
    "css.properties.user-select",
    "css.properties.print-color-adjust",
    "css.properties.text-size-adjust",
    "css.selectors.autofill",
  ],
  "`cursor`, `resize`": ["css.properties.cursor", "css.properties.resize"],
  "`forced-color-adjust`": ["css.properties.forced-color-adjust"],
  "`::marker`": ["css.selectors.marker"],
  "`isComposing`": ["api.KeyboardEvent.isComposing"],
  "`srcObject`": ["api.HTMLMediaElement.srcObject"],
  "`window.open` with features": ["api.Window.open"],
  "`AbortSignal.timeout`": ["api.AbortSignal.timeout_static"],
  "`Symbol.dispose`": ["javascript.builtins.Symbol.dispose"],
  "`navigator.connection`": ["api.Navigator.connection"],
  "`interpolate-size`": ["css.properties.interpolate-size"],
  "`navigator.vibrate`": ["api.Navigator.vibrate"],
};

const NAMES = Object.values(BEYOND).flat();

/** Returns the name in {@link BEYOND} that includes a feature. */
export const nameFor = (key: string): string | undefined =>
  NAMES.find((name) => key === name || key.startsWith(`${name}.`));
