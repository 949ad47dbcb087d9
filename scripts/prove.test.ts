import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { found, type Proof } from "../proofs/claims/proof.ts";
import { named, notYetAt } from "../proofs/prove/choose.ts";
import { pageOf, rowsIn, type Row } from "../proofs/prove/page.ts";
import { isFailed, pageIn, prove, readRows } from "../proofs/prove/prove.ts";

const proof = (name: string, command: string): Proof => ({
  name,
  claim: `The claim of ${name}`,
  command,
  figure: found(/^figure: (.*)$/m),
});
const print = (text: string) => `echo "${text}"`;

const weight = proof("weight", print("figure: 7 kB"));
const speed = proof("speed", `SPEED=fast && ${print("figure: $SPEED")}`);
const broken = proof("broken", `${print("figure: 2 of 3")} && exit 3`);
const silent = proof("silent", print("nothing"));
const PROOFS = [weight, broken, silent, speed];

const AT = { commit: "abc1234", date: "2026-11-22", load: "0.4 on 2 cores" };
const at = (commit: string) => ({
  root,
  circumstances: async () => ({ ...AT, commit }),
  print: () => {},
});
const rowFor = ({ claim, command }: Proof, figure: string, commit = AT.commit): Row => ({
  ...AT,
  claim,
  command,
  figure,
  commit,
});

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "waypost-prove-"));
  await mkdir(join(root, "docs"));
  await writeFile(pageIn(root), "# Claims\n\n| claim | command |\n|---|---|\n");
});
afterEach(() => rm(root, { recursive: true, force: true }));

const figures = async () => (await readRows(root)).map(({ figure }) => figure);

test("rows written to the page are read back unchanged, with pipes and on one line", () => {
  const rows = [rowFor(weight, "a | b\nor `c` |"), rowFor(speed, "12 \\", "abc1234 + changes")];
  const page = pageOf([weight, speed], rows);
  expect(page).toContain("| a \\| b or `c` \\| | `abc1234` | 2026-11-22 | 0.4 on 2 cores |");
  expect(rowsIn(page)).toEqual([{ ...rows[0], figure: "a | b or `c` |" }, rows[1]]);
  expect(pageOf([weight, speed], rowsIn(page))).toBe(page);
});

test("a proof that never ran, or whose claim or command has changed, is marked as not run", () => {
  const page = pageOf(PROOFS, [
    rowFor({ ...weight, claim: "It weighs nothing" }, "7 kB"),
    rowFor({ ...speed, command: "echo" }, "fast"),
  ]);
  expect(rowsIn(page).map(({ figure }) => figure)).toEqual(PROOFS.map(() => "not run"));
});

test("a proof that fails or prints no figure is marked as such and does not stop the others", async () => {
  const rows = await prove(PROOFS, PROOFS, at("abc1234"));
  expect(await figures()).toEqual([
    "7 kB",
    "FAILED: exit code 3; 2 of 3",
    "FAILED: no figure was printed",
    "fast",
  ]);
  expect(rows).toEqual(await readRows(root));
  expect(rows.map(isFailed)).toEqual([false, true, true, false]);
});

test("running one proof keeps the rows of the others, in the order of the list", async () => {
  await prove([speed], PROOFS, at("abc1234"));
  await prove([weight], PROOFS, at("def5678"));
  expect(await figures()).toEqual(["7 kB", "not run", "not run", "fast"]);
  expect((await readRows(root)).map(({ commit }) => commit)).toEqual([
    "def5678",
    "",
    "",
    "abc1234",
  ]);
  expect(await readFile(pageIn(root), "utf8")).toContain("nothing on it is typed by hand");
});

test("a page of other proofs gets the rows of these, even if none runs", async () => {
  await prove([weight], [weight], at("abc1234"));
  await prove([], PROOFS, at("abc1234"));
  expect(await figures()).toEqual(["7 kB", "not run", "not run", "not run"]);
});

test("resuming skips proofs that hold at this commit, and runs those that failed or never ran", () => {
  const rows = [rowFor(weight, "7 kB"), rowFor(broken, "FAILED: exit code 1"), rowFor(speed, "9")];
  expect(notYetAt("abc1234", PROOFS, rows)).toEqual([broken, silent]);
  expect(notYetAt("def5678", PROOFS, rows)).toEqual(PROOFS);
});

test("resuming runs every proof if files are uncommitted, because they may have changed since", () => {
  const changed = "abc1234 + changes";
  expect(notYetAt(changed, [weight], [rowFor(weight, "7 kB", changed)])).toEqual([weight]);
  expect(notYetAt("abc1234", [weight], [rowFor(weight, "7 kB", changed)])).toEqual([weight]);
});

test("proofs are chosen by name, and the error for an unknown name lists all of them", () => {
  expect(named(PROOFS, [])).toEqual(PROOFS);
  expect(named(PROOFS, ["speed", "weight"])).toEqual([weight, speed]);
  expect(() => named(PROOFS, ["speed", "sped"])).toThrow(
    "There is no proof sped. Proofs: weight, broken, silent, speed.",
  );
});
