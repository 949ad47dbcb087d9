import { useMessages } from "@waypost/hooks";
import { useSyncExternalStore } from "react";
import { offline } from "./offline.ts";

/** Whether the page is known to have no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(offline.subscribe, offline.get);

/** Says that there is no network, under the header of every page. */
export function OfflineBand() {
  const say = useMessages();
  const isOffline = useIsOffline();
  return <output className="app-offline">{isOffline && say("offline.band")}</output>;
}
