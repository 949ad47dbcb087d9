import { QueryClient } from "@tanstack/react-query";
import type { Services } from "@waypost/hooks/flows";
import { createClient } from "@waypost/sdk";

/** A module of its own, so that the browser can hydrate the page before it has loaded this code. */
export const createServices = (baseUrl: string): Services => ({
  client: createClient({ baseUrl }),
  queryClient: new QueryClient(),
});
