"use client";

import { useSyncExternalStore } from "react";
import { useWaypost } from "./provider.tsx";

/**
 * With `ssr`, returns true on the server and during the hydration of a part of its page. Other
 * parts may have restored drafts and loaded lists by then, so render only values that the server
 * could know.
 */
export function useIsHydrating(hook: string): boolean {
  const { ssr } = useWaypost(hook);
  return useSyncExternalStore(never, no, () => ssr);
}

const never = () => () => {};
const no = () => false;
