import { HOSTILE } from "./hostile.ts";
import { FAULTS } from "./faults.ts";
import { MEASURES } from "./measures.ts";
import { MONEY } from "./money.ts";
import { MUTANTS } from "./mutants.ts";
import { PACKAGES } from "./packages.ts";
import { PORTAL } from "./portal.ts";
import type { Proof } from "./proof.ts";

/** In the order in which they run and are written. */
export const PROOFS: readonly Proof[] = [
  ...PACKAGES,
  ...MEASURES,
  ...PORTAL,
  ...MONEY,
  ...FAULTS,
  ...HOSTILE,
  ...MUTANTS,
];
