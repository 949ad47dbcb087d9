import { useMemo } from "react";
import { message, type MessageCode } from "../messages/messages.ts";
import { useWaypost } from "./provider.tsx";

/** Says a code in words. Codes without parameters need none. */
export type Translate = (code: MessageCode, params?: Readonly<Record<string, unknown>>) => string;

/** The words of the provider's catalogue. */
export function useMessages(): Translate {
  const { messages } = useWaypost("useMessages");
  return useMemo(() => createTranslator(messages), [messages]);
}

/** The same without React, for a toast or a page title. */
export function createTranslator(messages: object): Translate {
  const catalogue = messages as Parameters<typeof plain>[0];
  return (code, params) => plain(catalogue, code, params);
}

// The typed overload asks for the parameters of one known code; here the code is any of them.
const plain = message as unknown as (
  catalogue: Readonly<Record<string, string | ((params: unknown) => string) | undefined>>,
  code: string,
  params?: unknown,
) => string;
