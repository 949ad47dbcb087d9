import { stat } from "node:fs/promises";
import { createSandbox, openDatabase } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { newAttemptsFile } from "../test/attempts-file.ts";
import { letTimePass } from "../test/clocks.ts";
import { openSession, requested } from "../test/kit.ts";
import { press, read, settledPage, textIn } from "../test/person.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };
const TWICE = "I understand that I may be charged twice";

/** Two servers of one user, as two MCP clients start them. */
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

test("a request whose reply was lost at one server is named by the other one", async () => {
  const { sandbox, one, other } = await twoServers();
  await other.call("prepare_eta_pack", { ...PACK, pack: "eta_150" });
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  const first = await requested(one, "prepare_eta_pack", PACK);
  await press(first.address, first.page, "confirm");
  await settledPage(first.address);
  expect(await other.call("prepare_eta_pack", PACK)).toContain(TWICE);
  expect(sandbox.charges()).toHaveLength(1);
});

test("a server that stores its own attempt keeps that of the other one", async () => {
  const { sandbox, one, other, attemptsFile } = await twoServers();
  const packs = ["eta_50", "eta_150"];
  const sessions = [one, other];
  // Both have read the empty list before either writes to it.
  const pages = await Promise.all(
    sessions.map((session, at) =>
      requested(session, "prepare_eta_pack", { ...PACK, pack: packs[at] }),
    ),
  );
  for (const { address, page } of pages) {
    sandbox.fault({ call: "buyEtaPack", kind: "lost" });
    await press(address, page, "confirm");
    await settledPage(address);
  }
  const later = await openSession({ sandbox, attemptsFile });
  for (const pack of packs)
    expect(await later.call("prepare_eta_pack", { ...PACK, pack })).toContain(TWICE);
});

test("a success at one server does not remove what is open at the other one", async () => {
  const { sandbox, one, other, attemptsFile } = await twoServers();
  const open = await requested(one, "prepare_eta_pack", PACK);
  const bought = await requested(other, "prepare_eta_pack", { ...PACK, pack: "eta_150" });
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  await press(open.address, open.page, "confirm");
  await settledPage(open.address);
  await press(bought.address, bought.page, "confirm");
  expect(textIn(await settledPage(bought.address))).not.toContain("Nothing was sent");
  const later = await openSession({ sandbox, attemptsFile });
  expect(await later.call("prepare_eta_pack", PACK)).toContain(TWICE);
});

test("the same pack confirmed at both servers at once is charged once", async () => {
  const { sandbox, one, other } = await twoServers();
  const pages = [
    await requested(one, "prepare_eta_pack", PACK),
    await requested(other, "prepare_eta_pack", PACK),
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
  "a page that was opened %s before it is confirmed names what was sent since",
  async (_, minutes) => {
    const { sandbox, one, other } = await twoServers();
    const first = await requested(one, "prepare_eta_pack", PACK);
    const second = await requested(other, "prepare_eta_pack", PACK);
    sandbox.fault({ call: "buyEtaPack", kind: "lost" });
    await press(first.address, first.page, "confirm");
    await settledPage(first.address);
    letTimePass(minutes);
    await press(second.address, second.page, "confirm");
    await expect.poll(async () => textIn(await read(second.address))).toContain(TWICE);
    expect(sandbox.charges()).toHaveLength(1);
  },
);

test("one customer in another spelling is asked before a second charge", async () => {
  const { sandbox, one, other } = await twoServers();
  const first = await requested(one, "prepare_eta_pack", PACK);
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  await press(first.address, first.page, "confirm");
  await settledPage(first.address);
  for (const session of [one, other])
    expect(await session.call("prepare_eta_pack", { ...PACK, customer_id: "01001" })).toContain(
      TWICE,
    );
});

test("the file is readable by its user alone", async () => {
  const { attemptsFile } = await twoServers();
  expect((await stat(attemptsFile)).mode & 0o777).toBe(0o600);
});
