import { QueryClient } from "@tanstack/react-query";
import type { Services } from "@waypost/hooks/flows";
import { createClient } from "@waypost/sdk";

/** A separate module, so that the browser can hydrate the page before this code is loaded. */
export const createServices = (baseUrl: string): Services => ({
  client: createClient({ baseUrl }),
  queryClient: new QueryClient(),
});
