/** Reports when the page is left, and when it is restored from the back-forward cache. */
export function lifecycle(listener: (moment: "left" | "back") => void): () => void {
  const watch = ({ type, persisted }: PageTransitionEvent) => {
    if (type === "pagehide") listener("left");
    else if (persisted) listener("back");
  };
  window.addEventListener("pagehide", watch);
  window.addEventListener("pageshow", watch);
  return () => {
    window.removeEventListener("pagehide", watch);
    window.removeEventListener("pageshow", watch);
  };
}
