"use client";

import { useMemo, useSyncExternalStore } from "react";
import { createTranslator, type Translate } from "../messages/messages.ts";
import { useWaypost } from "./provider.tsx";

export { createTranslator, type Translate };

/**
 * Returns a function that looks up texts in the current catalogue. The function changes when the
 * catalogue is replaced.
 *
 * @example
 * const say = useMessages();
 * return <button>{say("action.next")}</button>;
 */
export function useMessages(): Translate {
  const waypost = useWaypost("useMessages");
  const current = () => waypost.messages;
  const messages = useSyncExternalStore(waypost.subscribeMessages, current, current);
  return useMemo(() => createTranslator(messages), [messages]);
}

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
