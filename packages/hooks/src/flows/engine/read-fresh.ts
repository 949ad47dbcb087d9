import type { Query } from "../../queries/query.ts";
import type { QueryCache } from "../../services.ts";

/**
 * Reads the current value from the server. The query cache alone would join a read that started
 * earlier.
 */
export async function readFresh<Data>(queryClient: QueryCache, query: Query<Data>): Promise<Data> {
  const isReading = queryClient.isFetching({ queryKey: query.queryKey, exact: true }) > 0;
  if (isReading) await queryClient.fetchQuery(query).catch(() => undefined);
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}
