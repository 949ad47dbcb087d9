import type { CheckId } from "./catalogue/catalogue.ts";
import type { Result } from "./results.ts";

/** The verdict on a promise of the kit that depends on the server. */
export interface PromiseVerdict {
  readonly promise: string;
  /** `unverified`: a check that the promise needs was skipped. */
  readonly verdict: "holds" | "broken" | "unverified";
  /** The checks that break the promise, or that were skipped. */
  readonly because: readonly CheckId[];
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
export function judgePromises(results: readonly Result[]): PromiseVerdict[] {
  const outcomes = (check: CheckId) =>
    results.filter((result) => result.check === check).map(({ outcome }) => outcome);
  return PROMISES.map(([promise, needs, harms = []]) => {
    const broken = [...needs, ...harms].filter((check) => outcomes(check).includes("finding"));
    if (broken.length > 0) return { promise, verdict: "broken", because: broken };
    const skipped = needs.filter((check) => !outcomes(check).includes("passed"));
    return { promise, verdict: skipped.length > 0 ? "unverified" : "holds", because: skipped };
  });
}
