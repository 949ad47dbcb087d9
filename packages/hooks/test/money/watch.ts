import type { Attempts } from "../../src/flows/checkout/attempts.ts";
import type { MoneyFlow, MoneyRun, Secret, Snapshot } from "./flow.ts";
import { isSame, overlap, type Consent, type Ledger } from "./ledger.ts";
import type { Counts } from "./counts.ts";

/** The state of a page while its runs are watched. */
export interface Watched {
  readonly attempts: Attempts;
  /** The subjects that the page knows to be paid for, in order. */
  readonly accepted: (readonly string[])[];
  readonly opened: Set<MoneyRun>;
  /** The secrets that the customer entered since the page was opened or restored. */
  readonly given: ReadonlySet<Secret>;
  /** The ids of attempts that no run of this page has shown yet. */
  unreportedAttempts: readonly string[];
  /** True while the page sends an event: changes during that time were requested. */
  isActing: boolean;
}

/** Checks every transition of a run. */
export function watchRun(
  run: MoneyRun,
  consents: Consent[],
  { flow, ledger, seen }: { flow: MoneyFlow; ledger: Ledger; seen: Counts },
  page: Watched,
): void {
  /**
   * Another run of the registration may have shown it already, and then its draft no longer
   * contains it.
   */
  const mayShow = () => flow.receivesOthers || page.opened.size === 0;
  const violation = (text: string) => void ledger.violations.push(text);
  const isSumNew = watchSum(page, seen);
  let before = run.snapshot();
  let acceptedBefore = 0;

  function checkFirst(now: Snapshot): void {
    const mustShow =
      now.unreportedAttempts.length > 0 || (page.unreportedAttempts.length > 0 && mayShow());
    page.opened.add(run);
    if (mustShow) seen.shownAfterReload += 1;
    if (mustShow && !now.showsUnknown) violation("the first event did not show an attempt");
  }

  function checkSame(now: Snapshot): void {
    const hasSameSubjects = isSame(before.subjects, now.subjects);
    if (flow.receivesOthers && before.isReview && now.isReview && !hasSameSubjects) {
      violation("a review changed while it was shown");
    }
    if (!before.isSending) return;
    if (now.isSending && !(hasSameSubjects && before.total === now.total)) {
      violation("a request changed while it was in progress");
    }
    if (now.agreed !== null && now.agreed !== before.total) {
      violation("a receipt has another sum than was agreed to");
    }
  }

  function consent(isNewSum: boolean): void {
    const { subjects } = before;
    const isOutdated = page.accepted.slice(acceptedBefore).some((one) => overlap(one, subjects));
    const attempts = page.attempts.list();
    consents.push(ledger.consent(before, { attempts, given: [...page.given], isOutdated }));
    if (isNewSum) violation("a changed sum was treated as agreed");
  }

  function end({ showsUnknown }: Snapshot): void {
    const unused = consents.filter(({ isUsed }) => !isUsed);
    if (showsUnknown) seen[unused.length > 0 ? "blocked" : "unknown"] += 1;
    else if (unused.length > 0) seen.elsewhere += 1;
    for (const one of unused) one.isUsed = true;
  }

  run.subscribe(() => {
    const now = run.snapshot();
    if (!before.isOpen && now.isOpen) checkFirst(now);
    if (!before.isReview && now.isReview) acceptedBefore = page.accepted.length;
    checkSame(now);
    const isNewSum = isSumNew(before, now);
    if (!before.isSending && now.isSending) consent(isNewSum);
    if (before.isSending && !now.isSending) end(now);
    before = now;
  });
}

/** Checks that a changed price in a review is agreed to only with a tick. */
function watchSum(page: Watched, seen: Counts): (before: Snapshot, now: Snapshot) => boolean {
  let shown: number | null = null;
  let isNew = false;
  return (before, now) => {
    if (!now.isReview) {
      const wasNew = isNew;
      [shown, isNew] = [null, false];
      return wasNew;
    }
    if (!before.isAcknowledged && now.isAcknowledged) isNew = false;
    if (typeof now.total !== "number") return isNew;
    // A change that the customers made themselves needs no tick.
    if (!page.isActing && shown !== null && shown !== now.total) {
      isNew = true;
      seen.newSums += 1;
    }
    shown = now.total;
    return isNew;
  };
}
