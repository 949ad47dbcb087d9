let isAway = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isAway) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/**
 * Delay in milliseconds before a reply is checked again that arrived while the browser reports to
 * be offline.
 */
const AGAIN = 5000;

let next: ReturnType<typeof setTimeout> | undefined;

/** The browser may be wrong, for example behind a VPN, so a failed request has to confirm it. */
async function look(): Promise<void> {
  clearTimeout(next);
  if (navigator.onLine) return change(false);
  const hasFailed = await fetch("config.json", { method: "HEAD", cache: "no-store" }).then(
    () => false,
    () => true,
  );
  const isOnLine = navigator.onLine;
  change(hasFailed && !isOnLine);
  // The reply may have arrived just before the network was lost.
  if (!hasFailed && !isOnLine) next = setTimeout(() => void look(), AGAIN);
}

for (const type of ["online", "offline"]) addEventListener(type, () => void look());
void look();

/** The state of the network. It is offline only if a failed request has confirmed it. */
export const offline = {
  get: (): boolean => isAway,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
