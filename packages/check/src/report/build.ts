import { catalogue, checkIds, writeChecks } from "../catalogue/catalogue.ts";
import { promisesOf } from "../promises.ts";
import type { Result, Results } from "../results.ts";
import type { Finding, NotTried, Report } from "./report.ts";

const ORDER = ["critical", "major", "minor"];

/** The report of a run; what no check has said anything about was not tried. */
export function buildReport(
  results: Results,
  facts: Pick<Report, "server" | "date" | "milliseconds" | "requests" | "writes">,
): Report {
  const all = results.list();
  const of = (outcome: Result["outcome"]) => all.filter((result) => result.outcome === outcome);
  const findings = of("finding")
    .map(({ check, call, details }): Finding => {
      const { severity, rule, owner, change } = catalogue[check];
      return { check, call, severity, rule, seen: details, owner, change };
    })
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const made = new Set(all.map(({ check }) => check));
  const silent = checkIds
    .filter((check) => !made.has(check))
    .map((check): NotTried => {
      const needsWrites = writeChecks.includes(check) && !facts.writes;
      const reason = needsWrites ? "only with --writes" : "a call that it needs was not answered";
      return { check, call: null, reason };
    });
  return {
    version: 1,
    ...facts,
    findings,
    held: of("holds").map(({ check, call }) => ({ check, call })),
    notTried: [
      ...of("not-tried").map(({ check, call, details }) => ({
        check,
        call,
        reason: details.join("; "),
      })),
      ...silent,
    ],
    promises: promisesOf(all),
    notes: results.notes(),
  };
}
