import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { createRequire } from "node:module";
import type { DatabaseSync } from "node:sqlite";
import { createBatches } from "./batches.ts";
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

const require = createRequire(import.meta.url);

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS writes (
    key_hash TEXT PRIMARY KEY, state TEXT NOT NULL, at INTEGER NOT NULL, request TEXT,
    operation TEXT, owner TEXT, outcome TEXT, http_status INTEGER, reply BLOB
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS writes_by_time ON writes (at);
  CREATE TABLE IF NOT EXISTS subjects (
    owner TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL, key_hash TEXT NOT NULL,
    PRIMARY KEY (owner, subject, at, key_hash)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS consents (
    key_hash TEXT PRIMARY KEY, at INTEGER NOT NULL, operation TEXT NOT NULL, consents TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
`;

/** Opens the store in an SQLite file, which is created if missing. @throws StoreError */
export function openSqliteStore(file: string): Store {
  const { database, unlock } = open(file);
  database.exec(SCHEMA);
  const secret = readSecret(database);
  // Whatever was on its way when the last process ended may have arrived.
  database.exec("UPDATE writes SET state = 'in-doubt', outcome = 'in-doubt' WHERE state = 'sent'");
  const one = {
    find: database.prepare(
      `SELECT state, at, request, outcome, http_status AS httpStatus, reply
       FROM writes WHERE key_hash = ?`,
    ),
    ownerOf: database.prepare("SELECT owner FROM writes WHERE key_hash = ?"),
    insert: database.prepare(
      `INSERT INTO writes (key_hash, state, at, request, operation, owner)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ),
    about: database.prepare("INSERT OR IGNORE INTO subjects VALUES (?, ?, ?, ?)"),
    consent: database.prepare("INSERT INTO consents VALUES (?, ?, ?, ?)"),
    release: database.prepare("DELETE FROM writes WHERE key_hash = ? AND state = 'sent'"),
    withdraw: database.prepare("DELETE FROM consents WHERE key_hash = ?"),
    forget: database.prepare("DELETE FROM subjects WHERE owner = ? AND key_hash = ?"),
    finish: database.prepare(
      `UPDATE writes SET state = 'done', outcome = ?, http_status = ?, reply = ?
       WHERE key_hash = ? AND state = 'sent'`,
    ),
    giveUp: database.prepare(
      `UPDATE writes SET state = 'in-doubt', outcome = 'in-doubt'
       WHERE key_hash = ? AND state = 'sent'`,
    ),
    recent: database.prepare(
      `SELECT DISTINCT w.key_hash AS keyHash, w.at, w.operation,
         coalesce(w.outcome, 'pending') AS outcome
       FROM subjects s JOIN writes w ON w.key_hash = s.key_hash
       WHERE s.owner = ? AND s.at >= ? AND s.subject IN (SELECT value FROM json_each(?))
       ORDER BY w.at DESC`,
    ),
    purgeReplies: database.prepare(
      "UPDATE writes SET reply = NULL, request = NULL WHERE at < ? AND request IS NOT NULL",
    ),
    purgeRows: database.prepare("DELETE FROM writes WHERE at < ?"),
    purgeConsents: database.prepare("DELETE FROM consents WHERE at < ?"),
    purgeSubjects: database.prepare("DELETE FROM subjects WHERE at < ?"),
  };
  const batches = createBatches(database);
  const find = (keyHash: string): Row | null => (one.find.get(keyHash) as Row | undefined) ?? null;
  const named = (text: string): string => pseudonym(secret, text);

  return {
    claim: ({ keyHash, at, request, operation, owner, subjects, consents }) =>
      batches.run(() => {
        const ownerHash = named(owner);
        const { changes } = one.insert.run(keyHash, "sent", at, request, operation, ownerHash);
        if (Number(changes) === 0) return find(keyHash);
        for (const subject of subjects) one.about.run(ownerHash, named(subject), at, keyHash);
        if (consents !== null) one.consent.run(keyHash, at, operation, consents);
        return null;
      }, true),
    // eslint-disable-next-line typescript/require-await -- a rejection instead of an exception
    find: async (keyHash) => find(keyHash),
    release: (keyHash) =>
      batches.run(() => {
        const owner = one.ownerOf.get(keyHash)?.["owner"];
        one.release.run(keyHash);
        one.withdraw.run(keyHash);
        if (typeof owner === "string") one.forget.run(owner, keyHash);
      }),
    finish: (keyHash, { outcome, httpStatus, sealed }) =>
      batches.run(() => void one.finish.run(outcome, httpStatus, sealed, keyHash)),
    giveUp: (keyHash) => batches.run(() => void one.giveUp.run(keyHash)),
    // eslint-disable-next-line typescript/require-await -- a rejection instead of an exception
    recent: async (owner, subjects, since) => {
      const names = JSON.stringify(subjects.map(named));
      return one.recent.all(named(owner), since, names) as unknown as StoredOrder[];
    },
    bury: (keyHash, at) =>
      batches.run(() => {
        const { changes } = one.insert.run(keyHash, "tombstone", at, null, null, null);
        return Number(changes) === 0 ? find(keyHash) : null;
      }, true),
    purge: (now) =>
      batches.run(() => {
        one.purgeReplies.run(now - REPLY_KEPT_MS);
        one.purgeConsents.run(now - CONSENT_KEPT_MS);
        one.purgeSubjects.run(now - REPLY_KEPT_MS);
        return Number(one.purgeRows.run(now - ROW_KEPT_MS).changes);
      }),
    check: () => batches.run(() => void one.find.get("")),
    // eslint-disable-next-line typescript/require-await -- a rejection instead of an exception
    async close() {
      batches.flush();
      database.close();
      unlock();
    },
  };
}

/** Opens the file, and locks it for this process. The lock ends with the process. */
function open(file: string): { database: DatabaseSync; unlock: () => void } {
  const { DatabaseSync: Database } = require("node:sqlite") as typeof import("node:sqlite");
  try {
    // Readable for this user only. The write-ahead log gets the same mode.
    for (const name of [file, `${file}-lock`]) closeSync(openSync(name, "a", 0o600));
    const lock = new Database(`${file}-lock`);
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const database = new Database(file);
    // Deleted values are overwritten.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON");
    return { database, unlock: () => lock.close() };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      /locked/.test(cause)
        ? `The store ${file} is in use by another gate.`
        : `Cannot open the store ${file}: ${cause}.`,
      { cause: error },
    );
  }
}

/** The secret for owners and subjects. It is created with the file. */
function readSecret(database: DatabaseSync): Uint8Array {
  database
    .prepare("INSERT INTO secrets VALUES ('names', ?) ON CONFLICT DO NOTHING")
    .run(randomBytes(32));
  const row = database.prepare("SELECT value FROM secrets WHERE name = 'names'").get();
  return row?.["value"] as Uint8Array;
}
