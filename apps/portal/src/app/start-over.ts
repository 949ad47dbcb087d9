import { ACCESS_KEY } from "./access.ts";
import { START } from "./routes.ts";

const PREFIX = "waypost.";
/**
 * Keys that are not deleted: signed links, payment attempts, which are needed to warn of a second
 * payment, and data of purchases.
 */
const PRESERVED_KEYS: ReadonlySet<string> = new Set([
  ACCESS_KEY,
  "waypost.attempts",
  "waypost.registration.attempt",
  "waypost.registration.registered",
]);

/** Deletes the portal's drafts and loads its start page. A draft may be the cause of the crash. */
export function startOver(): void {
  try {
    const { sessionStorage } = window;
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) if (!PRESERVED_KEYS.has(key)) sessionStorage.removeItem(key);
  } catch {
    // If the browser blocks storage, there are no drafts.
  }
  // Setting `location.hash` would notify the failed page.
  window.history.replaceState({ ...window.history.state, stage: 0 }, "", `#${START}`);
  window.location.reload();
}
