import { delay } from "../../delay.ts";
import { newAbort, openedAt, type CallSignal } from "../../platform.ts";
import type { Query } from "../../queries/query.ts";
import type { Ports } from "../engine/ports.ts";
import { isWithin, momentOf, type Moment } from "./price-check.ts";

/** The prices that a read has found so far. */
export interface FoundPrices<List> {
  /** Time at which the last list arrived. */
  readonly at: Moment;
  /** The requested lists; `null` for a list that has not arrived or could not be read. */
  readonly lists: Readonly<Record<string, List | null>>;
  /** True if no more lists will arrive. */
  readonly isOver: boolean;
  /**
   * If a list could not be read: the last known values of all lists, and the time of the oldest.
   * `null` if one was not read during this visit or the last 24 hours.
   */
  readonly lastKnown: { readonly lists: Readonly<Record<string, List>>; readonly at: Date } | null;
}

export type PriceQuery<List> = Pick<Query<List>, "queryKey" | "queryFn" | "uncachedFn">;

interface Wanted<List> {
  readonly wanted: Readonly<Record<string, PriceQuery<List>>>;
  /** Time of the last read. */
  readonly since: Moment | null;
  readonly signal: CallSignal;
}

/** Milliseconds for which a read is recent enough to agree to its prices, and to send them. */
const MAX_AGE_MS = 5_000;

/** True if prices that were read at this moment may still be agreed to, and sent. */
export const isRecent = (at: Moment, now: Moment): boolean => isWithin(MAX_AGE_MS, at, now);

/** Milliseconds for all lists together. Lists that arrive later may be out of date. */
const TIME_LIMIT_MS = 10_000;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Reads price lists past every cache and reports each as it arrives, so that nobody waits for a
 * list that has none of their prices. Nothing is read if the last read, at `since`, is recent.
 */
export async function readPrices<List>(
  ports: Pick<Ports, "queryClient" | "monotonicNow" | "now">,
  { wanted, since, signal }: Wanted<List>,
  report: (found: FoundPrices<List>) => void,
): Promise<void> {
  const { queryClient } = ports;
  const asked = momentOf(ports);
  const queries = Object.entries(wanted);
  if ((since !== null && isRecent(since, asked)) || queries.length === 0) {
    return report({ at: since ?? asked, lists: {}, isOver: true, lastKnown: null });
  }
  const lists: Record<string, List | null> = {};
  for (const [name] of queries) lists[name] = null;
  const limit = withTimeLimit(signal);
  const all = queries.map(async ([name, query]) => {
    const read = query.uncachedFn ?? query.queryFn;
    const list = await read({ signal: limit.signal }).catch(() => null);
    const at = momentOf(ports);
    if (list === null || limit.signal.aborted || !isWithin(TIME_LIMIT_MS, asked, at)) return;
    // Updates the cache, so that other pages do not show older prices.
    queryClient.setQueryData(query.queryKey, list);
    lists[name] = list;
    report({ at, lists: { ...lists }, isOver: false, lastKnown: null });
  });
  await Promise.race([Promise.all(all), limit.over]);
  limit.end();
  const lastKnown = Object.values(lists).includes(null) ? lastKnownOf(queryClient, queries) : null;
  report({ at: momentOf(ports), lists: { ...lists }, isOver: true, lastKnown });
}

/** A signal that also aborts after the time limit. */
function withTimeLimit(signal: CallSignal) {
  const control = newAbort();
  const end = () => control.abort();
  signal.addEventListener("abort", end, { once: true });
  return { signal: control.signal, end, over: delay(TIME_LIMIT_MS, control.signal).then(end) };
}

/** The lists in the query cache. Their times are those of the system's clock. */
function lastKnownOf<List>(
  queryClient: Ports["queryClient"],
  queries: readonly (readonly [string, PriceQuery<List>])[],
): FoundPrices<List>["lastKnown"] {
  const lists: Record<string, List> = {};
  let oldest = Date.now();
  for (const [name, { queryKey }] of queries) {
    const { data, dataUpdatedAt } = (queryClient.getQueryState(queryKey) ?? {}) as Partial<{
      data: List;
      dataUpdatedAt: number;
    }>;
    if (data === undefined || dataUpdatedAt === undefined) return null;
    lists[name] = data;
    oldest = Math.min(oldest, dataUpdatedAt);
  }
  const isOfThisVisit = oldest >= openedAt() && Date.now() - oldest <= DAY;
  return isOfThisVisit ? { lists, at: new Date(oldest) } : null;
}
