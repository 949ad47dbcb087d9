import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startNode } from "../test/program.ts";
import { openDatabase } from "./sqlite.ts";

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waypost-"));
  file = join(folder, "sandbox.db");
  return () => rmSync(folder, { recursive: true });
});

/**
 * Commits 100 rows, then starts a transaction that exceeds the memory, so that the files
 * contain a part of it, and is killed.
 */
const program = `
  import { openDatabase } from ${JSON.stringify(new URL("sqlite.ts", import.meta.url))};
  const database = openDatabase(process.argv[1]);
  database.execute("CREATE TABLE thing (name TEXT); PRAGMA cache_size = 5");
  const insert = database.prepare("INSERT INTO thing VALUES (?)");
  const fill = (rows) => { for (let row = 0; row < rows; row++) insert.run("x".repeat(100)); };
  database.transaction(() => fill(100));
  database.transaction(() => {
    fill(5000);
    database.execute("UPDATE thing SET name = 'changed'");
    process.kill(process.pid, "SIGKILL");
  });
`;

test("a program killed in a transaction leaves the rows of the last commit", async () => {
  const args = ["--input-type=module", "--eval", program, file];
  expect(await once(startNode(...args), "close")).toEqual([null, "SIGKILL"]);
  expect(readdirSync(folder)).toContain("sandbox.db-wal");

  const database = openDatabase(file);
  onTestFinished(() => database.close());
  const rows = database.prepare("SELECT name, count(*) AS count FROM thing GROUP BY name").all();
  expect(rows).toEqual([{ name: "x".repeat(100), count: 100 }]);
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
});

test("two programs can start at the same time on the file of a killed one", async () => {
  const args = ["--input-type=module", "--eval", program, file];
  await once(startNode(...args), "close");
  const one = openDatabase(file);
  const two = openDatabase(file);
  onTestFinished(() => one.close());
  onTestFinished(() => two.close());
  one.prepare("INSERT INTO thing VALUES (?)").run("one");
  two.prepare("INSERT INTO thing VALUES (?)").run("two");
  expect(one.prepare("SELECT count(*) AS count FROM thing").get()).toEqual({ count: 102 });
});
