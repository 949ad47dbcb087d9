import { addressRoute } from "@waypost/hooks/rules";
import { useSyncExternalStore } from "react";

/** The full address of the page, as the rules need it. */
export const address = (): string => window.location.href;

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

/** The full address; re-renders when it changes. */
export const useAddress = (): string => useSyncExternalStore(subscribe, address);

/** The route in the address; re-renders when it changes. */
export const useRoute = (): string => useSyncExternalStore(subscribe, route);

const route = () => addressRoute(address());
