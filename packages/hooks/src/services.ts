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
  /** The current attempt to load, even if it failed: rendering must not start another one. */
  readonly loading: () => Promise<Services>;
  /** The services; `undefined` until they are loaded. */
  readonly ready: () => Services | undefined;
}

/** The services themselves, or a function that loads them. */
export function serviceSource(given: Services | (() => Promise<Services>)): ServiceSource {
  if (typeof given === "function") return lateSource(given);
  const loaded = Object.assign(Promise.resolve(given), fulfilled(given));
  return { load: () => loaded, loading: () => loaded, ready: () => given };
}

function lateSource(load: () => Promise<Services>): ServiceSource {
  let ready: Services | undefined;
  let last: Promise<Services> | undefined;
  let isError = false;
  function start(): Promise<Services> {
    isError = false;
    last = attempt();
    return last;
  }
  async function attempt(): Promise<Services> {
    try {
      const services = await load();
      ready = services;
      // React compares this promise with the one it waited for, so it must stay the same.
      if (last !== undefined) void Object.assign(last, fulfilled(services));
      return services;
    } catch (error) {
      isError = true;
      throw error;
    }
  }
  return {
    load: () => (isError || last === undefined ? start() : last),
    loading: () => last ?? start(),
    ready: () => ready,
  };
}

/** Fields that let React's `use` read a promise without suspending. */
const fulfilled = (value: Services) => ({ status: "fulfilled", value });
