"use client";

import { useSyncExternalStore } from "react";
import { useWaypost } from "./provider.tsx";

/**
 * With `ssr`, true on the server and while a part of its page is hydrated. Other parts may have
 * restored drafts and loaded lists by then, so render only what the server could know.
 */
export function useIsHydrating(hook: string): boolean {
  const { ssr } = useWaypost(hook);
  return useSyncExternalStore(never, no, () => ssr);
}

const never = () => () => {};
const no = () => false;
