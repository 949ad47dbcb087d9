import { createWaypost, type Waypost, type WaypostOptions } from "@waypost/hooks/flows";
import type { Config } from "./config.ts";
import { developerLog } from "./developer-log.ts";
import { address, navigate } from "./hash-location.ts";
import { historyStorage } from "./history-storage.ts";
import { lifecycle } from "./lifecycle.ts";
import { notifier } from "./notices.ts";
import { offline } from "./offline.ts";
import { pageToken } from "./token.ts";

/** What the windows of the portal share. A frame asks the browser for it first. */
function sharedByWindows(): Pick<WaypostOptions, "sharedStorage" | "locks"> {
  // Undefined on pages served over plain HTTP.
  const { locks } = navigator as { locks?: LockManager };
  if (window.parent === window) return { sharedStorage: () => window.localStorage, locks };
  let code: typeof import("../features/embed/storage-access.ts") | undefined;
  const load = async () => (code ??= await import("../features/embed/storage-access.ts"));
  return {
    sharedStorage: {
      isShared: () => code?.isShared() === true,
      getItem: async (key) => (await load()).getItem(key),
      setItem: async (key, value) => (await load()).setItem(key, value),
      removeItem: async (key) => (await load()).removeItem(key),
    },
    locks: locks && {
      request: async (...args) => (await (await load()).lockManager()).request(...args),
    },
  };
}

/** The only `Waypost` of the page. Its texts are loaded with the language: see `language.ts`. */
export function portalWaypost(config: Config): Waypost {
  const own: Waypost = createWaypost({
    services: async () => (await import("./services.ts")).portalServices(config, own),
    messages: {},
    storage: () => window.sessionStorage,
    reserve: historyStorage,
    ...sharedByWindows(),
    isOffline: offline.get,
    gate: config.gate,
    address,
    navigate,
    lifecycle,
    token: pageToken(config),
    notify: (notice) => notify(notice),
    log: ({ what, error }) => developerLog(what, error),
    onConsent: (detail) => dispatchEvent(new CustomEvent("waypost-consent", { detail })),
    countryCode: async () => (await import("./country-code.ts")).countryCode(config),
  });
  const notify = notifier(() => own.messages);
  return own;
}
