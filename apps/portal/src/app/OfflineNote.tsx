import { useMessages } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { useIsOffline } from "./OfflineBand.tsx";
import type { Elements } from "./elements.ts";

/** At a button that pays, while there is no network; otherwise what is said there. */
export function OfflineNote({ children }: { children?: Elements }) {
  const say = useMessages();
  return useIsOffline() ? (
    <ErrorPanel tone="warning" message={say("offline.nothingSent")} />
  ) : (
    children
  );
}
