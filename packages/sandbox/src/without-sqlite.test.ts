import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeEach, expect, test } from "vitest";
import { addressOf, outcomeOf, start, startNode, startWithoutSqlite } from "./test/program.ts";
import { newCustomer } from "./test/test-sandbox.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waypost-"));
  return () => rmSync(folder, { recursive: true });
});

const emailCheck = async (address: string) =>
  (await fetch(`${address}/info/check/email/${newCustomer.email}`)).json();

test("without Node's SQLite, a registration survives a restart in another Node, and back", async () => {
  const options = ["--port", "0", "--devices", "1", "--database", join(folder, "sandbox.db")];
  const first = startWithoutSqlite(...options);
  const body = JSON.stringify(newCustomer);
  const address = await addressOf(first);
  await fetch(`${address}/auth/register`, { method: "POST", body });
  first.kill("SIGTERM");
  await once(first, "close");

  for (const again of [start, startWithoutSqlite]) {
    const next = again(...options);
    expect(await emailCheck(await addressOf(next))).toEqual({
      message: "User Already Exist",
      user: { customer_id: 1002 },
    });
    next.kill("SIGTERM");
    expect(await once(next, "close")).toEqual([0, null]);
  }
});

test("if neither SQLite is installed, the message says what to do", async () => {
  const outfile = join(folder, "program.mjs");
  await build({
    stdin: {
      contents: `import { openDatabase, NoSqliteError } from "./index.ts";
        try { openDatabase(); } catch (error) {
          console.log(error instanceof NoSqliteError, error.cause.errors.length);
          console.error(error.message);
        }`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    bundle: true,
    outfile,
    format: "esm",
    platform: "node",
  });
  const { stdout, stderr } = await outcomeOf(startNode("--no-experimental-sqlite", outfile));
  expect(stdout).toBe("true 2\n");
  expect(stderr).toBe(
    `The sandbox found no SQLite. Node ${process.versions.node} has none of its own, and the ` +
      "optional package node-sqlite3-wasm is not installed. Install that package, or use Node " +
      "22.13 or later.\n",
  );
});
