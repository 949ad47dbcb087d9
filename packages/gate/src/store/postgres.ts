import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { ClientBase, Pool, PoolClient } from "pg";
import { createLanes } from "../lanes.ts";
import { createClock, type StoreOptions } from "./clock.ts";
import { createStore, SCHEMA } from "./sql-store.ts";
import { ask, type Run, type Work, BusyError, StoreError, type Store } from "./store.ts";

/** Serializes the creation of the tables by several gates. Any number that nobody else uses. */
const SCHEMA_LOCK = 77_250_318;

/** The orders that a gate works on at a time. Each has a connection, which holds its locks. */
const LANES = 20;

/** The connections for everything else. */
const CONNECTIONS = 10;

/** No statement may take longer, in milliseconds, but the wait for a lock. */
const LIMIT_MS = 5000;

/** The result of an order waits this long until its lanes are free, in milliseconds. */
const UNLOCK_MS = 500;

/** The settings of each connection without which the gate would not keep its promise, in SQL. */
const NEEDED = {
  // A row would be lost when the server crashes. An even safer commit stays.
  synchronous_commit:
    "CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END",
  default_transaction_isolation: "'read committed'",
  statement_timeout: `'${LIMIT_MS / 1000}s'`,
};

/** The server finds out in half a minute that a gate is gone, and frees its locks. */
const KEEP_ALIVES = {
  tcp_keepalives_idle: "'10'",
  tcp_keepalives_interval: "'5'",
  tcp_keepalives_count: "'3'",
};

const STATEMENT_TIMEOUT = "57014";

const WALL = "floor(extract(epoch from clock_timestamp()) * 1000)::bigint";

/** Another number after a restart, after another server took over, and in another database. */
const SERVER = `floor(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint
  + (SELECT oid::bigint FROM pg_database WHERE datname = current_database())`;

/** Opens the store in a PostgreSQL database, which several gates can share. @throws StoreError */
export async function openPostgresStore(url: string, options?: StoreOptions): Promise<Store> {
  const { default: pg } = await import("pg");
  // Numbers of milliseconds are exact in JavaScript.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);

  function openPool(max: number): Pool {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: LIMIT_MS,
      // The server does not answer at all.
      query_timeout: LIMIT_MS + 1000,
      keepAlive: true,
      // The pool waits for it, which its type does not say.
      // eslint-disable-next-line typescript/no-misused-promises
      onConnect: prepare,
    });
    pool.on("error", () => {});
    return pool;
  }

  const [laned, shared] = [openPool(LANES), openPool(CONNECTIONS)];
  const lanes = createLanes(LANES);
  const { now, tick } = createClock(WALL, SERVER, options);

  async function perform<T>(client: PoolClient, work: Work<T>, mode?: string): Promise<T> {
    // Not in the transaction: a gate that stands still would hold the clock for all others.
    if (mode === "durable") await perform(client, tick(), "read");
    const isRead = mode === "read";
    if (!isRead) await client.query("BEGIN");
    try {
      let step = work.next();
      while (!step.done) {
        const sql = step.value.sql.replaceAll("gate_now()", String(now()));
        step = work.next((await client.query<object>(sql, [...step.value.values])).rows);
      }
      if (!isRead) await client.query("COMMIT");
      return step.value;
    } catch (error) {
      if (!isRead) await client.query("ROLLBACK").catch(() => {});
      throw error;
    }
  }

  async function close(): Promise<void> {
    // A server that hangs does not close connections.
    const limit = delay(LIMIT_MS, undefined, { ref: false });
    await Promise.race([Promise.allSettled([laned.end(), shared.end()]), limit]);
  }

  try {
    await using(shared, async (client) => {
      await perform(client, createTables());
      await perform(client, tick(), "read");
    });
    await using(laned, (one) => using(laned, (other) => checkSessions(one, other)));
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`Cannot open the PostgreSQL store: ${reason}.`, { cause: error });
  }

  return createStore({
    isFree: "pg_try_advisory_xact_lock_shared($1::bigint)",
    run: (work, mode) => using(shared, (client) => perform(client, work, mode)),
    inLanes<T>(names: readonly string[], waitMs: number, work: (run: Run) => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const end = performance.now() + waitMs;
      const locked = async (client: PoolClient) => {
        await lock(client, names, end - performance.now());
        const worked = work((one, mode) => perform(client, one, mode));
        await worked.catch(() => {});
        const unlocked = client.query("SELECT pg_advisory_unlock_all()");
        const limit = delay(UNLOCK_MS, undefined, { ref: false });
        void Promise.race([unlocked.catch(() => {}), limit]).then(() => resolve(worked));
        await unlocked;
      };
      void lanes.run(names, waitMs, () => using(laned, locked)).catch(reject);
      return promise;
    },
    check: () => using(shared, async (client) => void (await client.query("SELECT 1"))),
    close,
  });
}

/** Uses a connection. It is closed if the work fails, because its state is unknown then. */
async function using<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const result = work(client);
  void result.then(
    () => client.release(),
    () => client.release(true),
  );
  return result;
}

function* createTables(): Work<void> {
  yield* ask("SELECT pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
  for (const sql of SCHEMA.split(";")) yield* ask(sql);
  yield* ask("INSERT INTO secrets VALUES ('names', $1) ON CONFLICT DO NOTHING", [randomBytes(32)]);
}

/**
 * Sets up a new connection, whatever the server, the role, the database or a pooler has set.
 * @throws if a setting does not hold
 */
async function prepare(client: ClientBase): Promise<void> {
  // A connection that breaks fails the query that is running or the next one, nothing else.
  client.on("error", () => {});
  const sets = Object.entries({ ...NEEDED, ...KEEP_ALIVES }).map(
    ([name, value]) => `set_config('${name}', ${value}, false) AS ${name}`,
  );
  const set = await client.query<Record<string, string>>(`SELECT ${sets.join(", ")}`);
  const names = Object.keys(NEEDED);
  const reads = names.map((name) => `current_setting('${name}') AS ${name}`);
  const read = await client.query<Record<string, string>>(`SELECT ${reads.join(", ")}`);
  const wrong = names.find((name) => read.rows[0]?.[name] !== set.rows[0]?.[name]);
  if (wrong !== undefined) throw new Error(`the setting ${wrong} does not hold`);
}

/** Locks the lanes in their order. The locks end with the connection. @throws BusyError */
async function lock(client: PoolClient, names: readonly string[], waitMs: number): Promise<void> {
  const wait = Math.max(1, Math.ceil(waitMs));
  const text = `SET statement_timeout = ${wait};
    SELECT pg_advisory_lock(lane) FROM unnest('{${names.join(",")}}'::bigint[]) AS lane;
    SET statement_timeout = ${LIMIT_MS}`;
  const query = { text, query_timeout: wait + LIMIT_MS };
  await client.query(query).catch((error: unknown) => {
    const isBusy = error instanceof Error && "code" in error && error.code === STATEMENT_TIMEOUT;
    throw isBusy ? new BusyError("Another gate is working in the lane.", { cause: error }) : error;
  });
}

const sessionOf = async (client: PoolClient): Promise<number | undefined> =>
  (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;

/** A pooler that gives each transaction another session would lose the locks. @throws an Error */
async function checkSessions(one: PoolClient, other: PoolClient): Promise<void> {
  const before = await sessionOf(one);
  await other.query("BEGIN");
  const sessions = [await sessionOf(other), await sessionOf(one)];
  await other.query("ROLLBACK");
  if (sessions[0] === before || sessions[1] !== before)
    throw new Error("a pooler in front of it does not keep sessions");
}
