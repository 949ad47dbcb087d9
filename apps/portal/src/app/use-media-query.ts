import { useCallback, useSyncExternalStore } from "react";

/** True if the order is in the bar with the main button, instead of its own column. */
export const useHasOrderBar = (): boolean => !useMediaQuery("(min-width: 64rem)");

/** Returns true while a media query matches, such as "(max-width: 47.99rem)". */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
