"use client";

import type { Client } from "@waypost/sdk";
import { useQuery, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { Query } from "../queries/query.ts";
import { useWaypost } from "./provider.tsx";
import { useIsHydrating } from "./use-is-hydrating.ts";

/** The status of a list that may be loading or may have failed to load, as in TanStack Query. */
export type ReadStatus = (WithoutError | WithError) & {
  /** True while the list is being loaded, for the first time or again. */
  readonly isPending: boolean;
  /** Loads what failed again, for a button. */
  readonly refetch: () => void;
};

/** @inline */
interface WithoutError {
  readonly isError: false;
  readonly error: null;
}

/** @inline */
interface WithError {
  readonly isError: true;
  /** The reason why the list could not be loaded. `useServerText` returns the text to show. */
  readonly error: Error;
}

const failed = (error: Error | null | undefined): WithoutError | WithError =>
  error ? { isError: true, error } : { isError: false, error: null };

/** A list with its status. It is empty until it has loaded, and no page waits for it. */
export type Lookup<Data> = ReadStatus & { readonly data: Data };

/** Returns the combined status of several lists. */
export const statusOf = (reads: readonly ReadStatus[]): ReadStatus => {
  return {
    ...failed(reads.find(({ isError }) => isError)?.error),
    isPending: reads.some(({ isPending }) => isPending),
    refetch: () => {
      for (const read of reads) if (read.isError) read.refetch();
    },
  };
};

/**
 * Reads data when a component first uses it, unless it is already being read. Suspends until the
 * services have loaded. `mayStart` decides if the read starts automatically.
 */
export function useRead<Data>(
  hook: string,
  query: (client: Client) => Query<Data>,
  empty: Data,
  mayStart: (hasFailed: boolean) => boolean = () => true,
): Lookup<Data> {
  const { services } = useWaypost(hook);
  const isHydrating = useIsHydrating(hook);
  const { client, queryClient } = services.now();
  // Flows declare only the part of the cache that they use. With hooks it is always a
  // `QueryClient`.
  const cache = queryClient as QueryClient;
  const read = query(client);
  const hasFailed = cache.getQueryState(read.queryKey)?.status === "error";
  const options = { ...read, enabled: mayStart(hasFailed) };
  const result: UseQueryResult<Data> = useQuery(options, cache);
  const refetch = () => void result.refetch({ cancelRefetch: false });
  // A server loads no lists.
  if (isHydrating) return { ...failed(null), data: empty, isPending: true, refetch };
  return {
    data: result.data ?? empty,
    // A list that is reloading is pending, too.
    isPending: result.isPending || result.isFetching,
    ...failed(result.isFetching ? null : result.error),
    refetch,
  };
}
