import { createWaypost, memoryStorage, type DraftStorage, type Waypost } from "@waypost/hooks";
import { common } from "@waypost/hooks/messages/common";
import type { Config } from "./config.ts";
import { address, navigate } from "./hash-location.ts";
import { notifier } from "./notices.ts";

/** The one `Waypost` of the page. */
export function portalWaypost(config: Config): Waypost {
  const own = createWaypost({
    services: async () => (await import("./services.ts")).portalServices(config),
    messages: { ...common, ...config.texts },
    storage: sessionDrafts(),
    address,
    navigate,
    notify: (notice) => notify(notice),
    countryCode: async () => (await import("./country-code.ts")).countryCode(config),
  });
  const notify = notifier(() => own.messages);
  // The vendor's texts override those that a page adds.
  return { ...own, addMessages: (area) => own.addMessages({ ...area, ...config.texts }) };
}

/** Stores drafts in this tab's session, or in memory if the browser blocks storage. */
function sessionDrafts(): DraftStorage {
  try {
    const { sessionStorage } = window;
    return {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
      removeItem: (key) => sessionStorage.removeItem(key),
    };
  } catch {
    return memoryStorage();
  }
}
