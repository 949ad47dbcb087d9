import type { Finding, Skipped, Report } from "./report.ts";

/** The page that explains each finding. */
const PAGE = "https://github.com/waypost/waypost/blob/main/docs/check.md";

const VERDICTS = { holds: "holds     ", broken: "BROKEN    ", unverified: "unverified" };

/** Returns the report as text for the terminal. */
export function toText(report: Report): string {
  const { server, date, findings, promises, notes } = report;
  const scope = report.writes ? "reads and writes" : "reads";
  return [
    ...report.headlines.flatMap((text) => [text, ""]),
    `Server: ${server}, checked at ${date.slice(0, 16).replace("T", " ")} UTC`,
    `${scope}, ${report.requests} requests, ${Math.round(report.milliseconds / 1000)} s`,
    "",
    summaryOf(report),
    ...(findings.length > 0 ? ["", ...table(findings), "", ...findings.flatMap(findingLines)] : []),
    "",
    "Promises of the kit with this server:",
    ...promises.map(
      ({ promise, verdict, because }) =>
        `  ${VERDICTS[verdict]}  ${promise}${because.length > 0 ? ` (${because.join(", ")})` : ""}`,
    ),
    "",
    "Not checked:",
    ...groupByReason(report.skipped).map((line) => `  ${line}`),
    ...NOT_CHECKABLE.map((line) => `  ${line}`),
    ...(notes.length > 0 ? ["", "Notes:"] : []),
    ...notes.map(({ about, text }) => `  ${about}: ${text}`),
    "",
  ].join("\n");
}

/** Properties that cannot be checked from outside, once and from one place. */
const NOT_CHECKABLE = [
  "the amounts that were charged: no call returns them",
  "the termination of a SIM: it cannot be undone",
  "how the server behaves when it shuts down, is overloaded or drops a connection",
  "rate limits for passwords, e-mail addresses and card digits",
  "other proxies and networks",
];

function table(findings: readonly Finding[]): string[] {
  const rows = findings.map(({ severity, check, call }) => [severity, check, call ?? "many calls"]);
  const header = ["severity", "finding", "where"];
  const width = (column: number) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(width(column))).join("  ")}`.trimEnd();
  return [header, ["", "", ""].map((_cell, column) => "-".repeat(width(column))), ...rows].map(
    line,
  );
}

const findingLines = (finding: Finding): string[] => [
  `${finding.check}${finding.call === null ? "" : ` · ${finding.call}`}`,
  `  rule:    ${finding.rule}`,
  ...firstFive(finding.seen).map((seen) => `  seen:    ${seen}`),
  `  impact:  ${finding.impact}`,
  `  fix:     ${finding.fix}`,
  `  more:    ${PAGE}#${finding.check}`,
  "",
];

/** Truncates a list to five texts. */
function firstFive(texts: readonly string[]): string[] {
  const rest = texts.length - 5;
  return rest > 0 ? [...texts.slice(0, 5), `and ${rest} more`] : [...texts];
}

/** Groups the skipped checks into one line for each reason. */
function groupByReason(skipped: readonly Skipped[]): string[] {
  const byReason = new Map<string, Set<string>>();
  for (const { check, call, reason } of skipped) {
    const name = call === null ? check : `${check} · ${call}`;
    byReason.set(reason, (byReason.get(reason) ?? new Set()).add(name));
  }
  return Array.from(byReason, ([reason, names]) => `${[...names].join(", ")}: ${reason}`);
}

/** Returns the summary as one sentence. */
function summaryOf({ findings, passed, skipped }: Report): string {
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
