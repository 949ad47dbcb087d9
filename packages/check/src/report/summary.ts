import type { Report } from "./report.ts";

/** Returns the summary as one sentence. */
export function summaryOf({ findings, passed, skipped }: Report): string {
  const rest = `${skipped.length} skipped`;
  if (findings.length === 0) return `All ${passed.length} checks passed, ${rest}.`;
  const counts = (["critical", "major", "minor"] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? [`${count} ${severity}`] : [];
  });
  return `${counted(findings.length)} (${counts.join(", ")}); ${passed.length} checks passed, ${rest}.`;
}

/** Returns a short text for a badge. */
export function toBadge(report: Report): string {
  const { findings, passed, writes } = report;
  const scope = writes ? "reads and writes" : "reads";
  if (findings.length === 0) return `waypost: ${passed.length} checks passed (${scope})`;
  const [worst] = findings;
  return `waypost: ${counted(findings.length)}, worst ${worst?.severity ?? "minor"} (${scope})`;
}

const counted = (count: number): string => `${count} ${count === 1 ? "finding" : "findings"}`;
