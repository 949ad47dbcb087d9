import { QueryClient } from "@tanstack/react-query";
import type { Services } from "@waypost/hooks";
import { createClient } from "@waypost/sdk";
import type { Config } from "./config.ts";

/** The client of the vendor's API and the cache of its reads, loaded after the first page. */
export const portalServices = ({ apiBaseUrl }: Config): Services => ({
  client: createClient({ baseUrl: apiBaseUrl }),
  queryClient: new QueryClient(),
});
