import { createHash } from "node:crypto";
import { DAY, LIMIT } from "./clock.ts";
import { listDoubts, resolveDoubt } from "./doubts.ts";
import { pseudonym } from "./seal.ts";
import { ask, parameters, type Run, type Work } from "./store.ts";
import type { NewRow, Orders, Question, Row, Settlement, Store, StoredOrder } from "./store.ts";

const HOUR = 60 * 60 * 1000;

/** Replies are deleted after this time. */
const REPLY_KEPT_MS = 2 * DAY;

/** Consents are deleted after this time: three years, in which a charge may be disputed. */
const CONSENT_KEPT_MS = 3 * 365 * DAY;

/** Rows are deleted after this time. Clients use no key older than thirty days. */
const ROW_KEPT_MS = 35 * DAY;

/** The write that has used a link up. A refused one has not. */
const USES_LINK = "w.key_hash = links.key_hash AND coalesce(w.outcome, '') <> 'refused'";

/** A check writes at most this often, in milliseconds. */
const CHECK_MS = 5000;

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
  CREATE TABLE IF NOT EXISTS links (
    link text PRIMARY KEY, at bigint NOT NULL, key_hash text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS gaps (since bigint, at bigint, PRIMARY KEY (since, at));
  CREATE TABLE IF NOT EXISTS secrets (name text PRIMARY KEY, value bytea NOT NULL);
  CREATE TABLE IF NOT EXISTS clock (name text PRIMARY KEY, at bigint NOT NULL);
`;

/** A database with the tables of {@link SCHEMA}, lanes, and the time `gate_now()`. */
interface Database extends Pick<Store, "check" | "close"> {
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

/** Stores the time at which an order ended: a further one within a time needs a consent. */
const end = (keyHash: string) =>
  ask(
    `UPDATE subjects SET at = gate_now() WHERE key_hash = $1
       AND owner = (SELECT owner FROM writes WHERE key_hash = $1)`,
    [keyHash],
  );

/** Puts the rows in doubt that are in state `sent`: all of them, or that of a key. */
export function* endSent(keyHash?: string): Work<void> {
  const found = yield* ask<{ key_hash: string }>(
    `UPDATE writes SET state = 'in-doubt', outcome = 'in-doubt'
     WHERE state = 'sent' ${keyHash === undefined ? "" : "AND key_hash = $1"} RETURNING key_hash`,
    keyHash === undefined ? [] : [keyHash],
  );
  for (const row of found) yield* end(row.key_hash);
}

/** A finding that the reply contradicts is in doubt again. Returns true for it. */
function* settle(keyHash: string, { outcome, httpStatus, sealed }: Settlement): Work<boolean> {
  const contradicts = "state = 'done' AND outcome <> $2";
  const [row] = yield* ask<{ state: string }>(
    `UPDATE writes SET state = CASE WHEN ${contradicts} THEN 'in-doubt' ELSE 'done' END,
       outcome = CASE WHEN ${contradicts} THEN 'in-doubt' ELSE $2 END, http_status = $3, reply = $4
     WHERE key_hash = $1 AND state <> 'tombstone' AND http_status IS NULL RETURNING state`,
    [keyHash, outcome, httpStatus, sealed],
  );
  if (row) yield* end(keyHash);
  if (row?.state !== "in-doubt") return false;
  const reply = `; the vendor replied ${httpStatus}, ${outcome}`;
  yield* ask("UPDATE resolutions SET note = note || $2 WHERE key_hash = $1", [keyHash, reply]);
  return true;
}

const insert = (state: string, values: readonly unknown[]) =>
  ask(
    `INSERT INTO writes (key_hash, state, at, request, operation, owner)
     VALUES ($1, '${state}', gate_now(), $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1`,
    values,
  );

const older = (milliseconds: number) => `at < gate_now() - ${milliseconds}`;

function* purge(): Work<number> {
  yield* ask(
    `UPDATE writes SET reply = NULL, request = NULL
     WHERE request IS NOT NULL AND ${older(REPLY_KEPT_MS)}`,
  );
  yield* ask(`DELETE FROM consents WHERE ${older(CONSENT_KEPT_MS)}`);
  for (const table of ["subjects", "resolutions", "links", "gaps"])
    yield* ask(`DELETE FROM ${table} WHERE ${older(ROW_KEPT_MS)}`);
  return (yield* ask(`DELETE FROM writes WHERE ${older(ROW_KEPT_MS)} RETURNING 1`)).length;
}

export function createStore({ isFree, run, inLanes, check, close }: Database): Store {
  let secret: Uint8Array | undefined;

  function* names(texts: readonly string[]): Work<string[]> {
    secret ??= (yield* ask<{ value: Uint8Array }>("SELECT value FROM secrets"))[0]?.value;
    return texts.map((text) => pseudonym(secret ?? new Uint8Array(), text));
  }

  function* claim(row: NewRow): Work<boolean> {
    const { keyHash, request, operation, owner, subjects, consents, link } = row;
    if (link !== undefined && !(yield* claimLink(link, keyHash))) return false;
    const [ownerName = "", ...others] = yield* names([owner, ...subjects]);
    const added = yield* insert("sent", [keyHash, request, operation, ownerName]);
    if (added.length === 0) throw new Error("The key has a row.");
    const subject = "INSERT INTO subjects VALUES ($1, $2, gate_now(), $3) ON CONFLICT DO NOTHING";
    for (const name of others) yield* ask(subject, [ownerName, name, keyHash]);
    const consent = "INSERT INTO consents VALUES ($1, gate_now(), $2, $3)";
    if (consents !== null) yield* ask(consent, [keyHash, operation, consents]);
    return true;
  }

  /** Gives a link for one write to a key. False if another key has used it. */
  function* claimLink(link: string, keyHash: string): Work<boolean> {
    const [name] = yield* names([link]);
    // Locks the link for the transaction, so that the row of its last key can be looked up.
    yield* ask(
      `INSERT INTO links VALUES ($1, gate_now(), $2)
       ON CONFLICT (link) DO UPDATE SET at = links.at`,
      [name, keyHash],
    );
    const claimed = yield* ask(
      `UPDATE links SET at = gate_now(), key_hash = $2
       WHERE link = $1 AND NOT EXISTS (SELECT 1 FROM writes w WHERE ${USES_LINK}) RETURNING 1`,
      [name, keyHash],
    );
    return claimed.length > 0;
  }

  function* linkAge(link: string): Work<number | null> {
    const [use] = yield* ask<{ age: number }>(
      `SELECT gate_now() - links.at AS age FROM links JOIN writes w ON ${USES_LINK} WHERE link = $1`,
      yield* names([link]),
    );
    return use?.age ?? null;
  }

  function* recent(owner: string, subjects: readonly string[], ms: number): Work<StoredOrder[]> {
    if (subjects.length === 0) return [];
    const all = yield* names([owner, ...subjects]);
    // A row in the future is recent, too: the clock was set back.
    return yield* ask<StoredOrder>(
      `SELECT DISTINCT w.key_hash AS "keyHash", w.at, w.operation,
         coalesce(w.outcome, 'pending') AS outcome
       FROM subjects s JOIN writes w ON w.key_hash = s.key_hash
       WHERE s.at >= gate_now() - $1 - CASE WHEN w.state = 'sent' THEN ${LIMIT} ELSE 0 END
         AND s.owner = $2
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
    // The row may have been in another store, or in a later state of this one, which was lost.
    const age = ageMs === null ? null : Math.ceil(Math.min(ageMs, ROW_KEPT_MS));
    const lost = yield* ask(
      `SELECT 1 FROM gaps WHERE at >= gate_now() - $1 AND since <= gate_now() - $2 UNION
       SELECT 1 FROM clock WHERE name = 'created' AND at > gate_now() - $3`,
      age === null ? [ROW_KEPT_MS, 0, ROW_KEPT_MS] : [age, age - HOUR, age + HOUR],
    );
    if (lost.length > 0) return "in-doubt";
    yield* insert("tombstone", [keyHash, null, null, null]);
    return null;
  }

  /** A key that is not on its way is answered also while the database cannot be written to. */
  async function answer(question: Question) {
    const [row] = await run(find(question.keyHash), "read");
    return row && row.state !== "sent" ? row : run(outcomeOf(question), "durable");
  }

  let written: { at: number; result: Promise<unknown> } | undefined;

  const ordersOf = (inLane: Run): Orders => ({
    find: async (keyHash) => (await inLane(find(keyHash), "read"))[0] ?? null,
    claim: (row) => inLane(claim(row), "durable"),
    recent: (...args) => inLane(recent(...args), "read"),
    linkAge: (link) => inLane(linkAge(link), "read"),
    settle: (...args) => run(settle(...args)),
    release: (keyHash) => run(release(keyHash)),
    giveUp: (keyHash) => run(endSent(keyHash)),
  });

  return {
    inLanes: (lanes, waitMs, work) =>
      lanes.length === 0
        ? work(ordersOf(run))
        : inLanes([...new Set(lanes.map(numberOf))].toSorted(), waitMs, (inLane) =>
            work(ordersOf(inLane)),
          ),
    linkAge: (link) => run(linkAge(link), "read"),
    outcomes: async (questions) => {
      const all = await Promise.allSettled(questions.map(answer));
      const [first] = all;
      if (first?.status === "rejected" && all.every(({ status }) => status === "rejected"))
        throw first.reason;
      return all.map((one) => (one.status === "fulfilled" ? one.value : "in-doubt"));
    },
    consents: async (since) => {
      type Stored = Record<"operation" | "key_hash" | "consents", string> & { at: number };
      const sql = "SELECT * FROM consents WHERE at >= $1 ORDER BY at, key_hash";
      const rows = await run(ask<Stored>(sql, [since.getTime()]), "read");
      return rows.map((row) => ({
        ...row,
        at: new Date(row.at).toISOString(),
        consents: JSON.parse(row.consents) as unknown[],
      }));
    },
    doubts: (about) => run(listDoubts(about, names, isLaneFree)),
    resolve: (resolution) => run(resolveDoubt(resolution, isLaneFree), "durable"),
    // Durable, so that an idle store saves its clock, too.
    purge: () => run(purge(), "durable"),
    check: async () => {
      await check();
      const at = performance.now();
      const sql = `INSERT INTO clock VALUES ('checked', gate_now())
        ON CONFLICT (name) DO UPDATE SET at = excluded.at`;
      // A statement of its own, which waits for no order.
      if (!written || at - written.at >= CHECK_MS) written = { at, result: run(ask(sql), "read") };
      await written.result;
    },
    close,
  };
}
