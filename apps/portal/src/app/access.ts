/** The session storage key of the signed links. */
export const ACCESS_KEY = "waypost.access";

/** The signed links that are kept: that of the page, and some before it for the Back button. */
const MOST = 4;

let links: readonly string[] = [];
try {
  links = split(window.sessionStorage.getItem(ACCESS_KEY));
} catch {
  // The browser blocks storage.
}

function split(text: string | null): string[] {
  return (text ?? "").split(/[,\s]+/).filter((one) => /^[\w-]+\.[\w-]+$/.test(one));
}

/** The signed links for a gate, latest first; "" if there is none. */
export const sentAccess = (): string => links.join(", ");

/** Keeps signed links in the memory and the session storage of this tab. */
export function keepAccess(text: string | null): void {
  const given = split(text);
  if (given.length === 0) return;
  links = [...new Set([...given, ...links])].slice(0, MOST);
  try {
    window.sessionStorage.setItem(ACCESS_KEY, sentAccess());
  } catch {
    // They are kept as long as the page.
  }
}

let isNeeded = false;
const listeners = new Set<() => void>();

/** True if a gate has refused a call, because its link has expired or is for something else. */
export const linkNeeded = {
  get: (): boolean => isNeeded,
  change: (next: boolean): void => {
    isNeeded = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A window that a link of this page opens gets the signed links in its hash, and only there. */
function carry({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[target="_blank"]');
  const href = link ? link.getAttribute("href") : null;
  if (!link || href === null || links.length === 0 || !/^#\/.*customer_id=/.test(href)) return;
  link.setAttribute("href", `${href}&access=${links.join(",")}`);
  setTimeout(() => link.setAttribute("href", href));
}

/** Watches the pages that open here, and the windows that links open. */
export function startAccess(): void {
  // A new link, or another page.
  window.addEventListener("hashchange", () => linkNeeded.change(false));
  for (const type of ["click", "auxclick", "contextmenu"])
    window.addEventListener(type, carry, { capture: true });
}
