import { createWaypost, type Waypost } from "@waypost/hooks";
import type { Config } from "./config.ts";
import { address, navigate } from "./hash-location.ts";
import { notifier } from "./notices.ts";
import { pageToken } from "./token.ts";

/** The one `Waypost` of the page. Its texts come with the language: see `language.ts`. */
export function portalWaypost(config: Config): Waypost {
  const own: Waypost = createWaypost({
    services: async () => (await import("./services.ts")).portalServices(config, own),
    messages: {},
    storage: () => window.sessionStorage,
    sharedStorage: () => window.localStorage,
    // Not there at plain-HTTP addresses.
    locks: (navigator as { locks?: LockManager }).locks,
    address,
    navigate,
    token: pageToken(config),
    notify: (notice) => notify(notice),
    onConsent: (detail) => dispatchEvent(new CustomEvent("waypost-consent", { detail })),
    countryCode: async () => (await import("./country-code.ts")).countryCode(config),
  });
  const notify = notifier(() => own.messages);
  return own;
}
