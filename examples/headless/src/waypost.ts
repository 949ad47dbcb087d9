import { QueryClient } from "@tanstack/react-query";
import { createWaypost, type Waypost, type WaypostOptions } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";

/** Connects the hooks with the API at `baseUrl`. `page` is what the browser provides. */
export const connect = (baseUrl: string, page: Partial<WaypostOptions> = {}): Waypost =>
  createWaypost({
    services: { client: createClient({ baseUrl }), queryClient: new QueryClient() },
    messages: en,
    navigate: () => {}, // the registration is on one page
    notify: () => {}, // the page shows each outcome itself
    ...page,
  });
