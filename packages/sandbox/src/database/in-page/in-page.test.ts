import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, type PageDatabase } from "./database.ts";
import { sqlite } from "./generated/sqlite.ts";

async function open(content?: Uint8Array): Promise<PageDatabase> {
  const database = await openDatabase(content);
  onTestFinished(() => database.close());
  return database;
}

async function withThing(name: string): Promise<PageDatabase> {
  const database = await open();
  database.execute("CREATE TABLE thing (name TEXT) STRICT");
  database.prepare("INSERT INTO thing VALUES (?)").run(name);
  return database;
}

const nameIn = (database: PageDatabase) => database.prepare("SELECT name FROM thing").get()?.name;

test("a database can be copied through its bytes, and the copies are independent", async () => {
  const before = await withThing("first");
  const after = await open(before.serialize());
  expect(nameIn(after)).toBe("first");
  after.execute("UPDATE thing SET name = 'second'");
  expect([nameIn(before), nameIn(after)]).toEqual(["first", "second"]);
});

test("a database opened from its bytes can grow and checks foreign keys", async () => {
  const database = await open((await withThing("first")).serialize());
  const insert = database.prepare("INSERT INTO thing VALUES (?)");
  database.transaction(() => {
    for (let row = 0; row < 20_000; row += 1) insert.run("x".repeat(1000));
  });
  expect(database.prepare("SELECT count(*) AS count FROM thing").get()).toEqual({ count: 20_001 });
  expect(database.prepare("PRAGMA foreign_keys").get()).toEqual({ foreign_keys: 1 });
});

test.each(["x", "This is not a database.\n".repeat(100)])(
  "rejects bytes that are not a database: %j",
  async (text) => {
    const bytes = new TextEncoder().encode(text);
    await expect(openDatabase(bytes)).rejects.toThrow("file is not a database");
  },
);

test("text may contain any character", async () => {
  const text = "a\0b \u{feff}naïve 🚚";
  expect(nameIn(await withThing(text))).toBe(text);
});

test("deleted data is not in the bytes", async () => {
  const database = await withThing("MARKED-name-5518".repeat(100));
  const content = () => new TextDecoder("latin1").decode(database.serialize());
  expect(content()).toContain("MARKED-name-5518");
  database.execute("DELETE FROM thing");
  expect(content()).not.toContain("MARKED-name-5518");
});

test("rejects more values than parameters, because one would be lost", async () => {
  const database = await withThing("first");
  expect(() => database.prepare("INSERT INTO thing VALUES (?)").run("a", "b")).toThrow("2");
});

test("counts written rows but not reads", async () => {
  const database = await withThing("first");
  const before = database.totalChanges();
  nameIn(database);
  expect(database.totalChanges()).toBe(before);
  database.execute("UPDATE thing SET name = 'second'");
  expect(database.totalChanges()).toBe(before + 1);
});

test("the bundled SQLite equals the file of its package", async () => {
  const file = createRequire(import.meta.url).resolve("@sqlite.org/sqlite-wasm/sqlite3.wasm");
  expect(gunzipSync(Buffer.from(sqlite, "base64")).equals(await readFile(file))).toBe(true);
});
