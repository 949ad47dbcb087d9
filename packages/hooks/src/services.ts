import type { Client } from "@waypost/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** What speaks to the API: the client and the cache of its reads. */
export interface Services {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Services that may still be loading: a first page can show before their code is there. */
export interface ServiceSource {
  /** Loads them once; after a failure the next caller tries again. */
  readonly load: () => Promise<Services>;
  /** The current attempt to load, a failed one included: rendering must not try again by itself. */
  readonly loading: () => Promise<Services>;
  /** The services, once they are there. */
  readonly ready: () => Services | undefined;
}

/** The services themselves, or a function that loads them. */
export function serviceSource(given: Services | (() => Promise<Services>)): ServiceSource {
  let ready = typeof given === "function" ? undefined : given;
  let last = ready && readable(ready);
  let hasFailed = false;
  const start = async (): Promise<Services> => {
    hasFailed = false;
    try {
      ready = typeof given === "function" ? await given() : given;
      last = readable(ready);
      return ready;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  return {
    load: () => (hasFailed ? (last = start()) : (last ??= start())),
    loading: () => (last ??= start()),
    ready: () => ready,
  };
}

/** A promise that React's `use` reads without waiting for it. */
const readable = (services: Services): Promise<Services> =>
  Object.assign(Promise.resolve(services), { status: "fulfilled", value: services });
