import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createServer } from "../server.ts";
import { newAttemptsFile } from "../test/attempts-file.ts";
import { openSession, requested, textOf } from "../test/kit.ts";
import { press, settledPage, textIn } from "../test/person.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };

test("a broken file is named with what to do, and left as it is", async () => {
  const attemptsFile = await newAttemptsFile();
  await mkdir(dirname(attemptsFile));
  await writeFile(attemptsFile, '{"waypost.attempts":"[{"');
  const start = () => createServer({ baseUrl: "http://sandbox", attemptsFile });
  expect(start).toThrow(attemptsFile);
  expect(start).toThrow("restore it from a backup");
  expect(await readFile(attemptsFile, "utf8")).toBe('{"waypost.attempts":"[{"');
});

/** Makes every later statement of the servers fail. */
function damage(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("DROP TABLE records");
  database.close();
}

test("a file that cannot be read any more is not taken for an empty one", async () => {
  const attemptsFile = await newAttemptsFile();
  const session = await openSession({ attemptsFile });
  damage(attemptsFile);
  const reply = await session.tryToCall("prepare_eta_pack", PACK);
  expect(reply).toMatchObject({ isError: true });
  expect(textOf(reply)).toContain(attemptsFile);
});

test("a file that fails while a person reads the page sends nothing and says so", async () => {
  const attemptsFile = await newAttemptsFile();
  const session = await openSession({ attemptsFile });
  const { address, page } = await requested(session, "prepare_eta_pack", PACK);
  damage(attemptsFile);
  await press(address, page, "confirm");
  const answer = await settledPage(address);
  expect(textIn(answer)).toContain(attemptsFile);
  expect(textIn(answer)).toContain("Nothing was sent.");
  expect(session.written).toEqual([]);
});

test("a file that works again lets the person confirm", async () => {
  const attemptsFile = await newAttemptsFile();
  const session = await openSession({ attemptsFile });
  const { address, page } = await requested(session, "prepare_eta_pack", PACK);
  const blocker = new DatabaseSync(attemptsFile);
  blocker.exec("ALTER TABLE records RENAME TO elsewhere");
  await press(address, page, "confirm");
  const failed = await settledPage(address);
  blocker.exec("ALTER TABLE elsewhere RENAME TO records");
  blocker.close();
  await press(address, failed, "confirm");
  await settledPage(address);
  expect(session.sandbox.charges()).toHaveLength(1);
});
