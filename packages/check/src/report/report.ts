import { catalogue, checkIds, writeChecks, type CheckId } from "../catalogue.ts";
import type { DescribedCheck } from "../check.ts";
import type { Note, Result, Results } from "../results.ts";

/** The verdict on a promise of the kit that depends on the server. */
export interface PromiseVerdict {
  readonly promise: string;
  /** `unverified`: a check that the promise needs was skipped. */
  readonly verdict: "holds" | "broken" | "unverified";
  /** The checks that break the promise, or that were skipped. */
  readonly because: readonly CheckId[];
}

/** A requirement that the server does not meet. */
export interface Finding extends DescribedCheck {
  readonly check: CheckId;
  /** A call such as `GET /info/countries`, or null if the finding is about many calls. */
  readonly call: string | null;
  /** The replies that violate the requirement. */
  readonly seen: readonly string[];
}

/** A check that passed. */
export interface Passed {
  readonly check: CheckId;
  readonly call: string | null;
}

/** A check that was skipped, and why. */
export interface Skipped extends Passed {
  readonly reason: string;
}

/** The result of a run. It contains no secrets. */
export interface Report {
  /** The version of the report's format. */
  readonly version: 1;
  readonly server: string;
  /** The start of the check in ISO 8601. */
  readonly date: string;
  readonly milliseconds: number;
  /** The number of requests to documented calls. */
  readonly requests: number;
  /** True if the run included writes. */
  readonly writes: boolean;
  /** The sentences before everything else, such as that no plan can be sold. Mostly empty. */
  readonly headlines: readonly string[];
  /** Sorted by severity, the worst first. */
  readonly findings: readonly Finding[];
  readonly passed: readonly Passed[];
  readonly skipped: readonly Skipped[];
  /** The verdict on each promise of the kit for this server. */
  readonly promises: readonly PromiseVerdict[];
  /** Observations that are not problems, such as the dialect and the protocol. */
  readonly notes: readonly Note[];
}

/** Only checks of the catalogue are recorded. */
type KnownResult = Result & { readonly check: CheckId };

const SEVERITY_ORDER = ["critical", "major", "minor"];

/** Builds the report of a run. Checks without a result are reported as skipped. */
export function buildReport(
  results: Results,
  facts: Pick<Report, "server" | "date" | "milliseconds" | "requests" | "writes">,
): Report {
  const all = foldConsequences(results.list() as readonly KnownResult[]);
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
const NOT_FOUND = /\band no imei_no is\b/;

/** Skips what only follows from rows without an IMEI, which is a finding of its own. */
function foldConsequences(results: readonly KnownResult[]): readonly KnownResult[] {
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

/** The promises. `needs` must all pass; `harms` may be skipped, but a finding breaks the promise. */
const PROMISES: readonly (readonly [
  promise: string,
  needs: readonly CheckId[],
  harms?: readonly CheckId[],
])[] = [
  [
    "The pages of the portal work with this server.",
    ["answered", "no-redirect", "status", "json", "success", "cors-origin", "cors-preflight"],
  ],
  ["The pages show complete data.", ["fields", "types", "rows", "lists-complete", "prices"]],
  [
    "The price that the customer agrees to comes from the API, not from a cache.",
    ["prices", "prices-past-caches"],
  ],
  ["Browsers do not resend a payment on their own.", ["posts-once"], ["no-408"]],
  [
    "A registration that is sent twice is charged once.",
    ["second-registration", "registrations-at-once"],
  ],
  [
    "A reactivation that is sent twice is charged once.",
    ["second-reactivation", "reactivations-at-once"],
  ],
  [
    "After a lost reply, the page can find out the outcome of a registration.",
    ["imei-free", "imei-in-use", "read-back-registration"],
    ["late-commit"],
  ],
  [
    "After a lost reply, the page can find out the outcome of a reactivation.",
    ["lists-complete", "lists-exclusive", "read-back-reactivation"],
  ],
  ["After a lost reply, the page can find out the outcome of a plan update.", ["read-back-plan"]],
  [
    "After a lost reply, the page can find out the outcome of a card update.",
    ["card-match", "card-mismatch", "read-back-card"],
  ],
  [
    "After a lost reply, the page can find out the outcome of a dormant cancellation.",
    ["read-back-dormant"],
  ],
  [
    "The page shows accepted requests as accepted and refused ones as refused.",
    ["write-accepted", "write-refused", "declined-card"],
  ],
  [
    "The page shows the outcome for each device of a partial registration.",
    ["partial-registration"],
  ],
  [
    "Saving settings changes only the edited settings.",
    ["settings-own", "settings-saved", "settings-kept", "odometer-kept"],
  ],
  ["Caches do not store customer data.", ["personal-uncached"]],
  [
    "Customer data is only shown to that customer.",
    ["token-required", "token-checked", "password-checked", "card-mismatch", "tls-trusted"],
  ],
];

/** Returns the verdict on each promise of the kit for this server. */
function judgePromises(results: readonly KnownResult[]): PromiseVerdict[] {
  const outcomes = (check: CheckId) =>
    results.filter((result) => result.check === check).map(({ outcome }) => outcome);
  return PROMISES.map(([promise, needs, harms = []]) => {
    const broken = [...needs, ...harms].filter((check) => outcomes(check).includes("finding"));
    if (broken.length > 0) return { promise, verdict: "broken", because: broken };
    const skipped = needs.filter((check) => !outcomes(check).includes("passed"));
    return { promise, verdict: skipped.length > 0 ? "unverified" : "holds", because: skipped };
  });
}
