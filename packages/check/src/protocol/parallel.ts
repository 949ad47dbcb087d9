import { caseName } from "../reads/run-reads.ts";
import { lookupCases } from "../reads/lookup-cases.ts";
import { isRefused } from "../reads/refusal.ts";
import { isSuccess, jsonOf } from "../reads/body.ts";
import { titleOf, type RecordedCall, type Session } from "../session.ts";

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
  const firstPage = lookupCases().filter(
    ({ call, variant = "", expect }) =>
      expect === "success" && !variant.endsWith("_pack") && !excluded.has(call),
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
    "parallel-loads",
    null,
    Array.from(counts, ([problem, count]) => `${problem}, for ${count} of ${visitors} visitors`),
  );
  results.note(
    `${visitors} visitors at once`,
    `${all.length} lookups of ${new Set(firstPage.map(caseName)).size} different kinds`,
  );
}
