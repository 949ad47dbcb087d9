import type { Finding, NotTried, Report } from "./report.ts";
import { summaryOf } from "./summary.ts";

/** The pages of the project that explain each finding. */
const PAGE = "https://github.com/waypost/waypost/blob/main/docs/check.md";

const VERDICTS = { holds: "holds    ", broken: "BROKEN   ", "not-shown": "not shown" };

/** The report for people. */
export function toText(report: Report): string {
  const { server, date, findings, promises, notes } = report;
  const what = report.writes ? "reads and writes" : "reads";
  return [
    `waypost-check of ${server}, ${date.slice(0, 16).replace("T", " ")} UTC`,
    `${what}, ${report.requests} requests, ${Math.round(report.milliseconds / 1000)} s`,
    "",
    summaryOf(report),
    ...(findings.length > 0 ? ["", ...table(findings), "", ...findings.flatMap(explained)] : []),
    "",
    "Promises of the kit, with this server:",
    ...promises.map(
      ({ promise, verdict, because }) =>
        `  ${VERDICTS[verdict]}  ${promise}${because.length > 0 ? ` (${because.join(", ")})` : ""}`,
    ),
    "",
    "Not tried:",
    ...grouped(report.notTried).map((line) => `  ${line}`),
    ...BEYOND.map((line) => `  ${line}`),
    ...(notes.length > 0 ? ["", "Worth knowing:"] : []),
    ...notes.map(({ about, text }) => `  ${about}: ${text}`),
    "",
  ].join("\n");
}

/** What no check of one server, from one place, can see. */
const BEYOND = [
  "what was charged: no call of the API tells it",
  "the end of a SIM, which cannot be undone",
  "how the server shuts down, refuses a call because it is full, or closes a connection silently",
  "limits of how often an e-mail address, a card's digits or a password may be tried",
  "other proxies and other networks than this one",
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

const explained = (finding: Finding): string[] => [
  `${finding.check}${finding.call === null ? "" : ` · ${finding.call}`}`,
  `  must:    ${finding.rule}`,
  ...few(finding.seen).map((seen) => `  seen:    ${seen}`),
  `  owners:  ${finding.owner}`,
  `  change:  ${finding.change}`,
  `  more:    ${PAGE}#${finding.check}`,
  "",
];

/** Enough to find the others. */
function few(texts: readonly string[]): string[] {
  const rest = texts.length - 5;
  return rest > 0 ? [...texts.slice(0, 5), `and ${rest} more`] : [...texts];
}

/** One line for each reason. */
function grouped(notTried: readonly NotTried[]): string[] {
  const byReason = new Map<string, Set<string>>();
  for (const { check, call, reason } of notTried) {
    const name = call === null ? check : `${check} of ${call}`;
    byReason.set(reason, (byReason.get(reason) ?? new Set()).add(name));
  }
  return Array.from(byReason, ([reason, names]) => `${[...names].join(", ")}: ${reason}`);
}
