import { useMessages } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { useIsOffline } from "./OfflineBanner.tsx";
import type { Elements } from "./elements.ts";

/** Replaces its children beside a button that pays while the page is offline. */
export function OfflineNote({ children }: { children?: Elements }) {
  const say = useMessages();
  return useIsOffline() ? (
    <ErrorPanel tone="warning" message={say("offline.nothingSent")} />
  ) : (
    children
  );
}
