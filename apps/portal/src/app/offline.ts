let isAway = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isAway) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** After how long an answer is doubted that arrived while the browser says that it is offline. */
const AGAIN = 5000;

let next: ReturnType<typeof setTimeout> | undefined;

/** The browser may be wrong, for example behind a VPN: a look-up that fails has to agree with it. */
async function look(): Promise<void> {
  clearTimeout(next);
  if (navigator.onLine) return change(false);
  const hasFailed = await fetch("config.json", { method: "HEAD", cache: "no-store" }).then(
    () => false,
    () => true,
  );
  const isOnLine = navigator.onLine;
  change(hasFailed && !isOnLine);
  // It may have been the last answer before the network was gone.
  if (!hasFailed && !isOnLine) next = setTimeout(() => void look(), AGAIN);
}

for (const type of ["online", "offline"]) addEventListener(type, () => void look());
void look();

/** Whether the page is known to have no network. */
export const offline = {
  get: (): boolean => isAway,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
