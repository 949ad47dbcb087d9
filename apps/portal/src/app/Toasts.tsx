import { useMessages } from "@waypost/hooks";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasts } from "./notices.ts";

const ToastRegion = lazy(async () => ({
  default: (await import("@waypost/ui/ToastRegion")).ToastRegion,
}));

/** The toasts of the portal, above every page. */
export function Toasts() {
  const say = useMessages();
  const wasUsed = useSyncExternalStore(toasts.subscribe, toasts.wasUsed);
  if (!wasUsed) return null;
  return (
    <Suspense>
      <ToastRegion
        queue={toasts}
        labels={{ region: say("toast.region"), close: say("action.dismiss") }}
      />
    </Suspense>
  );
}
