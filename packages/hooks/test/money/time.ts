import { vi } from "vitest";

declare const setImmediate: (run: () => void) => unknown;

/** Runs all pending work that needs no time. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Starts virtual time: only `pass` moves timers and the clock. */
export function virtualTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
}

/** Advances virtual time, timer by timer, and runs the work that each timer starts. */
export async function pass(milliseconds: number): Promise<void> {
  const end = { isReached: false };
  setTimeout(() => {
    end.isReached = true;
  }, milliseconds);
  await settle();
  while (!end.isReached) {
    vi.advanceTimersToNextTimer();
    await settle();
  }
}

/** Advances virtual time. With 0 not even a timer is set. */
export const later = (milliseconds: number): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => void setTimeout(resolve, milliseconds));

export const never = new Promise<never>(() => {});
