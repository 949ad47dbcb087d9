"use client";

import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { useMessages } from "./use-messages.ts";

/**
 * The text of a failure: the server's own text is returned as it is, the client's default text is
 * translated.
 *
 * @example
 * const serverText = useServerText();
 * return <p role="alert">{serverText("Something Went Wrong")}</p>;
 */
export function useServerText(): (text: string) => string {
  const own = useMessages()("failure.unknown");
  return (text) => (text === SOMETHING_WENT_WRONG ? own : text);
}
