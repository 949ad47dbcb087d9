import { titleOf, type Session } from "../session.ts";

/** Customers notice a longer delay. */
const SLOW_MS = 2000;

/** Larger bodies should be compressed. */
const LARGE_BYTES = 4000;

/** Checks the latency of reads, and notes their dialect and uncompressed bodies. */
export function checkPerformance({ results, recorded, dialect }: Session): void {
  const answered = recorded.filter(({ exchange }) => exchange.status > 0);
  const slow = answered.filter(({ exchange }) => exchange.milliseconds > SLOW_MS);
  results.record(
    "latency",
    null,
    slow.map(({ call, exchange }) => `${titleOf(call)}: ${seconds(exchange.milliseconds)}`),
  );
  const [slowest] = answered.toSorted((a, b) => b.exchange.milliseconds - a.exchange.milliseconds);
  if (slowest)
    results.note(
      "slowest read",
      `${titleOf(slowest.call)}, ${Math.round(slowest.exchange.milliseconds)} ms`,
    );
  for (const [call, text] of dialect.list()) results.note(call, text);
  const large = answered.filter(({ exchange }) => exchange.bytes > LARGE_BYTES);
  const uncompressed = large.filter(({ exchange }) => !("content-encoding" in exchange.headers));
  for (const { call, exchange } of uncompressed)
    results.note(titleOf(call), `${Math.round(exchange.bytes / 1000)} kB, not compressed`);
}

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 100) / 10} s`;
