import { startBrowser } from "./browser.ts";
import type { MoneyFlow } from "./flow.ts";
import { isStored, openLedger } from "./ledger.ts";
import type { Counts } from "./counts.ts";
import { openPage, type MoneyPage } from "./page.ts";
import { startProvider, type ServerBehaviour, type TokenBehaviour } from "./behaviour.ts";
import { startServer } from "./server.ts";
import { startStorage, type MoneyStorage, type StorageBehaviour } from "./storage.ts";

export interface World {
  /** Sends an event to a run: 0 and 1 are those of the first tab, 2 and 3 those of its copy. */
  send: (run: number, event: object) => void;
  /** Leaves the page of a run and opens it again, unless a request is in progress. */
  leave: (run: number) => void;
  /**
   * Closes the page of the first tab with all its runs, and opens it again with the same storage.
   */
  reload: () => void;
  /** Multiplies all prices of the server by this factor from now on. */
  setPrices: (factor: number) => void;
  /** Opens a second tab with a copy of the first tab's storage. */
  duplicate: () => void;
  /** Puts the first tab's page into the back-forward cache and restores it. */
  putAway: () => void;
  close: () => void;
  /** Checks what the pages show, while nothing is in progress. */
  look: () => void;
  /** The invariants that were violated. */
  violations: readonly string[];
}

/** A browser with a tab, perhaps its copy, and a server and a storage that the test controls. */
export function startWorld(
  flow: MoneyFlow,
  behaviour: {
    serverBehaviour: ServerBehaviour;
    storage: StorageBehaviour;
    tokens: TokenBehaviour;
    hasTwoTabs: boolean;
  },
  seen: Counts,
): World {
  const server = startServer(flow, behaviour.serverBehaviour);
  const ledger = openLedger(flow, { server, seen });
  const browser = behaviour.hasTwoTabs ? startBrowser() : null;
  const tokenizeCard = startProvider(behaviour.tokens);
  const parts = { flow, server, ledger, seen, browser, tokenizeCard };
  const open = (storage: MoneyStorage, toTell: readonly string[]) =>
    openPage(
      { ...parts, storage },
      toTell.filter((id) => isStored(storage, id)),
    );
  const tabs: MoneyPage[] = [open(startStorage(behaviour.storage), [])];
  const first = () => tabs[0] as MoneyPage;
  const tabOf = (run: number) => tabs[Math.floor(run / 2)];
  return {
    violations: ledger.violations,
    send: (run, event) => tabOf(run)?.send(run % 2, event),
    leave: (run) => tabOf(run)?.leave(run % 2),
    putAway: () => first().putAway(),
    close: () => tabs.forEach((tab) => tab.close()),
    setPrices: server.setPrices,
    look: () => {
      for (const tab of tabs) tab.look();
      const known = new Set(tabs.flatMap(({ attempts }) => attempts.list().map(({ id }) => id)));
      if (ledger.awaited().some((id) => !known.has(id))) {
        ledger.violations.push("an attempt was closed while its reply was awaited");
      }
    },
    reload: () => {
      const { storage, attempts, unreportedAttempts, close } = first();
      const unreported = unreportedAttempts();
      close();
      ledger.reload({ storage, attempts: attempts.list() });
      tabs[0] = open(storage, unreported);
    },
    duplicate: () => {
      if (tabs.length === 1) tabs.push(open(first().storage.copy(), first().unreportedAttempts()));
    },
  };
}
