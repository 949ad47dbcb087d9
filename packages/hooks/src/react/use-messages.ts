"use client";

import { useMemo, useSyncExternalStore } from "react";
import { message, type MessageCode, type MessageParams } from "../messages/messages.ts";
import { useWaypost } from "./provider.tsx";

/** Returns the text of a code. If the text contains values, pass them as the second argument. */
export type Translate = <Code extends MessageCode>(
  code: Code,
  ...params: MessageParams<Code>
) => string;

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

/** Creates the function of `useMessages` without React, for a toast or a page title. */
export function createTranslator(messages: object): Translate {
  return (message as (...of: unknown[]) => string).bind(null, messages);
}
