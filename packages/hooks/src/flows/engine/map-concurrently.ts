import type { CallSignal } from "../../platform.ts";

// Declared here, because not every runtime's types include it.
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;

/** Results that arrive within this many milliseconds are reported together. */
const BATCH_MS = 50;

/**
 * Processes many items with a limited number of calls at a time, and reports results as they
 * arrive. Failed items are skipped. Ends early when the signal aborts.
 * @throws the first error of the skipped items, after all items
 */
export async function mapConcurrently<Item, Result>(
  { items, atOnce, signal }: { items: readonly Item[]; atOnce: number; signal: CallSignal },
  work: (item: Item) => Promise<Result>,
  report: (results: readonly (readonly [Item, Result])[]) => void,
): Promise<void> {
  let results: (readonly [Item, Result])[] = [];
  const flush = () => {
    const batch = results;
    results = [];
    if (batch.length > 0 && !signal.aborted) report(batch);
  };
  const take = (result: readonly [Item, Result]) => {
    if (results.length === 0) setTimeout(flush, BATCH_MS);
    results.push(result);
  };
  const queue = items.values();
  const errors: unknown[] = [];
  const worker = async () => {
    for (const item of queue) {
      if (signal.aborted) return;
      try {
        take([item, await work(item)]);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  flush();
  if (errors.length > 0 && !signal.aborted) throw errors[0];
}
