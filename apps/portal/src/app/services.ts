import { QueryClient } from "@tanstack/react-query";
import type { Services } from "@waypost/hooks";
import { createClient } from "@waypost/sdk";
import { fetchOnce } from "@waypost/sdk/fetch-once";
import type { Config } from "./config.ts";

/** The client of the vendor's API and the cache of its reads, loaded after the first page. */
export const portalServices = ({ apiBaseUrl }: Config): Services => ({
  client: createClient({ baseUrl: apiBaseUrl, fetch: fetchOnce() }),
  queryClient: new QueryClient(),
});
