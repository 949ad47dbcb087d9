import { addressRoute } from "@waypost/hooks/rules";
import { useSyncExternalStore } from "react";
import type { BaseLocationHook, BaseSearchHook } from "wouter";

/** The whole address as the rules read it. */
export const address = (): string => window.location.href;

/** Opens a path of the route table in the hash. `replace` leaves no trace of the current one. */
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

const route = () => addressRoute(address());
const search = () => address().split("#")[1]?.split("?")[1] ?? window.location.search.slice(1);

/** wouter's own hash hook writes queries in front of the `#`; ours keeps them behind the route. */
export const useHashLocation: BaseLocationHook = () => [
  useSyncExternalStore(subscribe, route),
  navigate,
];
useHashLocation.hrefs = (href: string) => `#${href}`;

export const useHashSearch: BaseSearchHook = () => useSyncExternalStore(subscribe, search);
