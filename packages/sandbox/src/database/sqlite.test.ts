import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "./database.ts";
import { connect } from "./in-page/connection.ts";
import { loadLibrary } from "./in-page/library.ts";
import { openConnection } from "./connection.ts";
import { openDatabase } from "./sqlite.ts";

const library = await loadLibrary();
type Open = (file?: string) => Database;
const inPage: Open = () => openConnection(() => connect(library));

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waypost-"));
  file = join(folder, "sandbox.db");
  return () => rmSync(folder, { recursive: true });
});

/** Opens a database and closes it after the test, unless the test has closed it. */
function open(openIn: Open, path?: string): Database {
  const database = openIn(path);
  let isOpen = true;
  const close = () => {
    if (isOpen) database.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...database, close };
}

const schema = `CREATE TABLE thing (
  id INTEGER PRIMARY KEY, amount REAL, name TEXT UNIQUE, parent INTEGER REFERENCES thing (id)
)`;
const insertion = "INSERT INTO thing (id, amount, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";

function withThings(openIn: Open, path?: string): Database {
  const database = open(openIn, path);
  database.execute(schema);
  database.prepare(insertion).run(1, 4.95, "first");
  return database;
}

const names = (database: Database) =>
  database
    .prepare<{ name: string }>("SELECT name FROM thing ORDER BY id")
    .all()
    .map(({ name }) => name);

describe.each([
  { name: "Node's SQLite", openIn: openDatabase },
  { name: "SQLite in a page", openIn: inPage },
])("$name, in memory", ({ openIn }) => {
  test("numbers, text and null are read as they were stored", () => {
    const database = withThings(openIn);
    const insert = database.prepare(insertion);
    insert.run(350_000_000_000_001, -0.1, "naïve 🚚");
    insert.run(3, null, null);
    insert.run(4, 5, "");
    expect(database.prepare("SELECT id, amount, name FROM thing ORDER BY id").all()).toEqual([
      { id: 1, amount: 4.95, name: "first" },
      { id: 3, amount: null, name: null },
      { id: 4, amount: 5, name: "" },
      { id: 350_000_000_000_001, amount: -0.1, name: "naïve 🚚" },
    ]);
  });

  test("a missing row is undefined", () => {
    const database = withThings(openIn);
    expect(database.prepare("SELECT * FROM thing WHERE id = ?").get(9)).toBeUndefined();
  });

  test("a conflicting row is not stored, and this is reported", () => {
    const database = withThings(openIn);
    const insert = database.prepare(insertion);
    expect(insert.run(1, 1, "other")).toMatchObject({ changes: 0 });
    expect(insert.run(2, 1, "first")).toMatchObject({ changes: 0 });
    expect(insert.run(7, 1, "other")).toEqual({ changes: 1, lastInsertRowid: 7 });
  });

  test("an exception rolls the whole transaction back, and the next one works", () => {
    const database = withThings(openIn);
    const insert = database.prepare(insertion);
    const work = () => {
      insert.run(2, 1, "second");
      throw new Error("stop");
    };
    expect(() => database.transaction(work)).toThrow("stop");
    expect(names(database)).toEqual(["first"]);
    expect(database.transaction(() => insert.run(2, 1, "second").changes)).toBe(1);
    expect(names(database)).toEqual(["first", "second"]);
  });

  test("a foreign key must exist", () => {
    const database = withThings(openIn);
    expect(() => database.execute("UPDATE thing SET parent = 99")).toThrow(/FOREIGN KEY/);
  });

  test("two statements with the same SQL are independent", () => {
    const database = withThings(openIn);
    database.prepare(insertion).run(2, 1, "second");
    const text = "SELECT name FROM thing WHERE id = ?";
    const [one, two] = [database.prepare(text), database.prepare(text)];
    expect([one.get(1), two.get(2), one.get(1)]).toEqual([
      { name: "first" },
      { name: "second" },
      { name: "first" },
    ]);
  });

  test("reading a list ends its transaction", () => {
    const database = withThings(openIn);
    database.prepare("SELECT * FROM thing").get();
    expect(database.transaction(() => names(database))).toEqual(["first"]);
  });

  test("an error in SQL has a message, and the next statement works", () => {
    const database = withThings(openIn);
    expect(() => database.prepare("SELECT missing FROM thing")).toThrow("no such column: missing");
    expect(() => database.execute("DROP TABLE missing")).toThrow("no such table: missing");
    expect(names(database)).toEqual(["first"]);
  });

  test("a closed database rejects statements", () => {
    const database = openIn();
    const statement = database.prepare("SELECT 1 AS one");
    expect(statement.get()).toEqual({ one: 1 });
    database.close();
    expect(() => database.execute("SELECT 1")).toThrow(Error);
    expect(() => statement.get()).toThrow(Error);
  });
});

describe("in a file", () => {
  test("a file stores its rows", () => {
    withThings(openDatabase, file).close();
    expect(names(open(openDatabase, file))).toEqual(["first"]);
  });

  test("closing leaves no other file next to the database", () => {
    withThings(openDatabase, file).close();
    expect(readdirSync(folder)).toEqual(["sandbox.db"]);
  });

  test("deleted data cannot be found in the files", () => {
    const database = withThings(openDatabase, file);
    database.prepare(insertion).run(2, 1, "MARKED-name-5518".repeat(100));
    database.execute("DELETE FROM thing");
    database.close();
    expect(readFileSync(file, "latin1")).not.toContain("MARKED-name-5518");
  });

  test("a file that is not a database is refused and left unchanged", () => {
    const text = "This is not a database.\n".repeat(10);
    writeFileSync(file, text);
    expect(() => openDatabase(file)).toThrow(
      expect.objectContaining({
        name: "DatabaseFileError",
        file,
        message: `Cannot open the database file ${file}: file is not a database`,
      }),
    );
    expect(readFileSync(file, "utf8")).toBe(text);
    expect(readdirSync(folder)).toEqual(["sandbox.db"]);
  });

  test.each([".", "missing/sandbox.db"])("%s cannot be opened as a database", (path) => {
    expect(() => openDatabase(join(folder, path))).toThrow(
      expect.objectContaining({ name: "DatabaseFileError", file: join(folder, path) }),
    );
  });
});

test("two connections to one file see each other's rows", () => {
  const one = withThings(openDatabase, file);
  const two = open(openDatabase, file);
  expect(names(two)).toEqual(["first"]);
  two.prepare(insertion).run(2, 1, "second");
  expect(names(one)).toEqual(["first", "second"]);
  one.prepare(insertion).run(3, 1, "third");
  expect(names(two)).toEqual(["first", "second", "third"]);
});

test("a Node without SQLite is told which version is needed", async () => {
  const module = JSON.stringify(new URL("./sqlite.ts", import.meta.url).href);
  const code = `(await import(${module})).openDatabase()`;
  const args = ["--no-experimental-sqlite", "--conditions=@waypost/source", "--input-type=module"];
  const running = promisify(execFile)(process.execPath, [...args, "--eval", code]);
  await expect(running).rejects.toThrow(
    `The sandbox needs Node 22.13 or later. This is Node ${process.versions.node}.`,
  );
});
