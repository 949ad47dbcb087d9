import type { CallSignal } from "../../platform.ts";
import type { Query } from "../../queries/query.ts";
import type { Ports } from "../engine/ports.ts";
import { isOutdated } from "./price-check.ts";

/** Prices as a look at the server has found them so far. */
export interface FoundPrices<List> {
  /** When they were asked for, in milliseconds of the page's monotonic clock. */
  readonly at: number;
  /** The lists that were asked for; `null` for one that has not arrived or could not be read. */
  readonly lists: Readonly<Record<string, List | null>>;
  /** No more arrive. */
  readonly isOver: boolean;
}

interface Wanted<List> {
  readonly wanted: Readonly<
    Record<string, Pick<Query<List>, "queryKey" | "queryFn" | "uncachedFn">>
  >;
  /** When they were read last. */
  readonly since: number | null;
  readonly signal: CallSignal;
}

/**
 * Reads lists of prices past every cache and tells of each as it arrives: nobody has to wait for a
 * list without a price of theirs. Nothing is read if the last look, at `since`, is recent.
 */
export async function readPrices<List>(
  { queryClient, monotonicNow }: Pick<Ports, "queryClient" | "monotonicNow">,
  { wanted, since, signal }: Wanted<List>,
  tell: (found: FoundPrices<List>) => void,
): Promise<void> {
  const at = monotonicNow();
  const queries = Object.entries(wanted);
  const isRecent = since !== null && !isOutdated(since, at);
  if (isRecent || queries.length === 0) {
    return tell({ at: since ?? at, lists: {}, isOver: true });
  }
  const lists: Record<string, List | null> = {};
  for (const [name] of queries) lists[name] = null;
  await Promise.all(
    queries.map(async ([name, query]) => {
      const read = query.uncachedFn ?? query.queryFn;
      const list = await read({ signal }).catch(() => null);
      // For the other pages: they would show what was read before.
      if (list !== null) queryClient.setQueryData(query.queryKey, list);
      lists[name] = list;
      tell({ at, lists: { ...lists }, isOver: false });
    }),
  );
  tell({ at, lists, isOver: true });
}
