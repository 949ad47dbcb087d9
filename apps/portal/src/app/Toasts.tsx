import { useMessages } from "@waypost/hooks";
import type { ToastQueue } from "@waypost/ui/ToastQueue";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { toasts } from "./notices.ts";

const load = async () => ({ default: (await import("@waypost/ui/ToastRegion")).ToastRegion });
const ToastRegion = lazy(() => load().catch(() => ({ default: PlainToasts })));

/** Preloads the toast region before its first toast. */
export const preloadToasts = (): Promise<unknown> => load().catch(() => undefined);

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

/** Plain messages, if the code of the toast region could not be loaded. */
function PlainToasts({ queue }: { queue: ToastQueue }) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(
    () => queue.connect(({ message }) => setTexts((shown) => [...shown, message])),
    [queue],
  );
  return (
    <div role="alert" className="app-toasts">
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
