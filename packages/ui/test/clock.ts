import { vi } from "vitest";

/** Replaces timers with fake ones; rendering continues. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
}

/** Advances the fake clock by `ms` and waits until React has rendered. */
export async function advance(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await drawn();
  await drawn();
}

/** Waits for a frame and then for queued messages, because React renders in a message task. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });
}
