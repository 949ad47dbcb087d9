import { createAttempts } from "./flows/attempts.ts";
import { createDraftStore } from "./flows/draft-store.ts";
import type { Flow, FlowEffect, InputArgument } from "./flows/flow.ts";
import type { PageAdapter } from "./flows/ports.ts";
import { createRunner, type Runner, type RunnerContext } from "./flows/runner.ts";
import type { Locks } from "./flows/windows.ts";
import type { Messages } from "./messages/messages.ts";
import { memoryStorage, monotonicNow, type DraftStorage, type Logger } from "./platform.ts";
import { lookupQueries } from "./queries/lookups.ts";
import { serviceSource, type Services, type ServiceSource } from "./services.ts";

export interface WaypostOptions extends Partial<PageAdapter> {
  /** The client and its cache, or a function that loads them after the first page has shown. */
  services: Services | (() => Promise<Services>);
  /** Texts for the codes of rules, forms and flows. Pages can add those of their area later. */
  messages: Partial<Messages>;
  /** Where drafts are stored over a reload; in memory by default. It never receives secrets. */
  storage?: DraftStorage;
  /**
   * `navigator.locks`, so that two windows never send the same at the same time. Browsers have it
   * at `https:` addresses and on the machine itself; elsewhere pages say that one window may be used.
   */
  locks?: Locks | undefined;
  /** `localStorage`: tells other windows, by hashes, what was sent a few minutes ago. */
  sharedStorage?: DraftStorage;
  log?: Logger;
}

/** What all hooks work with; create one per page. */
export interface Waypost extends PageAdapter {
  readonly services: ServiceSource;
  /** False where other windows cannot be kept from paying for the same: see `locks`. */
  readonly areWindowsGuarded: boolean;
  readonly messages: Partial<Messages>;
  /** Adds the texts of an area, as its page loads. */
  readonly addMessages: (area: Partial<Messages>) => void;
  /** Starts the nine look-ups in parallel; the list of a failed one stays empty. */
  readonly prefetchLookups: () => void;
  /**
   * The one runner of a flow for an input with this identity. It does nothing until its first
   * event. A runner that pages have held is stopped when the last of them releases it and none of
   * its calls is pending: its secrets are discarded, and `run` then starts again from the draft.
   */
  run<Input, State, Event, Effect extends FlowEffect>(
    flow: Flow<Input, State, Event, Effect>,
    ...input: InputArgument<Input>
  ): Runner<State, Event>;
}

const noop = () => undefined;

/** Connects services and page. Nothing is sent before `prefetchLookups` or a flow's first event. */
export function createWaypost(options: WaypostOptions): Waypost {
  const services = serviceSource(options.services);
  const messages = { ...options.messages };
  const log = options.log ?? noop;
  const pageAdapter: PageAdapter = {
    now: options.now ?? (() => new Date()),
    monotonicNow: options.monotonicNow ?? monotonicNow,
    address: options.address ?? (() => ""),
    navigate: options.navigate ?? noop,
    notify: options.notify ?? noop,
    token: options.token ?? noop,
    countryCode: options.countryCode ?? (async () => undefined),
  };
  const drafts = createDraftStore(options.storage ?? memoryStorage(), log);
  const { locks, sharedStorage } = options;
  const attempts = createAttempts(drafts, pageAdapter, { log, locks, sharedStorage });
  const context: RunnerContext = { pageAdapter, services, drafts, attempts, log };
  const runners = new Map<unknown, Map<string, unknown>>();
  return {
    ...pageAdapter,
    services,
    areWindowsGuarded: locks !== undefined,
    messages,
    addMessages: (area) => void Object.assign(messages, area),
    prefetchLookups: () => {
      services
        .load()
        .then(({ client, queryClient }) =>
          Promise.all(lookupQueries(client).map((query) => queryClient.prefetchQuery(query))),
        )
        .catch((error: unknown) => log({ what: "the look-ups could not be started", error }));
    },
    run<Input, State, Event, Effect extends FlowEffect>(
      flow: Flow<Input, State, Event, Effect>,
      ...given: InputArgument<Input>
    ) {
      const input = given[0] as Input;
      const runs = runners.get(flow) ?? new Map<string, unknown>();
      runners.set(flow, runs);
      const id = flow.identity(input);
      const known = runs.get(id) as Runner<State, Event> | undefined;
      if (known !== undefined) return known;
      const runner = createRunner(flow, input, context, () => void runs.delete(id));
      runs.set(id, runner);
      return runner;
    },
  };
}
