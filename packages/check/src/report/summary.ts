import type { Report } from "./report.ts";

/** One sentence. */
export function summaryOf({ findings, held, notTried }: Report): string {
  const open = `${notTried.length} were not made`;
  if (findings.length === 0) return `All ${held.length} checks that were made hold; ${open}.`;
  const counts = (["critical", "major", "minor"] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? [`${count} ${severity}`] : [];
  });
  return `${counted(findings.length)} (${counts.join(", ")}); ${held.length} checks hold, ${open}.`;
}

/** A few words for a badge. */
export function toBadge(report: Report): string {
  const { findings, held, writes } = report;
  const scope = writes ? "reads and writes" : "reads";
  if (findings.length === 0) return `waypost: ${held.length} checks hold (${scope})`;
  const [worst] = findings;
  return `waypost: ${counted(findings.length)}, worst ${worst?.severity ?? "minor"} (${scope})`;
}

const counted = (count: number): string => `${count} ${count === 1 ? "finding" : "findings"}`;
