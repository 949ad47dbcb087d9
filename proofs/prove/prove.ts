import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Proof } from "../claims/proof.ts";
import { pageOf, rowsIn, type Circumstances, type Row } from "./page.ts";
import { runAsTyped, type Ended } from "./run-as-typed.ts";

const FAILED = "FAILED: ";

export const isFailed = ({ figure }: Row): boolean => figure.startsWith(FAILED);

/** The page's text about a command that has ended. */
function figureOf({ figure }: Proof, { output, exitCode }: Ended): string {
  const found = figure(output);
  if (exitCode === 0) return found ?? `${FAILED}no figure was printed`;
  const reason = exitCode === null ? "ended by a signal" : `exit code ${exitCode}`;
  return `${FAILED}${[reason, ...(found === null ? [] : [found])].join("; ")}`;
}

/** The page of the proofs of a repository. */
export const pageIn = (root: string): string => join(root, "docs/proof.md");

export const readRows = async (root: string): Promise<Row[]> =>
  rowsIn(await readFile(pageIn(root), "utf8"));

interface Surroundings {
  /** The folder of the repository. */
  readonly root: string;
  /** Called before each proof. */
  readonly circumstances: () => Promise<Circumstances>;
  readonly print: (text: string) => void;
}

/**
 * Runs the chosen proofs one after the other, and writes the page of all proofs before the first and
 * after each.
 * @returns the rows of the proofs that ran
 */
export async function prove(
  chosen: readonly Proof[],
  all: readonly Proof[],
  { root, circumstances, print }: Surroundings,
): Promise<Row[]> {
  const write = async (rows: readonly Row[]) => writeFile(pageIn(root), pageOf(all, rows));
  await write(await readRows(root));
  const proven: Row[] = [];
  for (const [index, proof] of chosen.entries()) {
    const { name, claim, command } = proof;
    print(`\n[${index + 1} of ${chosen.length}] ${name}: ${command}\n\n`);
    const before = await circumstances();
    const figure = figureOf(proof, await runAsTyped(command, root, print));
    const row = { claim, command, figure, ...before };
    await write([row, ...(await readRows(root))]);
    proven.push(row);
    print(`\n${name}: ${figure}\n`);
  }
  return proven;
}
