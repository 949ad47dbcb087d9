import { unreadableReply } from "../development/unreadable-reply.ts";
import type { CallOptions, Client, ReadOptions, ServicePlan } from "@waypost/sdk";

/** Key and options of a read, for TanStack Query's `useQuery`, `fetchQuery` and the like. */
export interface Query<Data> {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<Data>;
  /** For a price list: reads it past the HTTP cache, before the customer agrees to a price. */
  readonly uncachedFn?: (options?: CallOptions) => Promise<Data>;
  readonly staleTime: number;
  readonly gcTime: number;
  readonly retry: false;
  readonly networkMode: "always";
  readonly refetchOnWindowFocus: false;
  readonly refetchOnReconnect: false;
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Settings of the reads of a client. */
interface ReadSettings {
  /** The first part of their keys. */
  readonly id?: string;
  /** The currency of the prices. */
  readonly currency: string;
}

const settings = new WeakMap<Client, ReadSettings>();

/** Sets how all reads of a client are made. */
export const setUpReads = (client: Client, given: ReadSettings): void =>
  void settings.set(client, given);

/**
 * A list that changes on this or another page can make stale, so every request reads it again. The
 * SDK retries, so the query does not.
 */
export const freshList = <Data>(
  client: Client,
  key: readonly string[],
  read: () => Promise<Data>,
): Query<Data> => ({
  ...lookup(client, key, read),
  staleTime: 0,
});

/**
 * The prices of one category. Before a customer agrees to a price, it is read again past every
 * cache.
 */
export const priceList = (
  client: Client,
  key: string,
  category: string | undefined,
  query: typeof lookup,
  complete: (plans: ServicePlan[]) => ServicePlan[] = (plans) => plans,
): Query<ServicePlan[]> => {
  const read = async (options?: ReadOptions) =>
    complete(
      await client.lookups.servicePlans(category, {
        ...options,
        currency: settings.get(client)?.currency,
      }),
    );
  return {
    ...query(client, [key, category ?? "gps"], () => read()),
    uncachedFn: (options) => read({ ...options, cache: "reload" }),
  };
};

/**
 * A list that does not change while a page is open. The SDK retries, so the query does not. The
 * query function ignores its signal: otherwise TanStack Query would cancel the request when the
 * last component that observes it unmounts, and a lookup is started only once.
 */
export function lookup<Data>(
  client: Client,
  key: readonly string[],
  read: () => Promise<Data>,
): Query<Data> {
  const id = settings.get(client)?.id;
  return {
    queryKey: id === undefined ? ["waypost", ...key] : ["waypost", id, ...key],
    queryFn: () => {
      const reading = read();
      if (process.env.NODE_ENV !== "production") void reading.catch(unreadableReply);
      return reading;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}
