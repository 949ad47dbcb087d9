import type { ReadCase } from "./read-case.ts";

type Case = Pick<ReadCase, "call" | "about">;

/** Differences from the contract that the kit copes with, as its flows show. */
const COPED: readonly (readonly [difference: RegExp, isMeant: (read: Case) => boolean])[] = [
  [/(^|\.)imei_no is a number, not a text/, () => true],
  // A pack is shown and bought without its period.
  [/^plans\[\]\.duration is (missing|null)/, ({ about = "" }) => about.endsWith("_pack")],
];

/** Separates what a server has to change from what is only its dialect. */
export function separated(read: Case, differences: readonly string[]) {
  const isCoped = (difference: string) =>
    COPED.some(([pattern, isMeant]) => pattern.test(difference) && isMeant(read));
  return {
    found: differences.filter((difference) => !isCoped(difference)),
    coped: differences.filter(isCoped),
  };
}
