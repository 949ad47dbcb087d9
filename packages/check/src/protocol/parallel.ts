import { caseName } from "../reads/run-reads.ts";
import { lookupCases } from "../reads/lookup-cases.ts";
import { isRefused } from "../reads/refusal.ts";
import { jsonOf } from "../reads/body.ts";
import { titleOf, type Recorded, type Session } from "../session.ts";

/** Replies that are all in memory at once must not be larger, in characters. */
const LARGE = 1_000_000;

const isLeftOut = ({ isSound, exchange }: Recorded): boolean =>
  !isSound || exchange.characters > LARGE;

/** The nine look-ups that a page makes when it opens, for several visitors at once. */
export async function checkParallelLoads(session: Session): Promise<void> {
  const { results, recorded, send } = session;
  const { visitors } = session.limits;
  const broken = new Set(recorded.filter(isLeftOut).map(({ call }) => call));
  // Packs are not loaded with the page; calls that fail alone or are too large are reported elsewhere.
  const starts = lookupCases().filter(
    ({ call, about = "", expect }) =>
      expect === "success" && !about.endsWith("_pack") && !broken.has(call),
  );
  const all = Array.from({ length: visitors }, () => starts).flat();
  const found = await Promise.all(
    all.map(async (read) => {
      const exchange = await send({ ...read, largest: 2 * LARGE });
      const body = jsonOf(exchange);
      if (exchange.status === 200 && body !== undefined && !isRefused(read.call, body)) return [];
      const what = exchange.status === 0 ? (exchange.failure ?? "no reply") : exchange.status;
      return [{ read, what }];
    }),
  );
  const problems = found.flat().map(({ read, what }) => `${titleOf(read.call)}: ${what}`);
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  results.judge(
    "parallel-loads",
    null,
    Array.from(counts, ([problem, count]) => `${problem}, ${count} times of ${visitors}`),
  );
  results.note(
    `${visitors} visitors at once`,
    `${all.length} look-ups of ${new Set(starts.map(caseName)).size} kinds`,
  );
}
