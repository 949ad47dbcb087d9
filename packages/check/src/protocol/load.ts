import { checks } from "../check.ts";
import { isSuccess, jsonOf } from "../reads/body.ts";
import { isRefused } from "../reads/examine.ts";
import { lookups } from "../reads/lookups.ts";
import { casesOf } from "../reads/read-rule.ts";
import { titleOf, type RecordedCall, type Session } from "../session.ts";

export const loadChecks = checks({
  latency: {
    severity: "minor",
    rule: "A read is answered within two seconds.",
    impact: "The customer has to wait.",
    fix: "Make the call faster, or cache it where that is allowed.",
  },
  "parallel-loads": {
    severity: "major",
    rule: "Ten visitors can load the lookups of their first page at once.",
    impact: "Prices and lists are missing at busy times.",
    fix: "Allow this many concurrent calls, or cache the lookups.",
  },
});

/** Customers notice a longer delay. */
const SLOW_MS = 2000;

/** Larger bodies should be compressed. */
const LARGE_BYTES = 4000;

/** Checks the latency of reads, and notes their dialect and uncompressed bodies. */
export function checkPerformance({ results, recorded, dialect }: Session): void {
  const answered = recorded.filter(({ exchange }) => exchange.status > 0);
  const slow = answered.filter(({ exchange }) => exchange.milliseconds > SLOW_MS);
  results.record(
    loadChecks.latency,
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

/** Larger replies are excluded, because all replies are in memory at once. */
const MAX_CHARACTERS = 1_000_000;

const isExcluded = ({ isExpected, exchange }: RecordedCall): boolean =>
  !isExpected || exchange.characters > MAX_CHARACTERS;

/** Loads the nine lookups of the first page for several visitors at once. */
export async function checkParallelLoads(session: Session): Promise<void> {
  const { results, recorded, send } = session;
  const { visitors } = session.limits;
  const excluded = new Set(recorded.filter(isExcluded).map(({ call }) => call));
  // The first page loads no packs. Calls that fail alone or are too large are reported elsewhere.
  const firstPage = casesOf(session, lookups).filter(
    ({ call, variant = "", expect, skipped }) =>
      (expect ?? skipped) === undefined && !variant.endsWith("_pack") && !excluded.has(call),
  );
  const all = Array.from({ length: visitors }, () => firstPage).flat();
  const found = await Promise.all(
    all.map(async (read) => {
      const exchange = await send({ ...read, maxBytes: 2 * MAX_CHARACTERS });
      const body = jsonOf(exchange);
      if (isSuccess(exchange.status) && body !== undefined && !isRefused(read.call, body))
        return [];
      const reason = exchange.status === 0 ? (exchange.failure ?? "no reply") : exchange.status;
      return [{ read, reason }];
    }),
  );
  const problems = found.flat().map(({ read, reason }) => `${titleOf(read.call)}: ${reason}`);
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  results.record(
    loadChecks["parallel-loads"],
    null,
    Array.from(counts, ([problem, count]) => `${problem}, for ${count} of ${visitors} visitors`),
  );
  results.note(
    `${visitors} visitors at once`,
    `${all.length} lookups of ${firstPage.length} different kinds`,
  );
}
