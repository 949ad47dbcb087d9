import type { FlowEffect } from "./flows/flow.ts";
import { runJourney, type Journey } from "./flows/journey.ts";
import type { Surroundings } from "./flows/ports.ts";
import type { Runner } from "./flows/runner.ts";
import type { Messages } from "./messages/messages.ts";
import { memoryStorage, type DraftStorage, type Logger } from "./platform.ts";
import { startUpQueries } from "./queries/lookups.ts";
import { serviceSource, type Services, type ServiceSource } from "./services.ts";

export interface WaypostOptions extends Partial<Surroundings> {
  /** The client and its cache, or how to load them: a first page need not wait for their code. */
  services: Services | (() => Promise<Services>);
  /** Words for the codes of rules, forms and flows; areas can be added as their pages load. */
  messages: Partial<Messages>;
  /** Where drafts outlive a reload; in memory by default. Secrets are never passed to it. */
  storage?: DraftStorage;
  log?: Logger;
}

/** What every hook stands on: one for each page. */
export interface Waypost extends Surroundings {
  readonly services: ServiceSource;
  readonly messages: Partial<Messages>;
  /** Adds the texts of an area, as its page loads. */
  readonly addMessages: (area: Partial<Messages>) => void;
  /** Starts the nine reads of the start in one wave; a failed one leaves its list empty. */
  readonly startUp: () => void;
  /** The one runner of a journey; made at the first call, silent until its first event. */
  run<State, Event, Effect extends FlowEffect>(
    journey: Journey<State, Event, Effect>,
  ): Runner<State, Event>;
}

const nowhere = () => {};

/** Brings services and page together. Nothing is sent until `startUp` or a flow's first event. */
export function createWaypost(options: WaypostOptions): Waypost {
  const services = serviceSource(options.services);
  const messages = { ...options.messages };
  const storage = options.storage ?? memoryStorage();
  const log = options.log ?? nowhere;
  const surroundings: Surroundings = {
    now: options.now ?? (() => new Date()),
    address: options.address ?? (() => ""),
    navigate: options.navigate ?? nowhere,
    notify: options.notify ?? nowhere,
  };
  const runners = new Map<unknown, unknown>();
  return {
    ...surroundings,
    services,
    messages,
    addMessages: (area) => void Object.assign(messages, area),
    startUp: () => {
      services
        .load()
        .then(({ client, queryClient }) =>
          Promise.all(startUpQueries(client).map((query) => queryClient.prefetchQuery(query))),
        )
        .catch((error: unknown) => log({ what: "the look-ups could not be started", error }));
    },
    run<State, Event, Effect extends FlowEffect>(journey: Journey<State, Event, Effect>) {
      const known = runners.get(journey) as Runner<State, Event> | undefined;
      if (known !== undefined) return known;
      const runner = runJourney(journey, { surroundings, services, storage, log });
      runners.set(journey, runner);
      return runner;
    },
  };
}
