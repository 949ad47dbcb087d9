import { stat } from "node:fs/promises";
import { createSandbox, openDatabase } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { newAttemptsFile } from "../test/attempts-file.ts";
import { advanceTime } from "../test/advance-time.ts";
import { openSession, requestConfirmation } from "../test/session.ts";
import { press, read, settledPage, textIn } from "../test/page-client.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };
const CONSENT_TEXT = "I understand that I may be charged twice";

/** Starts two servers with one file, like two MCP clients of one user. */
async function twoServers() {
  const attemptsFile = await newAttemptsFile();
  const sandbox = createSandbox({ database: openDatabase() });
  const options = { sandbox, attemptsFile };
  return {
    attemptsFile,
    sandbox,
    one: await openSession(options),
    other: await openSession(options),
  };
}

test("a request with a lost reply is reported by other servers", async () => {
  const { sandbox, one, other } = await twoServers();
  await other.call("prepare_eta_pack", { ...PACK, pack: "eta_150" });
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  const first = await requestConfirmation(one, "prepare_eta_pack", PACK);
  await press(first.address, first.page, "confirm");
  await settledPage(first.address);
  expect(await other.call("prepare_eta_pack", PACK)).toContain(CONSENT_TEXT);
  expect(sandbox.charges()).toHaveLength(1);
});

test("storing an attempt does not remove that of another server", async () => {
  const { sandbox, one, other, attemptsFile } = await twoServers();
  const packs = ["eta_50", "eta_150"];
  const sessions = [one, other];
  // Both servers read the empty list before one of them writes.
  const pages = await Promise.all(
    sessions.map((session, at) =>
      requestConfirmation(session, "prepare_eta_pack", { ...PACK, pack: packs[at] }),
    ),
  );
  for (const { address, page } of pages) {
    sandbox.fault({ call: "buyEtaPack", kind: "lost" });
    await press(address, page, "confirm");
    await settledPage(address);
  }
  const later = await openSession({ sandbox, attemptsFile });
  for (const pack of packs)
    expect(await later.call("prepare_eta_pack", { ...PACK, pack })).toContain(CONSENT_TEXT);
});

test("a success does not remove the open attempt of another server", async () => {
  const { sandbox, one, other, attemptsFile } = await twoServers();
  const open = await requestConfirmation(one, "prepare_eta_pack", PACK);
  const bought = await requestConfirmation(other, "prepare_eta_pack", { ...PACK, pack: "eta_150" });
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  await press(open.address, open.page, "confirm");
  await settledPage(open.address);
  await press(bought.address, bought.page, "confirm");
  expect(textIn(await settledPage(bought.address))).not.toContain("Nothing was sent");
  const later = await openSession({ sandbox, attemptsFile });
  expect(await later.call("prepare_eta_pack", PACK)).toContain(CONSENT_TEXT);
});

test("a pack that is confirmed at two servers at once is charged once", async () => {
  const { sandbox, one, other } = await twoServers();
  const pages = [
    await requestConfirmation(one, "prepare_eta_pack", PACK),
    await requestConfirmation(other, "prepare_eta_pack", PACK),
  ];
  sandbox.fault({ call: "buyEtaPack", kind: "slow", times: "always" });
  await Promise.all(pages.map(({ address, page }) => press(address, page, "confirm")));
  const answers = await Promise.all(pages.map(({ address }) => settledPage(address)));
  expect(sandbox.charges()).toHaveLength(1);
  expect(answers.map(textIn).join()).toContain("Nothing was sent");
});

test.each([
  ["three minutes", 3],
  ["a day", 24 * 60],
])(
  "a page that was opened %s before the press lists requests sent since then",
  async (_, minutes) => {
    const { sandbox, one, other } = await twoServers();
    const first = await requestConfirmation(one, "prepare_eta_pack", PACK);
    const second = await requestConfirmation(other, "prepare_eta_pack", PACK);
    sandbox.fault({ call: "buyEtaPack", kind: "lost" });
    await press(first.address, first.page, "confirm");
    await settledPage(first.address);
    advanceTime(minutes);
    await press(second.address, second.page, "confirm");
    await expect.poll(async () => textIn(await read(second.address))).toContain(CONSENT_TEXT);
    expect(sandbox.charges()).toHaveLength(1);
  },
);

test("a second charge needs consent even if the customer's id has a leading zero", async () => {
  const { sandbox, one, other } = await twoServers();
  const first = await requestConfirmation(one, "prepare_eta_pack", PACK);
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  await press(first.address, first.page, "confirm");
  await settledPage(first.address);
  for (const session of [one, other])
    expect(await session.call("prepare_eta_pack", { ...PACK, customer_id: "01001" })).toContain(
      CONSENT_TEXT,
    );
});

test("only the user can read the file", async () => {
  const { attemptsFile } = await twoServers();
  expect((await stat(attemptsFile)).mode & 0o777).toBe(0o600);
});
