import type { Client } from "@waypost/sdk";
import type { ServiceSource } from "../services.ts";
import { lookupQueries } from "./lookups.ts";
import type { Query } from "./query.ts";

/**
 * Starts lookups before a component needs them, by default the nine with which the documented
 * pages start. Settles when all have completed. The list of a failed lookup stays empty. If the
 * services cannot be loaded, nothing is reported here: the component that needs them reports it.
 */
export async function prefetchLookups(
  { services }: { readonly services: ServiceSource },
  choose: (client: Client) => readonly Query<unknown>[] = lookupQueries,
): Promise<void> {
  const loaded = await services.load().catch(() => null);
  if (loaded === null) return;
  const { client, queryClient } = loaded;
  const queries = choose(client)
    // A lookup that a component has requested meanwhile is in progress, or its failure was
    // reported.
    .filter(({ queryKey }) => queryClient.getQueryState(queryKey) === undefined);
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
}
