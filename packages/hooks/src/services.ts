import type { Client } from "@waypost/sdk";
import type { Query } from "./queries/query.ts";

/**
 * The cache that flows use: the `QueryClient` of `@tanstack/react-query` or, without React, of
 * `@tanstack/query-core`. Hooks need the former.
 */
export interface QueryCache {
  fetchQuery<Data>(query: Query<Data>): Promise<Data>;
  ensureQueryData<Data>(query: Query<Data>): Promise<Data>;
  prefetchQuery(query: Query<unknown>): Promise<void>;
  getQueryData(queryKey: readonly string[]): unknown;
  setQueryData(queryKey: readonly string[], data: unknown): unknown;
  getQueryState(queryKey: readonly string[]): object | undefined;
  invalidateQueries(filters: { queryKey: readonly string[] }): Promise<void>;
  isFetching(filters: { queryKey: readonly string[]; exact?: boolean }): number;
}

/** The client of the API and the cache of its reads. */
export interface Services {
  readonly client: Client;
  readonly queryClient: QueryCache;
}

/** Services that may still be loading, so that the first page can show before their code arrives. */
export interface ServiceSource {
  /** Loads them once; after a failure the next caller tries again. */
  readonly load: () => Promise<Services>;
  /**
   * The services, for a component that renders. It suspends, by throwing the current attempt, until
   * they are loaded, and throws the error of an attempt that failed: rendering starts no other one.
   */
  readonly now: () => Services;
  /** The services; `undefined` until they are loaded. */
  readonly ready: () => Services | undefined;
}

/** The services themselves, or a function that loads them. */
export function serviceSource(given: Services | (() => Promise<Services>)): ServiceSource {
  if (typeof given === "function") return lateSource(given);
  const loaded = Promise.resolve(given);
  return { load: () => loaded, now: () => given, ready: () => given };
}

function lateSource(load: () => Promise<Services>): ServiceSource {
  let ready: Services | undefined;
  let last: Promise<Services> | undefined;
  let failure: { readonly error: unknown } | undefined;
  function start(): Promise<Services> {
    failure = undefined;
    last = attempt();
    return last;
  }
  async function attempt(): Promise<Services> {
    try {
      ready = await load();
      return ready;
    } catch (error) {
      failure = { error };
      throw error;
    }
  }
  return {
    load: () => (failure || last === undefined ? start() : last),
    now() {
      if (ready !== undefined) return ready;
      if (failure !== undefined) throw failure.error;
      // Suspense waits for the promise that is thrown.
      // oxlint-disable-next-line typescript/only-throw-error
      throw last ?? start();
    },
    ready: () => ready,
  };
}
