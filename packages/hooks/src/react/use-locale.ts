"use client";

import { useSyncExternalStore } from "react";
import { useWaypost } from "./provider.tsx";

/**
 * The locale that was last passed to `setMessages`; "en-US" by default.
 *
 * @example
 * const locale = useLocale();
 * return <time>{new Intl.DateTimeFormat(locale).format()}</time>;
 */
export function useLocale(): string {
  const waypost = useWaypost("useLocale");
  const current = () => waypost.locale;
  return useSyncExternalStore(waypost.subscribeMessages, current, current);
}
