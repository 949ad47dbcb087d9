/** Key and options of a read, for TanStack Query's `useQuery`, `fetchQuery` and the like. */
export interface Query<Data> {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<Data>;
  readonly staleTime: number;
  readonly gcTime: number;
  readonly retry: false;
  readonly networkMode: "always";
  readonly refetchOnWindowFocus: false;
  readonly refetchOnReconnect: false;
}

/**
 * A list that a change on this page or another makes stale: it is read again whenever it is asked
 * for. The SDK retries, so the query does not.
 */
export const freshList = <Data>(
  key: readonly string[],
  read: () => Promise<Data>,
): Query<Data> => ({
  ...lookup(key, read),
  staleTime: 0,
});

/**
 * A list that does not change while a page is open. The SDK retries, so the query does not.
 * It takes no signal: a query that took it would be given up with the last component that
 * watches it, and a look-up is started only once.
 */
export function lookup<Data>(key: readonly string[], read: () => Promise<Data>): Query<Data> {
  return {
    queryKey: ["waypost", ...key],
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}
