import type { ReadCase } from "./read-case.ts";

type Case = Pick<ReadCase, "call" | "variant">;

/** Differences from the contract that the kit accepts, as tests of its flows show. */
const TOLERATED: readonly (readonly [difference: RegExp, appliesTo: (read: Case) => boolean])[] = [
  [/(^|\.)imei_no is a number, not a text/, () => true],
  // The kit shows and sells packs without a period.
  [/^plans\[\]\.duration is (missing|null)/, ({ variant = "" }) => variant.endsWith("_pack")],
];

/** Separates problems from differences that the kit accepts. */
export function splitTolerated(read: Case, differences: readonly string[]) {
  const isTolerated = (difference: string) =>
    TOLERATED.some(([pattern, appliesTo]) => pattern.test(difference) && appliesTo(read));
  return {
    found: differences.filter((difference) => !isTolerated(difference)),
    tolerated: differences.filter(isTolerated),
  };
}
