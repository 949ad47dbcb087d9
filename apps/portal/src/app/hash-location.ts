import { addressQuery, normalizeRoute } from "@waypost/hooks/rules";
import { createContext, useContext, useSyncExternalStore } from "react";
import { keepAccess } from "./access.ts";

let takesLinks = true;

/**
 * The full URL of the page, as the rules expect it. A route in another spelling is replaced by the
 * documented one, and the signature of a link is taken from it. In a frame only that of the first
 * URL counts, because the site around it can change the URL at any time.
 */
export function address(): string {
  const { href } = window.location;
  if (takesLinks) keepAccess(addressQuery(href, "access"));
  takesLinks = window.parent === window;
  const normal = normalizeRoute(href);
  if (normal !== href) window.history.replaceState(window.history.state, "", normal);
  return normal;
}

/** Opens a path of the route table in the hash. `replace` replaces the current history entry. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const hash = `#${path}`;
  if (window.location.hash === hash) return;
  if (!replace) {
    window.location.hash = hash;
    return;
  }
  const before = address();
  window.history.replaceState(window.history.state, "", hash);
  window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL: before, newURL: address() }));
}

export function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Returns the full URL; re-renders when it changes. */
export const useCurrentAddress = (): string => useSyncExternalStore(subscribe, address);

/**
 * The URL of the page on the screen. It differs from the current URL while the code of the next
 * page loads.
 */
export const ShownAddress = createContext<string | null>(null);

/** Returns the full URL of the page on the screen; re-renders when it changes. */
export function useAddress(): string {
  const current = useCurrentAddress();
  return useContext(ShownAddress) ?? current;
}
