import { createFlag } from "./flag.ts";

/** The session storage key of the signed links. */
export const ACCESS_KEY = "waypost.access";

/** The signed links that are kept: that of the page, and some before it for the Back button. */
const MOST = 4;

let links: readonly string[] = [];

/** The signed links for a gate, latest first; "" if there is none. */
export const sentAccess = (): string => links.join(", ");

/** Keeps signed links in the memory and the session storage of this tab. */
export function keepAccess(text: string | null): void {
  const given = (text ?? "").split(/[,\s]+/).filter((one) => /^[\w-]+\.[\w-]+$/.test(one));
  if (given.length === 0) return;
  links = [...new Set([...given, ...links])].slice(0, MOST);
  void import("./carry-access.ts").catch(() => undefined);
  try {
    window.sessionStorage.setItem(ACCESS_KEY, sentAccess());
  } catch {
    // They are kept as long as the page.
  }
}

try {
  keepAccess(window.sessionStorage.getItem(ACCESS_KEY));
} catch {
  // The browser blocks storage.
}

/** True if a gate has refused a call, because its link has expired or is for something else. */
export const linkNeeded = createFlag();
