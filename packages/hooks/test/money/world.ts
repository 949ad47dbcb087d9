import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";
import { createAttempts } from "../../src/flows/attempts.ts";
import { createDraftStore } from "../../src/flows/draft-store.ts";
import type { RunnerContext } from "../../src/flows/runner-types.ts";
import { serviceSource } from "../../src/services.ts";
import type { MoneyFlow, MoneyRun, Snapshot } from "./flow.ts";
import { isSame, openLedger, overlap, type Consent, type Ledger, type Seen } from "./ledger.ts";
import { startServer, type Fates, type Server } from "./server.ts";
import { startStorage, type MoneyStorage, type StorageFate } from "./storage.ts";

export interface World {
  /** Sends an event to one of the two runs of the page. */
  send: (run: number, event: unknown) => void;
  /** Leaves the page of a run and opens it again, unless a request is on its way. */
  leave: (run: number) => void;
  /** Ends the page with all that runs on it, and starts it again over the same storage. */
  reload: () => void;
  /** The server multiplies all prices by this from now on. */
  setPrices: (factor: number) => void;
  close: () => void;
  /** Looks at what the page shows, when nothing is being carried out. */
  look: () => void;
  /** What should never happen, and has. */
  violations: readonly string[];
}

interface Parts {
  flow: MoneyFlow;
  server: Server;
  storage: MoneyStorage;
  ledger: Ledger;
  seen: Seen;
}

/** A browser tab with two runs of a flow, a server and a storage that do what they are told. */
export function startWorld(
  flow: MoneyFlow,
  how: { fates: Fates; storage: StorageFate },
  seen: Seen,
): World {
  const server = startServer(flow, how.fates);
  const storage = startStorage(how.storage);
  const ledger = openLedger(flow, { server, storage, seen });
  const parts = { flow, server, storage, ledger, seen };
  let page = openPage(parts, []);
  return {
    violations: ledger.violations,
    send: (run, event) => page.send(run, event),
    leave: (run) => page.leave(run),
    close: () => page.close(),
    look: () => page.look(),
    setPrices: server.setPrices,
    reload: () => {
      const untold = page.untold();
      page.close();
      ledger.reload(page.attempts.list());
      page = openPage(parts, untold.filter(ledger.isStored));
    },
  };
}

const PAGE_ADAPTER: RunnerContext["pageAdapter"] = {
  now: () => new Date(),
  monotonicNow: () => Date.now(),
  address: () => "https://portal.example/#/",
  navigate: () => {},
  notify: () => {},
  tellConsent: () => {},
  token: () => undefined,
  countryCode: async () => "US",
  timeZone: () => undefined,
};

/** A page; an earlier one left it to tell of the attempts `toTell`. */
function openPage({ flow, server, storage, ledger, seen }: Parts, toTell: readonly string[]) {
  let isHere = true;
  /** The ids of what no run of this page has told of yet. */
  let untold = toTell;
  const opened = new Set<MoneyRun>();
  /** The page is sending an event: what changes at once is what it asked for. */
  let isActing = false;
  const isAlive = () => isHere;
  const log: RunnerContext["log"] = ({ what, error }) => {
    // What a stage waits for may fail, and is logged as documented.
    const isFault = what.startsWith("effect") && !what.endsWith("/prepare");
    if (isHere && isFault) ledger.violations.push(`${what}: ${String(error)}`);
  };
  const drafts = createDraftStore(storage.of(isAlive), log);
  const attempts = createAttempts(drafts, PAGE_ADAPTER, { log });
  const queryClient = new QueryClient();
  const accepted: (readonly string[])[] = [];
  attempts.subscribe((change) => {
    if (change.accepted !== undefined) accepted.push(change.accepted.subjects);
    const left = new Set(change.attempts.map(({ id }) => id));
    untold = untold.filter((id) => left.has(id));
  });

  /** Runs of a flow that keeps something in one place each overwrite what the others keep there. */
  const isReliable = () => flow.keptAt === null || (opened.size < 2 && !storage.hasEverRefused());

  /** What a write is about must be told after a reload, wherever the flow keeps that. */
  function checkKept(): void {
    if (flow.keptAt === null || !isReliable()) return;
    const kept = JSON.parse(storage.items.get(flow.keptAt) ?? "null") as { id: string } | null;
    const isKept = attempts.list().some(({ id }) => id === kept?.id);
    if (!isKept) ledger.violations.push("a write left of which a reload would not tell");
  }

  function openRun(): MoneyRun {
    const consents: Consent[] = [];
    const fetch = server.fetch({
      isAlive,
      onWrite: (write) => {
        checkKept();
        ledger.write(write, consents, attempts.list());
      },
    });
    const services = serviceSource({
      client: createClient({ baseUrl: "https://api.example", fetch, token: () => "sample" }),
      queryClient,
    });
    const run = flow.start({ pageAdapter: PAGE_ADAPTER, services, drafts, attempts, log });
    watch(run, consents);
    return run;
  }

  /** Watches the sum that a review shows: a new one is agreed to by a tick only. */
  function watchSum() {
    let shown: number | null = null;
    let isNew = false;
    return {
      look: (before: Snapshot, now: Snapshot): boolean => {
        if (!now.isReview) {
          const wasNew = isNew;
          [shown, isNew] = [null, false];
          return wasNew;
        }
        if (!before.isAcknowledged && now.isAcknowledged) isNew = false;
        if (typeof now.total !== "number") return isNew;
        // What customers change themselves they know.
        if (!isActing && shown !== null && shown !== now.total) {
          isNew = true;
          seen.newSums += 1;
        }
        shown = now.total;
        return isNew;
      },
    };
  }

  /** Looks at every step of a run. */
  function watch(run: MoneyRun, consents: Consent[]): void {
    let before = run.snapshot();
    let acceptedBefore = 0;
    const sum = watchSum();
    run.subscribe(() => {
      const now = run.snapshot();
      if (!before.isOpen && now.isOpen) {
        const mustTell = now.untold.length > 0 || (untold.length > 0 && mayTell());
        opened.add(run);
        if (mustTell) seen.toldAfterReload += 1;
        if (mustTell && !now.isTelling) {
          ledger.violations.push("the first event did not tell of an attempt");
        }
      }
      if (!before.isReview && now.isReview) acceptedBefore = accepted.length;
      const isReviewing = before.isReview && now.isReview;
      if (flow.hearsOfOthers && isReviewing && !isSame(before.subjects, now.subjects)) {
        ledger.violations.push("a review changed while it was shown");
      }
      const isSameMoney = isSame(before.subjects, now.subjects) && before.total === now.total;
      if (before.isSending && now.isSending && !isSameMoney) {
        ledger.violations.push("what was sent changed while it was on its way");
      }
      if (before.isSending && now.agreed !== null && now.agreed !== before.total) {
        ledger.violations.push("a receipt told another sum than was agreed to");
      }
      const isNewSum = sum.look(before, now);
      if (!before.isSending && now.isSending) {
        const { subjects } = before;
        const isOutdated = accepted.slice(acceptedBefore).some((one) => overlap(one, subjects));
        consents.push(ledger.consent(before, attempts.list(), isOutdated));
        if (isNewSum) ledger.violations.push("a changed sum was taken for one that was agreed to");
      }
      if (before.isSending && now.isTelling) {
        const unused = consents.filter(({ isUsed }) => !isUsed);
        seen[unused.length > 0 ? "blocked" : "unknown"] += 1;
        for (const consent of unused) consent.isUsed = true;
      }
      before = now;
    });
  }

  /** Another run of the registration may have told already, and what it keeps tells no more. */
  const mayTell = () => flow.hearsOfOthers || opened.size === 0;

  /** Looks at what a run shows to a customer who looks at nothing else. */
  function lookAt(run: MoneyRun): void {
    const { isReview, subjects, shown } = run.snapshot();
    if (!flow.hearsOfOthers || !isReview) return;
    const about = attempts.list().filter((attempt) => overlap(attempt.subjects, subjects));
    if (
      !isSame(
        shown,
        about.map(({ id }) => id),
      )
    ) {
      ledger.violations.push("a review did not name the attempts that it repeats");
    }
    const isForOnce = !flow.isRepeatable && flow.readsWhatIsLeft;
    if (isForOnce && accepted.some((one) => overlap(one, subjects))) {
      ledger.violations.push("a review asked for what this page knows to be paid");
    }
  }

  const runs = [openRun(), openRun()];
  // Another flow of the page has a draft of its own.
  drafts.read("waypost.another");
  return {
    attempts,
    send: (place: number, event: unknown) => {
      isActing = true;
      runs[place]?.send(event);
      isActing = false;
    },
    look: () => {
      for (const run of runs) lookAt(run);
      const known = new Set(attempts.list().map(({ id }) => id));
      if (ledger.awaited().some((id) => !known.has(id))) {
        ledger.violations.push("an attempt was closed while its reply was awaited");
      }
      const isWaiting = attempts.list().some(({ outcome }) => outcome === "pending");
      if (isWaiting && !runs.some((run) => run.snapshot().isSending)) {
        ledger.violations.push("a page waited for the reply to what another page had sent");
      }
    },
    untold: () => {
      if (opened.size === 0) return untold;
      return isReliable() ? [...opened].flatMap((run) => run.snapshot().untold) : [];
    },
    leave: (place: number) => {
      if (runs[place]?.snapshot().isSending !== false) return;
      runs[place].stop();
      runs[place] = openRun();
    },
    close: () => {
      isHere = false;
      for (const run of runs) run.stop();
    },
  };
}
