import { createWaypost, memoryStorage, type DraftStorage, type Waypost } from "@waypost/hooks";
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
    storage: storageOf(() => window.sessionStorage),
    sharedStorage: storageOf(() => window.localStorage),
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

/** A storage of the browser, or memory where the browser blocks it. */
function storageOf(find: () => Storage): DraftStorage {
  try {
    const storage = find();
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
    };
  } catch {
    return memoryStorage();
  }
}
