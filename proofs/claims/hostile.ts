import { FLOWS } from "../faults/flows.ts";
import type { Proof } from "./proof.ts";

/** How many cells of a table of `proofs/hostile` met the goal, and the longest task of all. */
function hostileFigure(output: string): string | null {
  const cells = [...output.matchAll(/ ([\d,]+) ms {2}at most .* (met|MISSED)$/gm)];
  if (cells.length === 0) return null;
  const met = cells.filter(([, , verdict]) => verdict === "met").length;
  const longest = Math.max(...cells.map(([, ms = ""]) => Number(ms.replaceAll(",", ""))));
  return `${met} of ${cells.length} cells, the longest task ${longest} ms`;
}

/** Claims about each flow of the portal when replies are far too large. */
export const HOSTILE: readonly Proof[] = FLOWS.map(({ name }) => ({
  name: `hostile-${name}`,
  claim: `Ten thousand rows or 5 MB of text in any reply to the flow \`${name}\` keep the main thread busy for at most 200 ms at a time`,
  command: `npm run hostile -- ${name}`,
  figure: hostileFigure,
}));
