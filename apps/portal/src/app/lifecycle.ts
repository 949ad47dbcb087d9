import { offline } from "./offline.ts";

/** Reports when the page is left, restored from the back-forward cache, and online again. */
export function lifecycle(listener: (moment: "left" | "back" | "online") => void): () => void {
  const watch = ({ type, persisted }: PageTransitionEvent) => {
    if (type === "pagehide") listener("left");
    else if (persisted) listener("back");
  };
  window.addEventListener("pagehide", watch);
  window.addEventListener("pageshow", watch);
  const unsubscribe = offline.subscribe(() => {
    if (!offline.get()) listener("online");
  });
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", watch);
    window.removeEventListener("pageshow", watch);
  };
}
