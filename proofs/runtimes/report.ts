import type { Lab } from "./lab.ts";
import type { Row } from "./row.ts";

export interface Verdict {
  readonly name: string;
  readonly version: string;
  readonly passed: number;
  readonly total: number;
  readonly problems: readonly string[];
  readonly note: string;
}

/** Runs a row. A check that did not report counts as failed. */
export async function judge(row: Row, lab: Lab, expected: readonly string[]): Promise<Verdict> {
  const base = { name: row.name, note: row.note ?? "", total: expected.length };
  try {
    const { version, outcomes } = await row.run(lab);
    const problems = expected.flatMap((name) => {
      const found = outcomes.find((outcome) => outcome.name === name);
      if (found?.problem === null) return [];
      return [`${name}: ${found?.problem ?? "it did not report"}`];
    });
    const passed = expected.length - problems.length;
    return { ...base, version: version.trim(), passed, problems };
  } catch (error) {
    return { ...base, version: "", passed: 0, problems: [String(error)] };
  }
}

/** Prints the table of the README. */
export function printRows(verdicts: readonly Verdict[]): void {
  console.log("| runtime | version | checks passed | known difference |\n|---|---|---|---|");
  for (const { name, version, passed, total, note } of verdicts) {
    const cells = [name, version.replace(/^v/, ""), `${passed} of ${total}`, note];
    console.log(`| ${cells.join(" | ")} |`.replace("|  |", "| |"));
  }
}
