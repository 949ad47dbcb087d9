import { randomBytes } from "node:crypto";
import type { StoredConsents } from "../consents.ts";
import { pseudonym } from "./seal.ts";
import { StoreError } from "./store-error.ts";
import {
  CONSENT_KEPT_MS,
  REPLY_KEPT_MS,
  ROW_KEPT_MS,
  type Row,
  type Store,
  type StoredOrder,
} from "./store.ts";

const SCHEMA = `
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
  CREATE TABLE IF NOT EXISTS lanes (
    name text PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS secrets (name text PRIMARY KEY, value bytea NOT NULL);
`;

/** Serializes the creation of the tables by several gates. Any number that nobody else uses. */
const SCHEMA_LOCK = 77_250_318;

const CONNECTIONS = 10;

type Values = readonly unknown[];
type Query = <R extends object>(sql: string, values?: Values) => Promise<R[]>;

/** Opens the store in a PostgreSQL database, which several gates can share. @throws StoreError */
export async function openPostgresStore(url: string): Promise<Store> {
  const { default: pg } = await import("pg");
  // Numbers of milliseconds are exact in JavaScript.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A connection that breaks while idle is replaced by the next query.
  pool.on("error", () => {});
  const query: Query = async (sql, values = []) => (await pool.query(sql, [...values])).rows;

  /** Runs queries in one transaction, and undoes them if `work` returns undefined or throws. */
  async function transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      const result = await work(async (sql, values = []) => {
        return (await client.query(sql, [...values])).rows;
      });
      await client.query(result === undefined ? "ROLLBACK" : "COMMIT");
      client.release();
      return result;
    } catch (error) {
      // A connection in an unknown state is not used again.
      client.release(true);
      throw error;
    }
  }

  const secret = await transaction(async (ask) => {
    await ask("SELECT pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
    await ask(SCHEMA);
    await ask("INSERT INTO secrets VALUES ('names', $1) ON CONFLICT DO NOTHING", [randomBytes(32)]);
    const [row] = await ask<{ value: Buffer }>("SELECT value FROM secrets WHERE name = 'names'");
    return row?.value ?? Buffer.alloc(0);
  }).catch(async (error: unknown) => {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`Cannot open the PostgreSQL store: ${reason}.`, { cause: error });
  });
  const named = (text: string): string => pseudonym(secret, text);

  const find = async (keyHash: string, ask: Query = query): Promise<Row | null> => {
    const [row] = await ask<Row>(
      `SELECT state, at, request, outcome, http_status AS "httpStatus", reply
       FROM writes WHERE key_hash = $1`,
      [keyHash],
    );
    return row ?? null;
  };
  const insert = (ask: Query, values: Values) =>
    ask<object>(
      `INSERT INTO writes (key_hash, state, at, request, operation, owner)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1`,
      values,
    );

  return {
    claim: ({ keyHash, at, request, operation, owner, subjects, consents }) =>
      transaction(async (ask) => {
        const ownerHash = named(owner);
        const added = await insert(ask, [keyHash, "sent", at, request, operation, ownerHash]);
        if (added.length === 0) return find(keyHash, ask);
        await ask(
          `INSERT INTO subjects SELECT $1, unnest($2::text[]), $3, $4 ON CONFLICT DO NOTHING`,
          [ownerHash, subjects.map(named), at, keyHash],
        );
        if (consents !== null)
          await ask("INSERT INTO consents VALUES ($1, $2, $3, $4)", [
            keyHash,
            at,
            operation,
            consents,
          ]);
        return null;
      }),
    find: (keyHash) => find(keyHash),
    release: (keyHash) =>
      transaction(async (ask) => {
        await ask("DELETE FROM writes WHERE key_hash = $1 AND state = 'sent'", [keyHash]);
        await ask("DELETE FROM consents WHERE key_hash = $1", [keyHash]);
        await ask("DELETE FROM subjects WHERE key_hash = $1", [keyHash]);
        return null;
      }).then(() => {}),
    finish: async (keyHash, { outcome, httpStatus, sealed }) => {
      await query(
        `UPDATE writes SET state = 'done', outcome = $2, http_status = $3, reply = $4
         WHERE key_hash = $1 AND state = 'sent'`,
        [keyHash, outcome, httpStatus, Buffer.from(sealed)],
      );
    },
    giveUp: async (keyHash) => {
      await query(
        `UPDATE writes SET state = 'in-doubt', outcome = 'in-doubt'
         WHERE key_hash = $1 AND state = 'sent'`,
        [keyHash],
      );
    },
    recent: (owner, subjects, since) =>
      query<StoredOrder>(
        `SELECT DISTINCT w.key_hash AS "keyHash", w.at, w.operation,
           coalesce(w.outcome, 'pending') AS outcome
         FROM subjects s JOIN writes w ON w.key_hash = s.key_hash
         WHERE s.owner = $1 AND s.at >= $2 AND s.subject = ANY($3) ORDER BY w.at DESC`,
        [named(owner), since, subjects.map(named)],
      ),
    bury: (keyHash, at) =>
      transaction(async (ask) => {
        const added = await insert(ask, [keyHash, "tombstone", at, null, null, null]);
        return added.length === 0 ? find(keyHash, ask) : null;
      }),
    purge: async (now) => {
      await query(
        "UPDATE writes SET reply = NULL, request = NULL WHERE at < $1 AND request IS NOT NULL",
        [now - REPLY_KEPT_MS],
      );
      await query("DELETE FROM consents WHERE at < $1", [now - CONSENT_KEPT_MS]);
      await query("DELETE FROM subjects WHERE at < $1", [now - REPLY_KEPT_MS]);
      return (await query("DELETE FROM writes WHERE at < $1 RETURNING 1", [now - ROW_KEPT_MS]))
        .length;
    },
    leases: {
      acquire: async (names, holder, milliseconds) => {
        const sorted = names.map(named).toSorted();
        const isHeld = await transaction(async (ask) => {
          await ask("DELETE FROM lanes WHERE name = ANY($1) AND until < clock_timestamp()", [
            sorted,
          ]);
          const added = await ask(
            `INSERT INTO lanes SELECT name, $2, clock_timestamp() + $3 * interval '1 millisecond'
             FROM unnest($1::text[]) AS name ORDER BY name ON CONFLICT DO NOTHING RETURNING 1`,
            [sorted, holder, milliseconds],
          );
          return added.length === sorted.length ? true : undefined;
        });
        return isHeld === true;
      },
      release: async (holder) => {
        await query("DELETE FROM lanes WHERE holder = $1", [holder]);
      },
    },
    check: async () => {
      await query("SELECT 1");
    },
    close: () => pool.end(),
  };
}

/** The consents in a PostgreSQL store, oldest first. @throws if it cannot be read */
export async function consentsInPostgres(url: string, since: Date): Promise<StoredConsents[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<
      Record<"at" | "operation" | "key_hash" | "consents", string>
    >("SELECT * FROM consents WHERE at >= $1 ORDER BY at, key_hash", [since.getTime()]);
    return rows.map(({ at, operation, key_hash: hash, consents }) => ({
      at: new Date(Number(at)).toISOString(),
      operation,
      key_hash: hash,
      consents: JSON.parse(consents) as unknown[],
    }));
  } finally {
    await client.end();
  }
}
