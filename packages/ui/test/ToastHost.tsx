import { useEffect, useState } from "react";
import { createToastQueue } from "../src/components/ToastQueue/ToastQueue.tsx";
import { ToastRegion } from "../src/components/ToastRegion/ToastRegion.tsx";

/** Shows the messages as toasts. */
export function ToastHost({ messages }: { messages: readonly string[] }) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    for (const message of messages) queue.show({ tone: "info", message });
  }, [queue, messages]);
  return <ToastRegion queue={queue} labels={{ region: "Notifications", close: "Close" }} />;
}
