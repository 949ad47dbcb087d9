import { createWaypost, memoryStorage, type DraftStorage, type Waypost } from "@waypost/hooks";
import { common } from "@waypost/hooks/messages/common";
import type { Config } from "./config.ts";
import { address, navigate } from "./hash-location.ts";
import { notifier } from "./notices.ts";

/** The one `Waypost` of the page. */
export function portalWaypost(config: Config): Waypost {
  const waypost: Waypost = createWaypost({
    services: async () => (await import("./services.ts")).portalServices(config),
    messages: common,
    storage: sessionDrafts(),
    address,
    navigate,
    notify: (notice) => notify(notice),
  });
  const notify = notifier(() => waypost.messages);
  return waypost;
}

/** Drafts of this tab; in memory where the browser refuses its storage. */
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
