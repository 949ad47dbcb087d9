import { vi } from "vitest";

/** Stops the clock of timeouts; drawing goes on. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
}

/** Lets so many ms pass and waits until React has drawn what came of it. */
export async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await drawn();
  await drawn();
}

/** A frame, and after it the messages that were waiting: React draws on such a message. */
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
