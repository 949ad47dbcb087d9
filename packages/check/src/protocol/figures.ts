import { titleOf, type Session } from "../session.ts";

/** Longer than this, owners notice that they wait. */
const SLOW = 2000;

/** The smallest body for which compression is worth a word. */
const LARGE = 4000;

/** How fast the reads were, which dialect they have, and whether large ones are compressed. */
export function checkFigures({ results, recorded, dialect }: Session): void {
  const answered = recorded.filter(({ exchange }) => exchange.status > 0);
  const slow = answered.filter(({ exchange }) => exchange.milliseconds > SLOW);
  results.judge(
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
  const large = answered.filter(({ exchange }) => exchange.bytes > LARGE);
  const plain = large.filter(({ exchange }) => !("content-encoding" in exchange.headers));
  for (const { call, exchange } of plain)
    results.note(titleOf(call), `${Math.round(exchange.bytes / 1000)} kB, not compressed`);
}

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 100) / 10} s`;
