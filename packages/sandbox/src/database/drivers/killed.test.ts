import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import * as nodeSqlite from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import wasmSqlite from "node-sqlite3-wasm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startNode } from "../../test/program.ts";
import { openWith } from "./driver.ts";
import { nodeDriver } from "./node.ts";
import { wasmDriver } from "./wasm.ts";

const node = nodeDriver(nodeSqlite);
const wasm = wasmDriver(wasmSqlite);

let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waypost-"));
  file = join(folder, "sandbox.db");
  return () => rmSync(folder, { recursive: true });
});

/**
 * Commits 100 rows, then starts a transaction that is too large for the memory, so that the files
 * contain a part of it, and is killed.
 */
const program = `
  import { openDatabase } from ${JSON.stringify(new URL("../sqlite.ts", import.meta.url))};
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

test.each([
  { name: "Node's SQLite", flags: [], next: node },
  { name: "SQLite in WebAssembly", flags: ["--no-experimental-sqlite"], next: wasm },
  {
    name: "first WebAssembly, then Node's SQLite",
    flags: ["--no-experimental-sqlite"],
    next: node,
  },
])(
  "a program that is killed in a transaction leaves the rows of the last one: $name",
  async ({ flags, next }) => {
    const args = ["--input-type=module", "--eval", program, file];
    expect(await once(startNode(...flags, ...args), "close")).toEqual([null, "SIGKILL"]);
    expect(readdirSync(folder)).toContain("sandbox.db-wal");

    const database = openWith(next, file);
    onTestFinished(() => database.close());
    const rows = database.prepare("SELECT name, count(*) AS count FROM thing GROUP BY name").all();
    expect(rows).toEqual([{ name: "x".repeat(100), count: 100 }]);
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  },
);

test("WebAssembly does not touch the log of a program that may still run", async () => {
  const args = ["--input-type=module", "--eval", program, file];
  await once(startNode(...args), "close");
  const before = readdirSync(folder);
  expect(() => openWith(wasm, file)).toThrow("or start and stop the sandbox once on this file");
  expect(readdirSync(folder)).toEqual(before);
});
