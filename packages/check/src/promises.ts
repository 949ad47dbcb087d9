import type { CheckId } from "./catalogue/catalogue.ts";
import type { Result } from "./results.ts";

/** A promise of the kit that depends on the server. */
export interface PromiseVerdict {
  readonly promise: string;
  /** `not-shown`: a check that it needs was not made. */
  readonly verdict: "holds" | "broken" | "not-shown";
  /** The checks that break it, or that were not made. */
  readonly because: readonly CheckId[];
}

/** The promises, the checks that show each, and those that can only show that it is broken. */
const PROMISES: readonly (readonly [
  promise: string,
  needs: readonly CheckId[],
  harms?: readonly CheckId[],
])[] = [
  [
    "The pages of the portal work with this server.",
    ["answered", "no-redirect", "status", "json", "success", "cors-origin", "cors-preflight"],
  ],
  ["What the pages show is complete.", ["fields", "types", "rows", "lists-complete", "prices"]],
  [
    "The price that was agreed to is the price of the API, not of a cache.",
    ["prices", "prices-past-caches"],
  ],
  ["A browser does not send a payment again by itself.", ["posts-once"], ["no-408"]],
  [
    "A registration that was sent twice is charged once.",
    ["second-registration", "registrations-at-once"],
  ],
  [
    "A reactivation that was sent twice is charged once.",
    ["second-reactivation", "reactivations-at-once"],
  ],
  [
    "After a lost reply the page can tell what became of a registration.",
    ["imei-free", "imei-in-use", "read-back-registration"],
    ["late-commit"],
  ],
  [
    "After a lost reply the page can tell what became of a reactivation.",
    ["lists-complete", "lists-exclusive", "read-back-reactivation"],
  ],
  ["After a lost reply the page can tell what became of a plan update.", ["read-back-plan"]],
  [
    "After a lost reply the page can tell what became of a card update.",
    ["card-match", "card-mismatch", "read-back-card"],
  ],
  [
    "After a lost reply the page can tell what became of a dormant cancellation.",
    ["read-back-dormant"],
  ],
  [
    "What was accepted is told as accepted, and what was refused as refused.",
    ["write-accepted", "write-refused", "declined-card"],
  ],
  ["A registration in part is told device by device.", ["partial-registration"]],
  [
    "Saving settings changes what was edited, and nothing else.",
    ["settings-own", "settings-saved", "settings-kept", "odometer-kept"],
  ],
  ["No cache keeps what is about a customer.", ["personal-uncached"]],
  [
    "What belongs to a customer is told to nobody else.",
    ["token-required", "token-checked", "password-checked", "card-mismatch", "tls-trusted"],
  ],
];

/** Which of the promises hold with this server. */
export function promisesOf(results: readonly Result[]): PromiseVerdict[] {
  const outcomes = (check: CheckId) =>
    results.filter((result) => result.check === check).map(({ outcome }) => outcome);
  return PROMISES.map(([promise, needs, harms = []]) => {
    const broken = [...needs, ...harms].filter((check) => outcomes(check).includes("finding"));
    if (broken.length > 0) return { promise, verdict: "broken", because: broken };
    const open = needs.filter((check) => !outcomes(check).includes("holds"));
    return { promise, verdict: open.length > 0 ? "not-shown" : "holds", because: open };
  });
}
