import { useMessages } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import type { ReactNode } from "react";
import { useIsOffline } from "./OfflineBand.tsx";

/** At a button that pays, while there is no network; otherwise what is said there. */
export function OfflineNote({ children }: { children?: ReactNode }) {
  const say = useMessages();
  return useIsOffline() ? (
    <ErrorPanel tone="warning" message={say("offline.nothingSent")} />
  ) : (
    children
  );
}
