import type { CallSignal } from "./platform.ts";

// Declared here, because not every runtime's types include it.
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Settles after the given time, or at once when the wait is cancelled. */
export function delay(milliseconds: number, signal: CallSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}
