import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import * as nodeSqlite from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import wasmSqlite from "node-sqlite3-wasm";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "../database.ts";
import { connect } from "../in-page/connection.ts";
import { loadLibrary } from "../in-page/library.ts";
import { openWith, type Driver } from "./driver.ts";
import { nodeDriver } from "./node.ts";
import { wasmDriver } from "./wasm.ts";

const node = nodeDriver(nodeSqlite);
const wasm = wasmDriver(wasmSqlite);

const library = await loadLibrary();
const inPage: Driver = { connect: () => connect(library), fileSettings: "" };

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waypost-"));
  file = join(folder, "sandbox.db");
  return () => rmSync(folder, { recursive: true });
});

/** Closed at the end of the test, unless the test closes it. */
function open(driver: Driver, path: string | undefined): Database {
  const database = openWith(driver, path);
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

function withThings(driver: Driver, path?: string): Database {
  const database = open(driver, path);
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
  { name: "Node's SQLite", driver: node },
  { name: "SQLite in WebAssembly", driver: wasm },
  { name: "SQLite in a page", driver: inPage },
])("$name, in memory", ({ driver }) => {
  test("numbers, text and null are read as they were stored", () => {
    const database = withThings(driver);
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

  test("a row that does not exist is undefined", () => {
    const database = withThings(driver);
    expect(database.prepare("SELECT * FROM thing WHERE id = ?").get(9)).toBeUndefined();
  });

  test("a row that conflicts is not stored, and this is reported", () => {
    const database = withThings(driver);
    const insert = database.prepare(insertion);
    expect(insert.run(1, 1, "other")).toMatchObject({ changes: 0 });
    expect(insert.run(2, 1, "first")).toMatchObject({ changes: 0 });
    expect(insert.run(7, 1, "other")).toEqual({ changes: 1, lastInsertRowid: 7 });
  });

  test("an exception rolls the whole transaction back, and the next one works", () => {
    const database = withThings(driver);
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

  test("a foreign key has to exist", () => {
    const database = withThings(driver);
    expect(() => database.execute("UPDATE thing SET parent = 99")).toThrow(/FOREIGN KEY/);
  });

  test("two statements of one text do not disturb each other", () => {
    const database = withThings(driver);
    database.prepare(insertion).run(2, 1, "second");
    const text = "SELECT name FROM thing WHERE id = ?";
    const [one, two] = [database.prepare(text), database.prepare(text)];
    expect([one.get(1), two.get(2), one.get(1)]).toEqual([
      { name: "first" },
      { name: "second" },
      { name: "first" },
    ]);
  });

  test("a list that is read ends its transaction", () => {
    const database = withThings(driver);
    database.prepare("SELECT * FROM thing").get();
    expect(database.transaction(() => names(database))).toEqual(["first"]);
  });

  test("an error in SQL says what is wrong, and the next statement works", () => {
    const database = withThings(driver);
    expect(() => database.prepare("SELECT missing FROM thing")).toThrow("no such column: missing");
    expect(() => database.execute("DROP TABLE missing")).toThrow("no such table: missing");
    expect(names(database)).toEqual(["first"]);
  });

  test("a database that is closed is not used any more", () => {
    const database = openWith(driver, undefined);
    const statement = database.prepare("SELECT 1 AS one");
    expect(statement.get()).toEqual({ one: 1 });
    database.close();
    expect(() => database.execute("SELECT 1")).toThrow(Error);
    expect(() => statement.get()).toThrow(Error);
  });
});

describe.each([
  { name: "Node's SQLite", driver: node, other: wasm },
  { name: "SQLite in WebAssembly", driver: wasm, other: node },
])("$name, in a file", ({ driver, other }) => {
  test("a file keeps its rows", () => {
    withThings(driver, file).close();
    expect(names(open(driver, file))).toEqual(["first"]);
  });

  test("after closing, no other file is left beside the database", () => {
    withThings(driver, file).close();
    expect(readdirSync(folder)).toEqual(["sandbox.db"]);
  });

  test("deleted data cannot be found in the files", () => {
    const database = withThings(driver, file);
    database.prepare(insertion).run(2, 1, "MARKED-name-5518".repeat(100));
    database.execute("DELETE FROM thing");
    database.close();
    expect(readFileSync(file, "latin1")).not.toContain("MARKED-name-5518");
  });

  test("each driver can continue with a file of the other one", () => {
    withThings(driver, file).close();
    const next = open(other, file);
    next.prepare(insertion).run(2, 1, "second");
    next.close();
    expect(names(open(driver, file))).toEqual(["first", "second"]);
  });

  test("a file that is not a database is refused, and left as it is", () => {
    const text = "This is not a database.\n".repeat(10);
    writeFileSync(file, text);
    expect(() => openWith(driver, file)).toThrow(
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
    expect(() => openWith(driver, join(folder, path))).toThrow(
      expect.objectContaining({ name: "DatabaseFileError", file: join(folder, path) }),
    );
  });
});

test("with Node's SQLite, two connections to one file see each other's rows", () => {
  const one = withThings(node, file);
  const two = open(node, file);
  expect(names(two)).toEqual(["first"]);
  two.prepare(insertion).run(2, 1, "second");
  expect(names(one)).toEqual(["first", "second"]);
  one.prepare(insertion).run(3, 1, "third");
  expect(names(two)).toEqual(["first", "second", "third"]);
});

test("with WebAssembly, a file has one connection, and either driver refuses another one", () => {
  const database = withThings(wasm, file);
  for (const driver of [wasm, node])
    expect(() => openWith(driver, file)).toThrow(`The process ${process.pid} is using it.`);
  database.prepare(insertion).run(2, 1, "second");
  database.close();
  expect(names(open(node, file))).toEqual(["first", "second"]);
});

test("WebAssembly does not open a file that Node's SQLite still has open", () => {
  const database = withThings(node, file);
  expect(() => openWith(wasm, file)).toThrow(/Another program is using it/);
  database.prepare(insertion).run(2, 1, "second");
  database.close();
  expect(names(open(wasm, file))).toEqual(["first", "second"]);
});

test.each([
  { owner: "an earlier process with the id of this one", note: `${process.pid} 0` },
  { owner: "nobody, as the note is empty", note: "" },
])("a file noted for $owner can be opened", ({ note }) => {
  for (const driver of [wasm, node]) {
    writeFileSync(`${file}.pid`, note);
    open(driver, file).close();
    expect(readdirSync(folder)).toEqual(["sandbox.db"]);
  }
});

test("a file claimed by another running program is refused, with a solution", () => {
  writeFileSync(`${file}.pid`, `${process.ppid} 0`);
  for (const driver of [wasm, node])
    expect(() => openWith(driver, file)).toThrow(`empty the file ${file}.pid`);
});

test("WebAssembly names the lock of a program that is not a sandbox", () => {
  mkdirSync(`${file}.lock`);
  expect(() => openWith(wasm, file)).toThrow(`delete the folder ${file}.lock`);
});

test("WebAssembly refuses text that it would cut off", () => {
  const insert = withThings(wasm).prepare(insertion);
  expect(() => insert.run(2, 1, "a\0b")).toThrow("U+0000");
});
