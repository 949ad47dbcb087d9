"use client";

import { useMemo } from "react";
import { message, type MessageCode } from "../messages/messages.ts";
import { useWaypost } from "./provider.tsx";

/** Returns the text of a code. `params` are needed only by texts with values in them. */
export type Translate = (code: MessageCode, params?: Readonly<Record<string, unknown>>) => string;

/**
 * A function that looks up texts in the provider's catalogue.
 *
 * @example
 * const say = useMessages();
 * return <button>{say("action.next")}</button>;
 */
export function useMessages(): Translate {
  const { messages } = useWaypost("useMessages");
  return useMemo(() => createTranslator(messages), [messages]);
}

/** The same function without React, for a toast or a page title. */
export function createTranslator(messages: object): Translate {
  const catalogue = messages as Parameters<typeof plain>[0];
  return (code, params) => plain(catalogue, code, params);
}

// The typed overload requires the parameters of one known code; here the code can be any code.
const plain = message as unknown as (
  catalogue: Readonly<Record<string, string | ((params: unknown) => string) | undefined>>,
  code: string,
  params?: unknown,
) => string;
