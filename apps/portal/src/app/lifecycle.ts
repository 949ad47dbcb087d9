/** Tells when the browser puts the page away, and when it comes back from the back-forward cache. */
export function lifecycle(tell: (moment: "left" | "back") => void): () => void {
  const watch = ({ type, persisted }: PageTransitionEvent) => {
    if (type === "pagehide") tell("left");
    else if (persisted) tell("back");
  };
  window.addEventListener("pagehide", watch);
  window.addEventListener("pageshow", watch);
  return () => {
    window.removeEventListener("pagehide", watch);
    window.removeEventListener("pageshow", watch);
  };
}
