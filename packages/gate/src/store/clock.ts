import { ask, type Work } from "./store.ts";

export const DAY = 24 * 60 * 60 * 1000;

/** The clock is saved with writes, but not more often than this, in milliseconds. */
const SAVE_MS = 1000;

/** The time that a vendor has, in SQL. An hour is the longest that a gate accepts. */
export const LIMIT = "coalesce((SELECT at FROM clock WHERE name = 'limit'), 3600000)";

/** How a store is opened. */
export interface StoreOptions {
  /** True for a command beside a gate that may be running. Default false. */
  readonly isBeside?: boolean;
  /** The time that the vendor has to answer a write, in milliseconds. Default 120,000. */
  readonly limitMs?: number;
}

/**
 * Creates the clock of a store. It runs by the monotonic clock of the gate that is ahead. Between
 * two runs it advances by the step of the wall clock, at most by a day, so that a wrong wall clock
 * deletes nothing. `wall` is SQL, and so is `server`, a number that another server does not have.
 */
export function createClock(
  wall: string,
  server: string,
  { isBeside = false, limitMs = 120_000 }: StoreOptions = {},
) {
  let offset: number | undefined;
  /** The server, and the last saved time that this gate knows of. */
  let last = { server: -1, time: 0 };
  const now = () => Math.floor((offset ?? 0) + performance.now());

  /**
   * Sets the clock, and saves it. After a start of the gate or the server, and in a database that was
   * replaced by an older one, writes since the last saved time may have been lost: a gap.
   */
  function* tick(): Work<void> {
    const rows = yield* ask<{ name: string; at: number }>(
      `SELECT name, at FROM clock UNION ALL SELECT 'now', ${wall} UNION ALL SELECT 'server', ${server}`,
    );
    const saved = new Map(rows.map(({ name, at }) => [name, at]));
    const current = saved.get("now") ?? 0;
    const step = current - (saved.get("wall") ?? 0);
    const time = saved.get("time");
    const start = time === undefined ? current : time + Math.min(Math.max(0, step), DAY);
    offset = Math.max(offset ?? start - performance.now(), (time ?? 0) - performance.now());
    if (isBeside) return;
    const isKnown = time !== undefined && step >= 0 && step <= DAY;
    const known = saved.get("server") ?? 0;
    const isLost = time === undefined || time < last.time || known !== last.server;
    if (isLost)
      yield* ask("INSERT INTO gaps VALUES ($1, gate_now()) ON CONFLICT DO NOTHING", [
        isKnown ? time : 0,
      ]);
    last = { server: known, time: isLost ? now() : time };
    if (!isLost && now() - time < SAVE_MS) return;
    yield* ask(
      `INSERT INTO clock VALUES ('created', gate_now()), ('time', gate_now()), ('wall', ${wall}),
         ('limit', ${Math.ceil(limitMs)})
       ON CONFLICT (name) DO UPDATE SET at = excluded.at
       WHERE clock.name IN ('wall', 'limit') OR (clock.name = 'time' AND clock.at < excluded.at)`,
    );
  }

  return { now, tick };
}
