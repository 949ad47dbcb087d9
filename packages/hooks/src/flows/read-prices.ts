import type { Query } from "../queries/query.ts";
import type { Ports } from "./ports.ts";
import { isOutdated } from "./price-check.ts";
import { readFresh } from "./read-fresh.ts";

/** Prices as a look at the server has found them so far. */
export interface FoundPrices<List> {
  /** When they were asked for, in milliseconds of the page's monotonic clock. */
  readonly at: number;
  /** The lists that were asked for; `null` for one that has not arrived or could not be read. */
  readonly lists: Readonly<Record<string, List | null>>;
  /** No more arrive. */
  readonly isOver: boolean;
}

/**
 * Reads lists of prices past every cache and tells of each as it arrives: nobody has to wait for a
 * list without a price of theirs. Nothing is read if the last look, at `since`, is recent.
 */
export async function readPrices<List>(
  { queryClient, monotonicNow }: Pick<Ports, "queryClient" | "monotonicNow">,
  { wanted, since }: { wanted: Readonly<Record<string, Query<List>>>; since: number | null },
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
      lists[name] = await readFresh(queryClient, query).catch(() => null);
      tell({ at, lists: { ...lists }, isOver: false });
    }),
  );
  tell({ at, lists, isOver: true });
}
