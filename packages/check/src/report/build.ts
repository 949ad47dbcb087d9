import { catalogue, checkIds, writeChecks } from "../catalogue/catalogue.ts";
import { judgePromises } from "../promises.ts";
import type { Result, Results } from "../results.ts";
import type { Finding, Skipped, Report } from "./report.ts";

const SEVERITY_ORDER = ["critical", "major", "minor"];

/** Builds the report of a run. Checks without a result are reported as skipped. */
export function buildReport(
  results: Results,
  facts: Pick<Report, "server" | "date" | "milliseconds" | "requests" | "writes">,
): Report {
  const all = foldConsequences(results.list());
  const withOutcome = (outcome: Result["outcome"]) =>
    all.filter((result) => result.outcome === outcome);
  const findings = withOutcome("finding")
    .map(({ check, call, details }): Finding => {
      const { severity, rule, impact, fix } = catalogue[check];
      return { check, call, severity, rule, seen: details, impact, fix };
    })
    .toSorted((a, b) => SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity));
  const reported = new Set(all.map(({ check }) => check));
  const unreported = checkIds
    .filter((check) => !reported.has(check))
    .map((check): Skipped => {
      const needsWrites = writeChecks.includes(check) && !facts.writes;
      const reason = needsWrites
        ? "only with --writes"
        : "a call that it needs had no usable reply";
      return { check, call: null, reason };
    });
  return {
    version: 1,
    ...facts,
    headlines: results.headlines(),
    findings,
    passed: withOutcome("passed").map(({ check, call }) => ({ check, call })),
    skipped: [
      ...withOutcome("skipped").map(({ check, call, details }) => ({
        check,
        call,
        reason: details.join("; "),
      })),
      ...unreported,
    ],
    promises: judgePromises(all),
    notes: results.notes(),
  };
}

/** A detail about a device that could not be found in a list. */
const NOT_FOUND = /\b(not|no longer) in the list$|^the list shows none\b/;

/** Skips what only follows from rows without an IMEI, which is a finding of its own. */
function foldConsequences(results: readonly Result[]): readonly Result[] {
  const cause = results.find(
    ({ check, details }) =>
      check === "fields" && details.some((one) => one.includes("imei_no is missing")),
  );
  if (cause === undefined) return results;
  const reason = `imei_no is missing in the reply to ${cause.call ?? "a list"}`;
  return results.map((result) =>
    result.outcome === "finding" && result.details.every((one) => NOT_FOUND.test(one))
      ? { ...result, outcome: "skipped", details: [reason] }
      : result,
  );
}
