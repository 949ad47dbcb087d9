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

function drawn(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
