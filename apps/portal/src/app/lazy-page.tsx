import { lazy, useDeferredValue, useState, type ComponentType } from "react";

/** A page in a chunk of its own. */
export interface LazyPage {
  readonly Component: ComponentType;
  /** Loads the chunk in advance, so that the page is shown at once, without a fallback. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/**
 * The value to show: the previous one, with `isLoading`, until the code of the new page has loaded.
 */
export function useLoaded<Value>(
  value: Value,
  pageOf: (value: Value) => LazyPage | undefined,
): { shown: Value; isLoading: boolean } {
  const before = useDeferredValue(value);
  const isLoaded = pageOf(value)?.isLoaded() ?? true;
  const shown = isLoaded ? value : before;
  return { shown, isLoading: shown !== value };
}

/** A page that is loaded on demand, in parallel with whatever else it needs to render. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  loadOthers?: () => Promise<unknown> | undefined,
): LazyPage {
  let ready: ComponentType | undefined;
  const loaded = async () => {
    const [page] = await Promise.all([load(), loadOthers?.()]);
    ready = page.default;
    return page;
  };
  const Lazy = lazy(loaded);
  return {
    Component: () => {
      // The same while it is mounted: another component would start without the state of this one.
      const [Page] = useState(() => ready ?? Lazy);
      return <Page />;
    },
    // If this fails, rendering loads the chunk again, and its error reaches the error boundary.
    preload: () => loaded().then(ignore, ignore),
    isLoaded: () => ready !== undefined,
  };
}

const ignore = () => {};
