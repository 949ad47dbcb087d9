"use client";

import { useSyncExternalStore } from "react";
import { createFormats, type Formats } from "../messages/formats.ts";
import { useWaypost } from "./provider.tsx";

/** How numbers, money and dates are written in the language of the page. */
export function useFormats(): Formats {
  return createFormats(useLocale());
}

/** The locale that `setMessages` named last; "en-US" before. */
export function useLocale(): string {
  const waypost = useWaypost("useLocale");
  const current = () => waypost.locale;
  return useSyncExternalStore(waypost.subscribeMessages, current, current);
}
