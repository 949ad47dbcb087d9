import { vi } from "vitest";

declare const setImmediate: (run: () => void) => unknown;

/** Lets everything happen that needs no time. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Starts virtual time: timers and the clock move only by `pass`. */
export function virtualTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
}

/** Lets virtual time pass, timer by timer, and everything happen that each of them starts. */
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

/** Virtual time passes; 0 is not even a timer. */
export const later = (milliseconds: number): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => void setTimeout(resolve, milliseconds));

export const never = new Promise<never>(() => {});
