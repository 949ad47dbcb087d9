import { useMemo } from "react";
import { message, type MessageCode } from "../messages/messages.ts";
import { useWaypost } from "./provider.tsx";

/** Says a code in words. Codes without parameters need none. */
export type Say = (code: MessageCode, params?: Readonly<Record<string, unknown>>) => string;

/** The words of the provider's catalogue. */
export function useMessages(): Say {
  const { messages } = useWaypost("useMessages");
  return useMemo(() => sayWith(messages), [messages]);
}

/** The same without React, for a toast or a page title. */
export function sayWith(messages: object): Say {
  const catalogue = messages as Parameters<typeof plain>[0];
  return (code, params) => plain(catalogue, code, params);
}

// The typed overload asks for the parameters of one known code; here the code is any of them.
const plain = message as unknown as (
  catalogue: Readonly<Record<string, string | ((params: unknown) => string) | undefined>>,
  code: string,
  params?: unknown,
) => string;
