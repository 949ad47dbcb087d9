import { features } from "web-features";
import { FLOOR } from "../../../apps/portal/vite/floor.ts";

type Browser = keyof typeof FLOOR;

/** The first version of each browser with a feature. */
type Support = Readonly<Partial<Record<Browser, string>>>;

/** Baseline's data, by the MDN name of a feature such as `css.types.calc-size`. */
export const SUPPORT: ReadonlyMap<string, Support> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === "feature"
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]): [string, Support] => [key, support],
        )
      : [],
  ),
);

const BROWSERS = Object.keys(FLOOR) as Browser[];

/** Returns the first version of a browser with the feature. Infinity if it has none. */
function since(key: string, browser: Browser): number {
  const version = SUPPORT.get(key)?.[browser];
  return version === undefined ? Infinity : Number.parseFloat(version.replace("≤", ""));
}

/** True if a browser of the minimum versions lacks this feature. */
export const isBeyondFloor = (key: string): boolean =>
  SUPPORT.has(key) && BROWSERS.some((browser) => since(key, browser) > FLOOR[browser]);

/** Returns the oldest versions that have all of these features. */
export const neededFor = (keys: readonly string[]): Record<Browser, number> =>
  Object.fromEntries(
    BROWSERS.map((browser) => [browser, Math.max(...keys.map((key) => since(key, browser)))]),
  ) as Record<Browser, number>;
