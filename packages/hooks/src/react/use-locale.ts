"use client";

import { useSyncExternalStore } from "react";
import { useWaypost } from "./provider.tsx";

/**
 * The locale that `setMessages` named last; "en-US" before.
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
