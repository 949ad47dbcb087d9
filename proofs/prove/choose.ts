import type { Proof } from "../claims/proof.ts";
import { isClean } from "./circumstances.ts";
import { rowOf, type Row } from "./page.ts";
import { isFailed } from "./prove.ts";

/** The proofs of these names, or all of them. @throws if a name is unknown */
export function named(proofs: readonly Proof[], names: readonly string[]): readonly Proof[] {
  const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0) {
    const known = proofs.map(({ name }) => name).join(", ");
    throw new Error(`There is no proof ${unknown.join(", ")}. Proofs: ${known}.`);
  }
  return proofs.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** The proofs that did not yet hold at this commit. With uncommitted changes every proof runs. */
export const notYetAt = (
  commit: string,
  proofs: readonly Proof[],
  rows: readonly Row[],
): readonly Proof[] =>
  proofs.filter((proof) => {
    const row = rowOf(rows, proof);
    return !isClean(commit) || row.commit !== commit || isFailed(row);
  });
