import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";
import { createAttempts } from "../../src/flows/attempts.ts";
import { createDraftStore } from "../../src/flows/draft-store.ts";
import { createWindows } from "../../src/flows/windows.ts";
import type { RunnerContext } from "../../src/flows/runner.ts";
import { serviceSource } from "../../src/services.ts";
import type { MoneyFlow, MoneyRun } from "./flow.ts";
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
  close: () => void;
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
  let page = openPage(parts);
  return {
    violations: ledger.violations,
    send: (run, event) => page.runs[run]?.send(event),
    leave: (run) => page.leave(run),
    close: () => page.close(),
    reload: () => {
      page.close();
      ledger.reload(page.attempts.list());
      page = openPage(parts);
    },
  };
}

const PAGE_ADAPTER: RunnerContext["pageAdapter"] = {
  now: () => new Date(),
  monotonicNow: () => Date.now(),
  address: () => "https://portal.example/#/",
  navigate: () => {},
  notify: () => {},
  token: () => undefined,
  countryCode: async () => "US",
};

function openPage({ flow, server, storage, ledger, seen }: Parts) {
  let isHere = true;
  const isAlive = () => isHere;
  const log: RunnerContext["log"] = ({ what, error }) => {
    // What a stage waits for may fail, and is logged as documented.
    const isFault = what.startsWith("effect") && !what.endsWith("/prepare");
    if (isHere && isFault) ledger.violations.push(`${what}: ${String(error)}`);
  };
  const drafts = createDraftStore(storage.of(isAlive), log);
  const attempts = createAttempts(
    drafts,
    PAGE_ADAPTER,
    createWindows({ clock: PAGE_ADAPTER, log }),
  );
  const queryClient = new QueryClient();
  const accepted: (readonly string[])[] = [];
  attempts.subscribe((change) => {
    if (change.accepted !== undefined) accepted.push(change.accepted.subjects);
  });

  function openRun(): MoneyRun {
    const consents: Consent[] = [];
    const fetch = server.fetch({
      isAlive,
      onWrite: (write) => ledger.write(write, consents, attempts.list()),
    });
    const services = serviceSource({
      client: createClient({ baseUrl: "https://api.example", fetch }),
      queryClient,
    });
    const run = flow.start({ pageAdapter: PAGE_ADAPTER, services, drafts, attempts, log });
    watch(run, consents);
    return run;
  }

  /** Looks at every step of a run. */
  function watch(run: MoneyRun, consents: Consent[]): void {
    let before = run.snapshot();
    let acceptedBefore = 0;
    run.subscribe(() => {
      const now = run.snapshot();
      if (!before.isOpen && now.isOpen && now.hasUntold) {
        seen.toldAfterReload += 1;
        if (!now.isTelling) ledger.violations.push("the first event did not tell of an attempt");
      }
      if (!before.isReview && now.isReview) acceptedBefore = accepted.length;
      const isReviewing = before.isReview && now.isReview;
      if (flow.hearsOfOthers && isReviewing && !isSame(before.subjects, now.subjects)) {
        ledger.violations.push("a review changed while it was shown");
      }
      if (!before.isSending && now.isSending) {
        const { subjects } = before;
        const isOutdated = accepted.slice(acceptedBefore).some((one) => overlap(one, subjects));
        consents.push(ledger.consent(before, attempts.list(), isOutdated));
      }
      if (before.isSending && now.isTelling) {
        const unused = consents.filter(({ isUsed }) => !isUsed);
        seen[unused.length > 0 ? "blocked" : "unknown"] += 1;
        for (const consent of unused) consent.isUsed = true;
      }
      before = now;
    });
  }

  const runs = [openRun(), openRun()];
  return {
    attempts,
    runs,
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
