import type { WaypostOptions } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";

/** The common options of server and browser, so that both render the same. */
export const commonOptions = (api: string): WaypostOptions => ({
  ssr: true,
  services: async () => (await import("./services.ts")).createServices(api),
  messages: en,
  navigate: () => {}, // there is one page only
  notify: () => {}, // the page shows each outcome itself
});
