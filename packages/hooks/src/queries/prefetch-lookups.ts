import type { Client } from "@waypost/sdk";
import type { ServiceSource } from "../services.ts";
import { lookupQueries } from "./lookups.ts";
import type { Query } from "./query.ts";

/**
 * Starts look-ups before a component asks for them, by default the nine that the documented pages
 * start with. Settles when all have answered. The list of a failed one stays empty, and services
 * that cannot be loaded are told by whoever needs them.
 */
export async function prefetchLookups(
  { services }: { readonly services: ServiceSource },
  choose: (client: Client) => readonly Query<unknown>[] = lookupQueries,
): Promise<void> {
  const loaded = await services.load().catch(() => null);
  if (loaded === null) return;
  const { client, queryClient } = loaded;
  const queries = choose(client)
    // What a component has asked for meanwhile is on its way, or failed and says so.
    .filter(({ queryKey }) => queryClient.getQueryState(queryKey) === undefined);
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
}
