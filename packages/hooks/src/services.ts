import type { Client } from "@waypost/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** The client of the API and the cache of its reads. */
export interface Services {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Services that may still be loading, so that the first page can show before their code arrives. */
export interface ServiceSource {
  /** Loads them once; after a failure the next caller tries again. */
  readonly load: () => Promise<Services>;
  /** The current attempt to load, even if it failed: rendering must not start another one. */
  readonly loading: () => Promise<Services>;
  /** The services, once they are loaded. */
  readonly ready: () => Services | undefined;
}

/** The services themselves, or a function that loads them. */
export function serviceSource(given: Services | (() => Promise<Services>)): ServiceSource {
  let ready = typeof given === "function" ? undefined : given;
  let last = ready && readable(ready);
  let isError = false;
  const start = async (): Promise<Services> => {
    isError = false;
    try {
      ready = typeof given === "function" ? await given() : given;
      last = readable(ready);
      return ready;
    } catch (error) {
      isError = true;
      throw error;
    }
  };
  return {
    load: () => (isError ? (last = start()) : (last ??= start())),
    loading: () => (last ??= start()),
    ready: () => ready,
  };
}

/** A fulfilled promise that React's `use` reads without suspending. */
const readable = (services: Services): Promise<Services> =>
  Object.assign(Promise.resolve(services), { status: "fulfilled", value: services });
