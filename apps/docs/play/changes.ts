import type { PageDatabase } from "@waypost/sandbox/browser";

type Row = Readonly<Record<string, string | number | null>>;

/** A row that a call has written, without columns that contain a secret. */
export interface Change {
  readonly table: string;
  readonly what: "added" | "changed" | "removed";
  /** The current row. For a changed row, the columns that differ and its key. */
  readonly row: Row;
}

const log = "docs_change";
const secret = /password|token|settings|sqlite_/;

/**
 * Records every row that is written from now on. Returns a function that returns the rows since
 * its last call.
 */
export function watchChanges(database: PageDatabase): () => Change[] {
  database.execute(
    `CREATE TABLE ${log} (id INTEGER PRIMARY KEY, table_name TEXT, what TEXT, old TEXT, new TEXT)`,
  );
  const tables = database
    .prepare<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => name)
    .filter((name) => name !== log && !secret.test(name));
  for (const table of tables) watch(database, table);
  return () => {
    const noted = database
      .prepare<{ table_name: string; what: string; old: string | null; new: string | null }>(
        `SELECT * FROM ${log} ORDER BY id`,
      )
      .all();
    if (noted.length > 0) database.execute(`DELETE FROM ${log}`);
    return noted.flatMap(({ table_name, what, old, new: now }) => {
      const [before, after] = [old, now].map((text) => JSON.parse(text ?? "null") as Row | null);
      return changeOf(table_name, what as Change["what"], before ?? null, after ?? null);
    });
  };
}

function watch(database: PageDatabase, table: string): void {
  const columns = database
    .prepare<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => name)
    .filter((name) => !secret.test(name));
  const json = (of: string) =>
    `json_object(${columns.map((name) => `'${name}', ${of}.${name}`).join(", ")})`;
  const events = [
    ["INSERT", "added", "NULL", json("new")],
    ["UPDATE", "changed", json("old"), json("new")],
    ["DELETE", "removed", json("old"), "NULL"],
  ] as const;
  for (const [event, what, old, now] of events)
    database.execute(
      `CREATE TRIGGER ${log}_${table}_${what} AFTER ${event} ON ${table} BEGIN
         INSERT INTO ${log} (table_name, what, old, new) VALUES ('${table}', '${what}', ${old}, ${now});
       END`,
    );
}

function changeOf(table: string, what: Change["what"], before: Row | null, after: Row | null) {
  if (before === null || after === null) return [{ table, what, row: after ?? before ?? {} }];
  const columns = Object.keys(after);
  const differing = columns.filter((name) => after[name] !== before[name]);
  if (differing.length === 0) return [];
  const shown = columns.filter((name, index) => index === 0 || differing.includes(name));
  return [
    { table, what, row: Object.fromEntries(shown.map((name) => [name, after[name] ?? null])) },
  ];
}
