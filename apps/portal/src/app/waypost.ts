import {
  createWaypost,
  type Waypost,
  type WaypostOptions,
  type memoryStorage,
} from "@waypost/hooks/flows";
import type { Config } from "./config.ts";
import { developerLog } from "./developer-log.ts";
import { address, navigate } from "./hash-location.ts";
import { notifier } from "./notices.ts";
import { offline } from "./offline.ts";
import { pageToken } from "./token.ts";

interface Shared extends Pick<WaypostOptions, "sharedStorage" | "locks"> {
  phoneRule?: WaypostOptions["phoneRule"];
}

/**
 * Returns the storage and locks of all windows of the portal. A frame asks the browser for them,
 * and a tab cannot see the frames that the configuration allows.
 */
export async function sharedByWindows(config: Promise<Config>): Promise<Shared> {
  if (window.parent !== window || (await config).embedders?.length)
    return import("../features/embed/shared-storage.ts");
  // Undefined on pages served over plain HTTP.
  return { sharedStorage: () => window.localStorage, locks: navigator.locks };
}

/** The only `Waypost` of the page. Its texts are loaded with the language: see `language.ts`. */
export function portalWaypost(config: Config, shared: Shared): Waypost {
  const { cardTokens } = config;
  const own: Waypost = createWaypost({
    // Some settings are options of the same name.
    ...config,
    services: async () => (await import("./services.ts")).portalServices(config, own),
    messages: {},
    storage: () => window.sessionStorage,
    reserve: historyStorage,
    ...shared,
    isOffline: offline.get,
    address,
    navigate,
    lifecycle,
    token: pageToken(config),
    tokenizeCard:
      cardTokens &&
      (async (...card) =>
        (await import("./card-tokens.ts")).tokenizeBy(cardTokens.module, ...card)),
    notify: (notice) => notify(notice),
    log: ({ what, error }) => developerLog(what, error),
    onConsent: (detail) => dispatchEvent(new CustomEvent("waypost-consent", { detail })),
    countryCode: async () => (await import("./country-code.ts")).countryCode(config),
  });
  const notify = notifier(() => own.messages);
  return own;
}

/** The state of a history entry, to which pages may add properties. */
interface Entry {
  readonly kept?: Readonly<Record<string, string | null>>;
}

/** Storage in the state of the current history entry, which survives a reload. */
function historyStorage(): ReturnType<typeof memoryStorage> {
  const { history } = window;
  const entry = () => history.state as Entry | null;
  let kept = entry()?.kept;
  const change = (key: string, text: string | null) => {
    kept = { ...kept, [key]: text };
    history.replaceState({ ...entry(), kept }, "");
  };
  // Each history entry has its own state, which may be older.
  window.addEventListener("popstate", () => {
    if (kept ?? entry()?.kept) history.replaceState({ ...entry(), kept }, "");
  });
  return {
    getItem: (key) => kept?.[key] ?? null,
    setItem: change,
    removeItem: (key) => void (kept?.[key] && change(key, null)),
  };
}

/** Reports when the page is left, restored from the back-forward cache, and online again. */
function lifecycle(listener: (moment: "left" | "back" | "online") => void): () => void {
  const watch = ({ type, persisted }: PageTransitionEvent) => {
    if (type === "pagehide") listener("left");
    else if (persisted) listener("back");
  };
  window.addEventListener("pagehide", watch);
  window.addEventListener("pageshow", watch);
  const unsubscribe = offline.subscribe(() => {
    if (!offline.get()) listener("online");
  });
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", watch);
    window.removeEventListener("pageshow", watch);
  };
}
