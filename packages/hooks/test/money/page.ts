import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";
import { createAttempts } from "../../src/flows/checkout/attempts.ts";
import { createDraftStore } from "../../src/flows/engine/draft-store.ts";
import type { RunnerContext } from "../../src/flows/engine/runner-types.ts";
import type { PageMoment } from "../../src/flows/engine/ports.ts";
import { serviceSource } from "../../src/services.ts";
import type { Browser } from "./browser.ts";
import type { MoneyFlow, MoneyRun, Secret } from "./flow.ts";
import { isSame, overlap, type Consent, type Ledger } from "./ledger.ts";
import type { Counts } from "./counts.ts";
import type { Server } from "./server.ts";
import type { MoneyStorage } from "./storage.ts";
import { watchRun, type Watched } from "./watch.ts";

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
