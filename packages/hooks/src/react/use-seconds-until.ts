"use client";

import { useCallback, useSyncExternalStore } from "react";
import { useWaypost } from "./provider.tsx";

// Declared here, because not every runtime's types include it.
declare const setInterval: (run: () => void, milliseconds: number) => unknown;
declare const clearInterval: (timer: unknown) => void;

/** Half a second, so that the display is never later than that. */
const INTERVAL = 500;

/**
 * The seconds until a time of the page's monotonic clock (milliseconds), rounded up; re-renders
 * once a second. Returns 0 once the time has passed, and `null` without a time.
 *
 * @example
 * const registration = useRegistration();
 * const seconds = useSecondsUntil("looksAgainAt" in registration ? registration.looksAgainAt :
 * null);
 * return seconds !== null && <p>{seconds} s</p>;
 */
export function useSecondsUntil(time: number | null): number | null {
  const { monotonicNow } = useWaypost("useSecondsUntil");
  const isWaiting = time !== null;
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!isWaiting) return () => {};
      const timer = setInterval(changed, INTERVAL);
      return () => clearInterval(timer);
    },
    [isWaiting],
  );
  const left = () =>
    time === null ? null : Math.max(0, Math.ceil((time - monotonicNow()) / 1000));
  return useSyncExternalStore(subscribe, left, () => null);
}
