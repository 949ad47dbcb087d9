import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SCHEMA } from "../../store/sql-store.ts";
import { after, DAY, world } from "./world.ts";

// A model of a PostgreSQL server in READ COMMITTED: sessions, advisory locks, row locks, statements
// that interleave. SQLite runs the statements. The changes of an open transaction are rolled back
// after each statement and made again before the next one, so that nobody else sees them.

export type Rows = object[];

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A session of the server. */
export interface Session {
  isOpen: boolean;
  isBusy: boolean;
  isLeaving: boolean;
  isInTransaction: boolean;
  isFailed: boolean;
  /** The statements of the open transaction that have written. */
  changes: Statement[];
}

const TIMEOUT_MS = 5000;

const failure = (code: string, text: string) => Object.assign(new Error(text), { code });

const KEYS: Readonly<Record<string, readonly string[]>> = {
  writes: ["key_hash"],
  subjects: ["owner", "subject", "at", "key_hash"],
  consents: ["key_hash"],
  resolutions: ["key_hash"],
  links: ["link"],
  gaps: ["since", "at"],
  clock: ["name"],
  secrets: ["name"],
};

/** Calls `touch` with each row that a statement inserts, changes, deletes or conflicts with. */
const triggersOf = (table: string, keys: readonly string[]): string => {
  const touch = (row: string) =>
    `SELECT touch('${table}' || ' ' || ${keys.map((key) => `${row}.${key}`).join(" || ' ' || ")});`;
  const trigger = (event: string, ...rows: string[]) =>
    `CREATE TRIGGER ${table}_${event} BEFORE ${event} ON ${table} BEGIN ${rows.map(touch).join("")} END;`;
  return [trigger("insert", "NEW"), trigger("update", "OLD", "NEW"), trigger("delete", "OLD")].join(
    "",
  );
};

const WALL = /floor\(extract\(epoch from clock_timestamp\(\)\) \* 1000\)/g;
const SERVER = /floor\(extract\(epoch from pg_postmaster[^]*current_database\(\)\)/g;

/** A lock ends with its session, or with the transaction. */
type Lock = "session" | "exclusive" | "shared";

const settingsIn = (text: string): Rows => [
  Object.fromEntries(Array.from(text.matchAll(/AS (\w+)/g), ([, name = ""]) => [name, "set"])),
];

/** Creates a server with the tables of a store that is old enough to know what never arrived. */
export function openServer() {
  const sqlite = new DatabaseSync(":memory:");
  const prepared = new Map<string, StatementSync>();
  const sessions = new Set<Session>();
  const touched = new Set<string>();
  /** The holders of rows, and of lanes. Several may share a lane. */
  const rows = new Map<string, Session>();
  const lanes = new Map<string, Map<Session, Lock>>();
  /** Sessions that wait, with what they wait for. */
  const waiting = new Set<{
    readonly lane: string;
    readonly isReady: () => boolean;
    readonly go: () => void;
  }>();
  let startTime = world.now - DAY;
  let isDown = false;
  sqlite.function("touch", (row) => {
    touched.add(String(row));
    return 0;
  });
  sqlite.exec(
    SCHEMA +
      Object.entries(KEYS)
        .map(([table, keys]) => triggersOf(table, keys))
        .join(""),
  );
  const old = world.now - 60 * DAY;
  sqlite.exec(
    `INSERT INTO clock VALUES ('created', ${old}), ('time', ${world.now}), ('wall', ${world.now})`,
  );

  function query({ sql, values }: Statement): Rows {
    // With times as parameters, a statement is prepared once.
    const times: number[] = [];
    const text = sql.replaceAll(/\$(?=\d)/g, "?").replaceAll(/(?<!')\b\d{13}\b/g, (time) => {
      times.push(Number(time));
      return `?${values.length + times.length}`;
    });
    const statement = prepared.get(text) ?? sqlite.prepare(text);
    prepared.set(text, statement);
    return statement.all(...([...values, ...times] as SQLInputValue[]));
  }

  /** Performs a statement after the changes of its transaction. Null if it has to wait for a row. */
  function attempt(session: Session, statement: Statement): Rows | null {
    let isKept = false;
    sqlite.exec("BEGIN");
    try {
      for (const one of session.changes) query(one);
      touched.clear();
      const result = query(statement);
      const isFree = [...touched].every((row) => (rows.get(row) ?? session) === session);
      if (!isFree) return null;
      isKept = !session.isInTransaction;
      if (!isKept && touched.size > 0) {
        session.changes.push(statement);
        for (const row of touched) rows.set(row, session);
      }
      return result;
    } finally {
      sqlite.exec(isKept ? "COMMIT" : "ROLLBACK");
    }
  }

  /** Everybody who waits looks again, in the order of their arrival. */
  function wake(): void {
    for (const one of waiting)
      if (one.isReady()) {
        waiting.delete(one);
        one.go();
      }
  }

  function wait(session: Session, lane: string, ms: number, isReady: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = {
        lane,
        isReady: () => !session.isOpen || isReady(),
        go: () => (session.isOpen ? resolve() : reject(failure("57P01", "terminated"))),
      };
      if (one.isReady()) return one.go();
      waiting.add(one);
      after(ms, () => {
        if (waiting.delete(one)) reject(failure("57014", "canceling statement due to timeout"));
      });
    });
  }

  /** Locks a lane. False if another session is in the way. */
  function take(session: Session, lane: string, kind: Lock): boolean {
    const holders = lanes.get(lane) ?? new Map<Session, Lock>();
    const isFree = [...holders].every(
      ([holder, other]) => holder === session || (kind === "shared" && other === "shared"),
    );
    if (isFree) lanes.set(lane, holders.set(session, holders.get(session) ?? kind));
    return isFree;
  }

  function unlock(session: Session, isEnd: boolean): void {
    for (const [lane, holders] of lanes) {
      const isSession = holders.get(session) === "session";
      if (holders.has(session) && isSession === isEnd) holders.delete(session);
      if (holders.size === 0) lanes.delete(lane);
    }
  }

  function endTransaction(session: Session): void {
    Object.assign(session, { isInTransaction: false, isFailed: false, changes: [] });
    for (const [row, holder] of rows) if (holder === session) rows.delete(row);
    unlock(session, false);
    wake();
  }

  function commit(session: Session): void {
    if (!session.isFailed && session.changes.length > 0) {
      sqlite.exec("BEGIN");
      for (const one of session.changes) query(one);
      sqlite.exec("COMMIT");
    }
    endTransaction(session);
  }

  function end(session: Session): void {
    session.isOpen = false;
    sessions.delete(session);
    unlock(session, true);
    endTransaction(session);
  }

  async function lock(session: Session, text: string): Promise<void> {
    const until = world.now + Number(/statement_timeout = (\d+)/.exec(text)?.[1]);
    for (const lane of /'\{(.*)\}'/.exec(text)?.[1]?.split(",") ?? []) {
      await wait(session, lane, until - world.now, () => take(session, lane, "session"));
    }
  }

  async function perform(session: Session, text: string, values: readonly unknown[]) {
    if (/^\s*$/.test(text)) return [];
    if (session.isFailed && !/^(COMMIT|ROLLBACK)/.test(text))
      throw failure("25P02", "current transaction is aborted");
    if (text === "BEGIN") session.isInTransaction = true;
    else if (text === "COMMIT") commit(session);
    else if (text === "ROLLBACK") endTransaction(session);
    else if (text.includes("unnest")) await lock(session, text);
    else if (text.includes("pg_advisory_unlock_all")) unlock(session, true);
    else if (text.includes("pg_advisory_xact_lock($1)")) {
      const lane = String(values[0]);
      await wait(session, lane, TIMEOUT_MS, () => take(session, lane, "exclusive"));
    } else if (text.includes("pg_try_advisory_xact_lock_shared")) {
      const lane = String(values[0]);
      const isWanted = [...waiting].some((one) => one.lane === lane);
      return [{ isFree: !isWanted && take(session, lane, "shared") }];
    } else if (text.includes("pg_backend_pid")) return [{ pid: session }];
    else if (/_config\(|current_setting\(/.test(text)) return settingsIn(text);
    else return change(session, text, values);
    wake();
    return [];
  }

  async function change(session: Session, text: string, values: readonly unknown[]): Promise<Rows> {
    const sql = text
      .replaceAll(WALL, String(Math.floor(world.now + world.skew)))
      .replaceAll(SERVER, String(startTime))
      .replaceAll("::bigint", "");
    const until = world.now + TIMEOUT_MS;
    let result: Rows | null = null;
    const isReady = () => (result = attempt(session, { sql, values })) !== null;
    await wait(session, "", until - world.now, isReady);
    return result ?? [];
  }

  return {
    get isDown() {
      return isDown;
    },
    connect(): Session {
      const session: Session = {
        isOpen: true,
        isBusy: false,
        isLeaving: false,
        isInTransaction: false,
        isFailed: false,
        changes: [],
      };
      sessions.add(session);
      return session;
    },
    /** Executes a statement. @throws as PostgreSQL does */
    async execute(session: Session, text: string, values: readonly unknown[]): Promise<Rows> {
      session.isBusy = true;
      try {
        const result = await perform(session, text, values);
        if (!session.isInTransaction) endTransaction(session);
        return result;
      } catch (error) {
        if (session.isInTransaction) session.isFailed = true;
        else endTransaction(session);
        throw error;
      } finally {
        session.isBusy = false;
        if (session.isLeaving) end(session);
      }
    },
    /** Ends a session whose client has gone, when its statement has ended. */
    leave(session: Session): void {
      session.isLeaving = true;
      if (!session.isBusy) end(session);
    },
    end,
    /** Ends all sessions, and accepts none for a while. */
    restart(ms: number): void {
      for (const session of sessions) end(session);
      isDown = true;
      startTime = Math.floor(world.now);
      after(ms, () => (isDown = false));
    },
    close: () => sqlite.close(),
    /** True if a session has locks that last longer than a transaction. */
    isInLane: (session: Session): boolean =>
      [...lanes.values()].some((holders) => holders.get(session) === "session"),
    isIdle: () => lanes.size === 0 && rows.size === 0,
  };
}
