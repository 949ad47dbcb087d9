import type { PageMoment } from "@waypost/hooks";

/** Tells when the browser puts the page away, and when it comes back from the back-forward cache. */
export function lifecycle(tell: (moment: PageMoment) => void): () => void {
  const left = () => tell("left");
  const back = ({ persisted }: PageTransitionEvent) => persisted && tell("back");
  window.addEventListener("pagehide", left);
  window.addEventListener("pageshow", back);
  return () => {
    window.removeEventListener("pagehide", left);
    window.removeEventListener("pageshow", back);
  };
}
