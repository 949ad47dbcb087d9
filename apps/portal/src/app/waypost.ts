import { createWaypost, type Waypost } from "@waypost/hooks";
import { common } from "@waypost/hooks/messages/common";
import type { Config } from "./config.ts";
import { address, navigate } from "./hash-location.ts";
import { notifier } from "./notices.ts";
import { pageToken } from "./token.ts";

/** The one `Waypost` of the page. */
export function portalWaypost(config: Config): Waypost {
  const own: Waypost = createWaypost({
    services: async () => (await import("./services.ts")).portalServices(config, own),
    messages: { ...common, ...config.texts },
    storage: () => window.sessionStorage,
    sharedStorage: () => window.localStorage,
    // Not there at plain-HTTP addresses.
    locks: (navigator as { locks?: LockManager }).locks,
    address,
    navigate,
    token: pageToken(config),
    notify: (notice) => notify(notice),
    countryCode: async () => (await import("./country-code.ts")).countryCode(config),
  });
  const notify = notifier(() => own.messages);
  // The vendor's texts override those that a page adds.
  return { ...own, addMessages: (area) => own.addMessages({ ...area, ...config.texts }) };
}
