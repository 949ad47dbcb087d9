import { createHash } from "node:crypto";
import { listDoubts, resolveDoubt } from "./doubts.ts";
import { pseudonym } from "./seal.ts";
import { ask, parameters, type Run, type Work } from "./statements.ts";
import type { NewRow, Orders, Question, Row, Settlement, Store, StoredOrder } from "./store.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Replies are deleted after this time. */
const REPLY_KEPT_MS = 2 * DAY;

/** Consents are deleted after this time: three years, in which a charge may be disputed. */
const CONSENT_KEPT_MS = 3 * 365 * DAY;

/** Rows are deleted after this time. Clients use no key older than thirty days. */
const ROW_KEPT_MS = 35 * DAY;

/** The tables of both databases. Times are milliseconds since 1970. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS writes (
    key_hash text PRIMARY KEY, state text NOT NULL, at bigint NOT NULL, request text,
    operation text, owner text, outcome text, http_status integer, reply bytea
  );
  CREATE INDEX IF NOT EXISTS writes_by_time ON writes (at);
  CREATE TABLE IF NOT EXISTS subjects (
    owner text NOT NULL, subject text NOT NULL, at bigint NOT NULL, key_hash text NOT NULL,
    PRIMARY KEY (owner, subject, at, key_hash)
  );
  CREATE TABLE IF NOT EXISTS consents (
    key_hash text PRIMARY KEY, at bigint NOT NULL, operation text NOT NULL, consents text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS resolutions (
    key_hash text PRIMARY KEY, at bigint NOT NULL, note text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS secrets (name text PRIMARY KEY, value bytea NOT NULL);
  CREATE TABLE IF NOT EXISTS clock (name text PRIMARY KEY, at bigint NOT NULL);
`;

/** A database with the tables of {@link SCHEMA}, a clock and lanes. */
export interface Database extends Pick<Store, "check" | "close"> {
  /** Its time, as an SQL expression. */
  readonly now: string;
  /** True if nobody works in the lane $1, and keeps it free for the transaction. In SQL. */
  readonly isFree: string;
  /** On any connection. */
  readonly run: Run;
  /** The work gets a function that fails as soon as the lanes are lost. */
  readonly inLanes: <T>(
    lanes: readonly string[],
    waitMs: number,
    work: (run: Run) => Promise<T>,
  ) => Promise<T>;
}

/** The lane of a key. */
export const laneOfKey = (keyHash: string): string => `key ${keyHash}`;

/** The number of a lane, by which databases lock it. */
const numberOf = (lane: string): string =>
  createHash("sha256").update(lane).digest().readBigInt64BE().toString();

const find = (keyHash: string): Work<Row[]> =>
  ask<Row>(
    `SELECT state, request, outcome, http_status AS "httpStatus", reply
     FROM writes WHERE key_hash = $1`,
    [keyHash],
  );

function* release(keyHash: string): Work<void> {
  yield* ask("DELETE FROM writes WHERE key_hash = $1 AND state = 'sent'", [keyHash]);
  for (const table of ["consents", "subjects"])
    yield* ask(`DELETE FROM ${table} WHERE key_hash = $1`, [keyHash]);
}

const settle = (keyHash: string, { outcome, httpStatus, sealed }: Settlement) =>
  ask(
    `UPDATE writes SET state = 'done', outcome = $2, http_status = $3, reply = $4
     WHERE key_hash = $1 AND state IN ('sent', 'in-doubt')`,
    [keyHash, outcome, httpStatus, sealed],
  );

/** Creates the store in a database. */
export function createStore({ now, isFree, run, inLanes, check, close }: Database): Store {
  let secret: Uint8Array | undefined;

  /** The pseudonyms of an owner and of subjects. */
  function* names(texts: readonly string[]): Work<string[]> {
    secret ??= (yield* ask<{ value: Uint8Array }>("SELECT value FROM secrets"))[0]?.value;
    return texts.map((text) => pseudonym(secret ?? new Uint8Array(), text));
  }

  const insert = (state: string, values: readonly unknown[]) =>
    ask(
      `INSERT INTO writes (key_hash, state, at, request, operation, owner)
       VALUES ($1, '${state}', ${now}, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1`,
      values,
    );

  function* claim({ keyHash, request, operation, owner, subjects, consents }: NewRow): Work<void> {
    const [ownerName = "", ...others] = yield* names([owner, ...subjects]);
    const added = yield* insert("sent", [keyHash, request, operation, ownerName]);
    if (added.length === 0) throw new Error("The key has a row.");
    const list = parameters(3, others).map((name) => `($1, ${name}, ${now}, $2)`);
    if (list.length > 0)
      yield* ask(`INSERT INTO subjects VALUES ${list.join(", ")} ON CONFLICT DO NOTHING`, [
        ownerName,
        keyHash,
        ...others,
      ]);
    if (consents !== null)
      yield* ask(`INSERT INTO consents VALUES ($1, ${now}, $2, $3)`, [
        keyHash,
        operation,
        consents,
      ]);
  }

  function* recent(owner: string, subjects: readonly string[], ms: number): Work<StoredOrder[]> {
    if (subjects.length === 0) return [];
    const all = yield* names([owner, ...subjects]);
    // A row in the future is recent, too: the clock was set back.
    return yield* ask<StoredOrder>(
      `SELECT DISTINCT w.key_hash AS "keyHash", w.at, w.operation,
         coalesce(w.outcome, 'pending') AS outcome
       FROM subjects s JOIN writes w ON w.key_hash = s.key_hash
       WHERE s.at >= ${now} - $1 AND s.owner = $2
         AND s.subject IN (${parameters(3, subjects).join(", ")}) ORDER BY w.at DESC`,
      [ms, ...all],
    );
  }

  function* isLaneFree(keyHash: string): Work<boolean> {
    const sql = `SELECT ${isFree} AS "isFree"`;
    const [lane] = yield* ask<{ isFree: unknown }>(sql, [numberOf(laneOfKey(keyHash))]);
    return Boolean(lane?.isFree);
  }

  function* outcomeOf({ keyHash, ageMs }: Question): Work<Row | "pending" | "in-doubt" | null> {
    const isFreeNow = yield* isLaneFree(keyHash);
    const [row] = yield* find(keyHash);
    if (row && row.state !== "sent") return row;
    if (!isFreeNow) return "pending";
    if (row) return { ...row, state: "in-doubt", outcome: "in-doubt" };
    const [store] = yield* ask<{ age: number }>(
      `SELECT ${now} - at AS age FROM clock WHERE name = 'created'`,
    );
    const age = store?.age ?? 0;
    // The row may have been in another store, which was lost.
    if (ageMs === null ? age < ROW_KEPT_MS : ageMs > age - HOUR) return "in-doubt";
    yield* insert("tombstone", [keyHash, null, null, null]);
    return null;
  }

  const older = (milliseconds: number) => `at < ${now} - ${milliseconds}`;

  function* purge(): Work<number> {
    yield* ask(
      `UPDATE writes SET reply = NULL, request = NULL
       WHERE request IS NOT NULL AND ${older(REPLY_KEPT_MS)}`,
    );
    yield* ask(`DELETE FROM consents WHERE ${older(CONSENT_KEPT_MS)}`);
    for (const table of ["subjects", "resolutions"])
      yield* ask(`DELETE FROM ${table} WHERE ${older(ROW_KEPT_MS)}`);
    return (yield* ask(`DELETE FROM writes WHERE ${older(ROW_KEPT_MS)} RETURNING 1`)).length;
  }

  const ordersOf = (inLane: Run): Orders => ({
    find: async (keyHash) => (await inLane(find(keyHash), "read"))[0] ?? null,
    claim: (row) => inLane(claim(row), "durable"),
    recent: (...args) => inLane(recent(...args), "read"),
    settle: async (...args) => void (await run(settle(...args))),
    release: (keyHash) => run(release(keyHash)),
    giveUp: async (keyHash) => {
      await run(
        ask(
          `UPDATE writes SET state = 'in-doubt', outcome = 'in-doubt'
           WHERE key_hash = $1 AND state = 'sent'`,
          [keyHash],
        ),
      );
    },
  });

  return {
    inLanes: (lanes, waitMs, work) =>
      inLanes([...new Set(lanes.map(numberOf))].toSorted(), waitMs, (inLane) =>
        work(ordersOf(inLane)),
      ),
    recent: (...args) => run(recent(...args), "read"),
    outcomes: (questions) => Promise.all(questions.map((one) => run(outcomeOf(one), "durable"))),
    consents: async (since) => {
      type Stored = Record<"at" | "operation" | "key_hash" | "consents", string>;
      const sql = "SELECT * FROM consents WHERE at >= $1 ORDER BY at, key_hash";
      const rows = await run(ask<Stored>(sql, [since.getTime()]), "read");
      return rows.map(({ at, consents, ...rest }) => ({
        ...rest,
        at: new Date(Number(at)).toISOString(),
        consents: JSON.parse(consents) as unknown[],
      }));
    },
    doubts: (about) => run(listDoubts(about, names, isLaneFree)),
    resolve: (resolution) => run(resolveDoubt(resolution, isLaneFree, now), "durable"),
    // Durable, so that an idle store saves its clock, too.
    purge: () => run(purge(), "durable"),
    check,
    close,
  };
}
