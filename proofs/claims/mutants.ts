import { GROUPS } from "../../mutation/groups.ts";
import { found, type Proof } from "./proof.ts";

const names = new Set(GROUPS.map(({ name }) => name));

/** The mutants of each group of `mutation/groups.ts`. */
export const MUTANTS: readonly Proof[] = [...names].map((name) => ({
  name: `mutate-${name}`,
  claim: `Tests notice at least 90 % of the mutants of the group \`${name}\`, and every survivor is explained`,
  command: `npm run mutate -- ${name}`,
  figure: found(
    new RegExp(`^${name}: (\\d+ of \\d+ noticed \\(.* %\\), .* survivors explained)$`, "m"),
  ),
}));
