import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";
import { createAttempts, type Attempts } from "../../src/flows/checkout/attempts.ts";
import { createDraftStore } from "../../src/flows/engine/draft-store.ts";
import type { RunnerContext } from "../../src/flows/engine/runner-types.ts";
import type { PageMoment } from "../../src/flows/engine/ports.ts";
import { serviceSource } from "../../src/services.ts";
import type { Browser } from "./browser.ts";
import type { MoneyFlow, MoneyRun, Secret, Snapshot } from "./flow.ts";
import { isSame, overlap, type Consent, type Ledger } from "./ledger.ts";
import type { Counts } from "./counts.ts";
import type { Server } from "./server.ts";
import type { MoneyStorage } from "./storage.ts";

interface Parts {
  flow: MoneyFlow;
  server: Server;
  storage: MoneyStorage;
  ledger: Ledger;
  seen: Counts;
  /** The other windows; null if there is only one tab. */
  browser: Browser | null;
  /** Makes the tokens of cards, if the page does not send card numbers. */
  tokenizeCard: (() => Promise<string>) | undefined;
}

const PAGE_ADAPTER: RunnerContext["pageAdapter"] = {
  now: () => new Date(),
  monotonicNow: () => Date.now(),
  address: () => "https://portal.example/#/",
  navigate: () => {},
  notify: () => {},
  recordConsent: () => {},
  token: () => undefined,
  countryCode: async () => "US",
  timeZone: () => undefined,
  currency: "USD",
};

export type MoneyPage = ReturnType<typeof openPage>;

/** A page with two runs. An earlier page left the attempts `toTell` to be shown. */
export function openPage(parts: Parts, unreported: readonly string[]) {
  const { flow, server, storage, ledger, browser } = parts;
  let isOpen = true;
  const isAlive = () => isOpen;
  const log: RunnerContext["log"] = ({ what, error }) => {
    // Details of devices may fail to load. Documented: that is only logged.
    const isFault = what.startsWith("effect") && !/\/(prepare|load-details)$/.test(what);
    if (isOpen && isFault) ledger.violations.push(`${what}: ${String(error)}`);
  };
  const drafts = createDraftStore(storage.of(isAlive), log);
  const shared = browser && {
    locks: browser.locks(isAlive),
    sharedStorage: browser.sharedStorage(isAlive),
  };
  const attempts = createAttempts(drafts, PAGE_ADAPTER, { log, ...shared });
  const queryClient = new QueryClient();
  const lifecycles = new Set<(moment: PageMoment) => void>();
  const { tokenizeCard } = parts;
  const pageAdapter: RunnerContext["pageAdapter"] = {
    ...PAGE_ADAPTER,
    ...(tokenizeCard !== undefined && { tokenizeCard }),
    lifecycle: (notify) => {
      lifecycles.add(notify);
      return () => void lifecycles.delete(notify);
    },
  };
  const given = new Set<Secret>();
  const watched: Watched = {
    attempts,
    accepted: [],
    opened: new Set(),
    given,
    unreportedAttempts: unreported,
    isActing: false,
  };
  attempts.subscribe((change) => {
    if (change.accepted !== undefined) watched.accepted.push(change.accepted.subjects);
    const left = new Set(change.attempts.map(({ id }) => id));
    watched.unreportedAttempts = watched.unreportedAttempts.filter((id) => left.has(id));
  });

  /** False if the runs of a flow overwrite what other runs have stored under the same key. */
  const isReliable = () =>
    flow.storageKey === null ||
    (watched.opened.size < 2 && (storage.isBlocked || !storage.hasEverRefused()));

  /** Checks that the attempt of a write is stored, so that it is shown after a reload. */
  function checkStored(): void {
    if (flow.storageKey === null || storage.isBlocked || !isReliable()) return;
    const stored = JSON.parse(storage.find(flow.storageKey) ?? "null") as { id: string } | null;
    const isFound = attempts.list().some(({ id }) => id === stored?.id);
    if (!isFound) ledger.violations.push("a write was sent that a reload would not show");
  }

  function openRun(): MoneyRun {
    const consents: Consent[] = [];
    const fetch = server.fetch({
      isAlive,
      onWrite: (write) => {
        checkStored();
        if (tokenizeCard !== undefined && write.sendsNumber) {
          ledger.violations.push("a card number was sent in the place of its token");
        }
        ledger.write(write, consents, { storage, attempts: attempts.list() });
      },
    });
    const services = serviceSource({
      client: createClient({ baseUrl: "https://api.example", fetch, token: () => "sample" }),
      queryClient,
    });
    const run = flow.start({ pageAdapter, services, drafts, attempts, log });
    watchRun(run, consents, parts, watched);
    return run;
  }

  /** Checks what a run shows, as seen by a customer who looks at nothing else. */
  function checkRun(run: MoneyRun): void {
    if (!flow.receivesOthers) return;
    const { isReview, subjects, shown } = run.snapshot();
    if (!isReview) return;
    const about = attempts.list().filter((attempt) => overlap(attempt.subjects, subjects));
    const ids = about.map(({ id }) => id);
    if (!isSame(shown, ids)) {
      ledger.violations.push("a review did not name the attempts that it repeats");
    }
    const isForOnce = !flow.isRepeatable && flow.readsRemaining;
    if (isForOnce && watched.accepted.some((one) => overlap(one, subjects))) {
      ledger.violations.push("a review offered something that this page knows to be paid");
    }
  }

  const runs = [openRun(), openRun()];
  // Another flow of the page has its own draft.
  drafts.read("waypost.another");
  return {
    attempts,
    storage,
    send: (place: number, event: { patch?: Partial<Record<string, unknown>> }) => {
      if (event.patch?.["cardnumber"]) given.add("card");
      if (event.patch?.["password"]) given.add("password");
      watched.isActing = true;
      runs[place]?.send(event);
      watched.isActing = false;
    },
    /** The page enters the back-forward cache and is restored. */
    putAway: () => {
      given.clear();
      for (const tell of lifecycles) tell("left");
      for (const tell of lifecycles) tell("back");
    },
    look: () => {
      for (const run of runs) checkRun(run);
      const isWaiting = attempts.list().some(({ outcome }) => outcome === "pending");
      if (isWaiting && !runs.some((run) => run.snapshot().isSending)) {
        ledger.violations.push("a page waited for the reply to what another page had sent");
      }
    },
    unreportedAttempts: () => {
      if (watched.opened.size === 0) return watched.unreportedAttempts;
      return isReliable()
        ? [...watched.opened].flatMap((run) => run.snapshot().unreportedAttempts)
        : [];
    },
    leave: (place: number) => {
      if (runs[place]?.snapshot().isSending !== false) return;
      runs[place].stop();
      runs[place] = openRun();
    },
    close: () => {
      isOpen = false;
      for (const run of runs) run.stop();
    },
  };
}

/** The state of a page while its runs are watched. */
interface Watched {
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
function watchRun(
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
