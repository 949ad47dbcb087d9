import type { Client } from "@waypost/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { FlowEffect } from "./flows/flow.ts";
import { runJourney, type Journey } from "./flows/journey.ts";
import type { Ports } from "./flows/ports.ts";
import type { Runner } from "./flows/runner.ts";
import type { Messages } from "./messages/messages.ts";
import { memoryStorage, type DraftStorage, type Logger } from "./platform.ts";
import { startUpQueries } from "./queries/lookups.ts";

export interface WaypostOptions {
  client: Client;
  /** The cache of reads, or how to load it: a first page without look-ups need not wait for it. */
  queryClient: QueryClient | (() => Promise<QueryClient>);
  /** Words for the codes of rules, forms and flows; areas can be added as their pages load. */
  messages: Partial<Messages>;
  /** Where drafts outlive a reload; in memory by default. Secrets are never passed to it. */
  storage?: DraftStorage;
  /** The current time; the visitor's local date decides which expiry months are offered. */
  now?: () => Date;
  /** The whole current address; empty by default. */
  address?: () => string;
  navigate?: Ports["navigate"];
  notify?: Ports["notify"];
  log?: Logger;
}

/** What every hook stands on: one for each page. */
export interface Waypost extends Ports {
  readonly messages: Partial<Messages>;
  /** Adds the texts of an area, as its page loads. */
  readonly addMessages: (area: Partial<Messages>) => void;
  /** The cache, once it is there. */
  readonly readyQueryClient: () => QueryClient | undefined;
  /** Starts the nine reads of the start in one wave; a failed one leaves its list empty. */
  readonly startUp: () => void;
  /** The one runner of a journey; made at the first call, silent until its first event. */
  run<State, Event, Effect extends FlowEffect>(
    journey: Journey<State, Event, Effect>,
  ): Runner<State, Event>;
}

const nowhere = () => {};

function cacheOf(given: WaypostOptions["queryClient"]) {
  let ready = typeof given === "function" ? undefined : given;
  let loading: Promise<QueryClient> | undefined;
  const load = async () => {
    ready ??= typeof given === "function" ? await given() : given;
    return ready;
  };
  return {
    // A load that failed is tried again by the next caller.
    queryClient: () =>
      (loading ??= load().catch(
        (error: unknown) => ((loading = undefined), Promise.reject(error as Error)),
      )),
    readyQueryClient: () => ready,
  };
}

/** Brings client, cache and page together. Nothing is sent until `startUp` or a flow's first event. */
export function createWaypost(options: WaypostOptions): Waypost {
  const { client } = options;
  const { queryClient, readyQueryClient } = cacheOf(options.queryClient);
  const messages = { ...options.messages };
  const storage = options.storage ?? memoryStorage();
  const log = options.log ?? nowhere;
  const ports: Ports = {
    client,
    queryClient,
    now: options.now ?? (() => new Date()),
    address: options.address ?? (() => ""),
    navigate: options.navigate ?? nowhere,
    notify: options.notify ?? nowhere,
  };
  const runners = new Map<unknown, unknown>();
  return {
    ...ports,
    messages,
    addMessages: (area) => void Object.assign(messages, area),
    readyQueryClient,
    startUp: () => {
      queryClient()
        .then((cache) =>
          Promise.all(startUpQueries(client).map((query) => cache.prefetchQuery(query))),
        )
        .catch((error: unknown) => log({ what: "the look-ups could not be started", error }));
    },
    run<State, Event, Effect extends FlowEffect>(journey: Journey<State, Event, Effect>) {
      const known = runners.get(journey) as Runner<State, Event> | undefined;
      if (known !== undefined) return known;
      const runner = runJourney(journey, { ports, storage, log });
      runners.set(journey, runner);
      return runner;
    },
  };
}
