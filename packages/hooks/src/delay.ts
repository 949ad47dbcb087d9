import type { CallSignal } from "./platform.ts";

// Named without the types of a platform, so that every runtime can type-check this.
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Settles when the time is over, or at once when the wait is ended. */
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
