import { START } from "./routes.ts";

const OURS = "waypost.";
/** What was sent to pay. Without it the next page could not warn of paying a second time. */
const KEPT: ReadonlySet<string> = new Set(["waypost.attempts", "waypost.registration.attempt"]);

/** Drops the drafts of the portal and loads its start page, for a draft that makes a page fail. */
export function startOver(): void {
  try {
    const { sessionStorage } = window;
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(OURS));
    for (const key of drafts) if (!KEPT.has(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage keeps no draft.
  }
  // Not by `location.hash`, which the failed page would still hear.
  window.history.replaceState(null, "", `#${START}`);
  window.location.reload();
}
