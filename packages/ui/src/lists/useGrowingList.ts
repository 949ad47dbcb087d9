import { type RefCallback, useCallback, useMemo, useRef, useState } from "react";
import { truncateRow } from "../text/truncate.ts";

/** The maximum number of rows at first. React is slow with long lists. */
export const MAX_RENDERED = 50;

interface GrowingList<Item> {
  /** The first 50 rows, or more once the last one was in view. Their texts are truncated. */
  shown: readonly Item[];
  /** Returns the ref for the row with this index. */
  refOf: (index: number) => RefCallback<Element> | undefined;
}

/**
 * Renders 50 rows of a list, and 50 more whenever the last one comes into view. A selected row
 * beyond them comes first.
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  chosen: Item | null = null,
): GrowingList<Item> {
  const [limit, setLimit] = useState(MAX_RENDERED);
  const watch = useInView(useCallback(() => setLimit((rows) => rows + MAX_RENDERED), []));
  const hasMore = items.length > limit;
  const shown = useMemo(
    () => chosenFirst(items, chosen, limit).slice(0, limit).map(truncateRow),
    [items, chosen, limit],
  );
  return {
    shown,
    refOf: (index) => (hasMore && index === limit - 1 ? watch : undefined),
  };
}

/** Returns a ref and calls `onInView` when its element comes into view. */
export function useInView(onInView: () => void): RefCallback<Element> {
  const watching = useRef<IntersectionObserver | null>(null);
  return useCallback(
    (element) => {
      // React 18 calls a ref with null instead of the returned function.
      watching.current?.disconnect();
      watching.current = null;
      if (element === null) return;
      watching.current = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onInView();
      });
      watching.current.observe(element);
    },
    [onInView],
  );
}

/** Moves a selected item that is not among the first ones to the beginning. */
export function chosenFirst<Item>(
  items: readonly Item[],
  chosen: Item | null,
  limit: number = MAX_RENDERED,
): readonly Item[] {
  const at = chosen === null ? -1 : items.indexOf(chosen);
  if (chosen === null || at < limit) return items;
  return [chosen, ...items.slice(0, at), ...items.slice(at + 1)];
}
