import { useMessages } from "@waypost/hooks";
import { useSyncExternalStore } from "react";
import { offline } from "./offline.ts";

/** True if the page is known to be offline. */
export const useIsOffline = (): boolean => useSyncExternalStore(offline.subscribe, offline.get);

/** A message below the header of every page while it is offline. */
export function OfflineBanner() {
  const say = useMessages();
  const isOffline = useIsOffline();
  return <output className="app-offline">{isOffline && say("offline.band")}</output>;
}
