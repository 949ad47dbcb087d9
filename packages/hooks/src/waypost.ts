import { createAttempts } from "./flows/attempts.ts";
import { createDraftStore } from "./flows/draft-store.ts";
import type { Flow, FlowEffect, InputArgument } from "./flows/flow.ts";
import type { PageAdapter } from "./flows/ports.ts";
import { createRunner, type Runner, type RunnerContext } from "./flows/runner.ts";
import type { Messages } from "./messages/messages.ts";
import { memoryStorage, type DraftStorage, type Logger } from "./platform.ts";
import { lookupQueries } from "./queries/lookups.ts";
import { serviceSource, type Services, type ServiceSource } from "./services.ts";

export interface WaypostOptions extends Partial<PageAdapter> {
  /** The client and its cache, or how to load them: a first page need not wait for their code. */
  services: Services | (() => Promise<Services>);
  /** Words for the codes of rules, forms and flows; areas can be added as their pages load. */
  messages: Partial<Messages>;
  /** Where drafts outlive a reload; in memory by default. Secrets are never passed to it. */
  storage?: DraftStorage;
  log?: Logger;
}

/** What every hook stands on: one for each page. */
export interface Waypost extends PageAdapter {
  readonly services: ServiceSource;
  readonly messages: Partial<Messages>;
  /** Adds the texts of an area, as its page loads. */
  readonly addMessages: (area: Partial<Messages>) => void;
  /** Starts the nine reads of the start in one wave; a failed one leaves its list empty. */
  readonly prefetchLookups: () => void;
  /**
   * The one runner of a flow for an input of this identity; silent until its first event. A run
   * that was held ends when no page holds it any more, as soon as no call of it is on the way: its
   * secrets are forgotten, and the next call starts it again from its draft.
   */
  run<Input, State, Event, Effect extends FlowEffect>(
    flow: Flow<Input, State, Event, Effect>,
    ...input: InputArgument<Input>
  ): Runner<State, Event>;
}

const nothing = () => undefined;

/** Brings services and page together. Nothing is sent until `prefetchLookups` or a flow's first event. */
export function createWaypost(options: WaypostOptions): Waypost {
  const services = serviceSource(options.services);
  const messages = { ...options.messages };
  const log = options.log ?? nothing;
  const pageAdapter: PageAdapter = {
    now: options.now ?? (() => new Date()),
    address: options.address ?? (() => ""),
    navigate: options.navigate ?? nothing,
    notify: options.notify ?? nothing,
    token: options.token ?? nothing,
    countryCode: options.countryCode ?? (async () => undefined),
  };
  const drafts = createDraftStore(options.storage ?? memoryStorage(), log);
  const attempts = createAttempts(drafts);
  const context: RunnerContext = { pageAdapter, services, drafts, attempts, log };
  const runners = new Map<unknown, Map<string, unknown>>();
  return {
    ...pageAdapter,
    services,
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
