import type { WaypostError } from "@waypost/sdk";
import type { Query } from "./query.ts";
import type { QueryCache } from "../services.ts";

/**
 * Reads the current value from the server. The query cache alone would join a read that started
 * earlier.
 */
export async function readFresh<Data>(queryClient: QueryCache, query: Query<Data>): Promise<Data> {
  const isReading = queryClient.isFetching({ queryKey: query.queryKey, exact: true }) > 0;
  if (isReading) await queryClient.fetchQuery(query).catch(() => undefined);
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}

/** Client-error statuses that say nothing about the question: the server was busy or timed out. */
const TEMPORARY_STATUSES = [408, 425, 429, 499];

/**
 * True if a failed read is a definite "no". A server that is busy, broken or unreachable may still
 * answer "yes" later.
 */
export const isFinal = (error: WaypostError): boolean =>
  error.kind === "rejected" ||
  (error.kind === "http" && error.status < 500 && !TEMPORARY_STATUSES.includes(error.status));
