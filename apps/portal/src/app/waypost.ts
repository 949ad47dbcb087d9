import { createWaypost, type Waypost, type WaypostOptions } from "@waypost/hooks/flows";
import type { Config } from "./config.ts";
import { developerLog } from "./developer-log.ts";
import { address, navigate } from "./hash-location.ts";
import { historyStorage } from "./history-storage.ts";
import { lifecycle } from "./lifecycle.ts";
import { notifier } from "./notices.ts";
import { offline } from "./offline.ts";
import { pageToken } from "./token.ts";

type Shared = Pick<WaypostOptions, "sharedStorage" | "locks">;

/** Returns the storage and locks of all windows of the portal. A frame asks the browser for them. */
export const sharedByWindows = async (): Promise<Shared> =>
  window.parent === window
    ? {
        sharedStorage: () => window.localStorage,
        // Undefined on pages served over plain HTTP.
        locks: (navigator as { locks?: LockManager }).locks,
      }
    : import("../features/embed/storage-access.ts");

/** The only `Waypost` of the page. Its texts are loaded with the language: see `language.ts`. */
export function portalWaypost(config: Config, shared: Shared): Waypost {
  const { module } = config.cardTokens ?? {};
  const own: Waypost = createWaypost({
    services: async () => (await import("./services.ts")).portalServices(config, own),
    messages: {},
    storage: () => window.sessionStorage,
    reserve: historyStorage,
    ...shared,
    isOffline: offline.get,
    gate: config.gate,
    address,
    navigate,
    lifecycle,
    token: pageToken(config),
    ...(module !== undefined && {
      tokenizeCard: async (card) => (await import("./card-tokens.ts")).tokenizeBy(module, card),
    }),
    notify: (notice) => notify(notice),
    log: ({ what, error }) => developerLog(what, error),
    onConsent: (detail) => dispatchEvent(new CustomEvent("waypost-consent", { detail })),
    countryCode: async () => (await import("./country-code.ts")).countryCode(config),
  });
  const notify = notifier(() => own.messages);
  return own;
}
