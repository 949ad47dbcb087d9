import { createFlag } from "./flag.ts";

/** The state of the network. It is offline only if a failed request has confirmed it. */
export const offline = createFlag();
const { change } = offline;

/**
 * Delay in milliseconds before a reply is checked again that arrived while the browser reports to
 * be offline.
 */
const RECHECK_DELAY_MS = 5000;

let next: ReturnType<typeof setTimeout> | undefined;

/** The browser may be wrong, for example behind a VPN, so a failed request has to confirm it. */
async function check(): Promise<void> {
  clearTimeout(next);
  if (navigator.onLine) return change(false);
  const hasFailed = await fetch("config.json", { method: "HEAD", cache: "no-store" }).then(
    () => false,
    () => true,
  );
  const isOnLine = navigator.onLine;
  change(hasFailed && !isOnLine);
  // The reply may have arrived just before the network was lost.
  if (!hasFailed && !isOnLine) next = setTimeout(() => void check(), RECHECK_DELAY_MS);
}

for (const type of ["online", "offline"]) addEventListener(type, () => void check());
void check();
