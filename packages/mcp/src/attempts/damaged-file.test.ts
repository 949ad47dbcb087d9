import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createServer } from "../server.ts";
import { newAttemptsFile } from "../test/attempts-file.ts";
import { openSession, requestConfirmation, textOf } from "../test/session.ts";
import { press, settledPage, textIn } from "../test/page-client.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };

test("a damaged file is reported with instructions and not changed", async () => {
  const attemptsFile = await newAttemptsFile();
  await mkdir(dirname(attemptsFile));
  await writeFile(attemptsFile, '{"waypost.attempts":"[{"');
  const start = () => createServer({ baseUrl: "http://sandbox", attemptsFile });
  expect(start).toThrow(attemptsFile);
  expect(start).toThrow("restore it from a backup");
  expect(await readFile(attemptsFile, "utf8")).toBe('{"waypost.attempts":"[{"');
});

/** Makes all later statements on the file fail. */
function damage(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("DROP TABLE records");
  database.close();
}

test("a file that can no longer be read is not treated as empty", async () => {
  const attemptsFile = await newAttemptsFile();
  const session = await openSession({ attemptsFile });
  damage(attemptsFile);
  const reply = await session.callTool("prepare_eta_pack", PACK);
  expect(reply).toMatchObject({ isError: true });
  expect(textOf(reply)).toContain(attemptsFile);
});

test("nothing is sent if the file fails while a person reads the page", async () => {
  const attemptsFile = await newAttemptsFile();
  const session = await openSession({ attemptsFile });
  const { address, page } = await requestConfirmation(session, "prepare_eta_pack", PACK);
  damage(attemptsFile);
  await press(address, page, "confirm");
  const answer = await settledPage(address);
  expect(textIn(answer)).toContain(attemptsFile);
  expect(textIn(answer)).toContain("Nothing was sent.");
  expect(session.writes).toEqual([]);
});

test("a person can confirm once the file works again", async () => {
  const attemptsFile = await newAttemptsFile();
  const session = await openSession({ attemptsFile });
  const { address, page } = await requestConfirmation(session, "prepare_eta_pack", PACK);
  const database = new DatabaseSync(attemptsFile);
  database.exec("ALTER TABLE records RENAME TO moved");
  await press(address, page, "confirm");
  const failed = await settledPage(address);
  database.exec("ALTER TABLE moved RENAME TO records");
  database.close();
  await press(address, failed, "confirm");
  await settledPage(address);
  expect(session.sandbox.charges()).toHaveLength(1);
});
