import type { Client } from "@waypost/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** What speaks to the API: the client and the cache of its reads. */
export interface Services {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Services that may still be on their way: a first page can show before their code is there. */
export interface ServiceSource {
  /** The services, once they are there. */
  readonly ready: () => Services | undefined;
  /** Loads them once; after a failure the next caller tries again. */
  readonly load: () => Promise<Services>;
}

/** The services themselves, or a function that loads them. */
export function serviceSource(given: Services | (() => Promise<Services>)): ServiceSource {
  let services = typeof given === "function" ? undefined : given;
  let loading: Promise<Services> | undefined;
  const fetched = async (load: () => Promise<Services>): Promise<Services> => {
    try {
      services = await load();
      return services;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    ready: () => services,
    load: () => (loading ??= typeof given === "function" ? fetched(given) : Promise.resolve(given)),
  };
}
