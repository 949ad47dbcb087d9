"use client";

import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { useMessages } from "./use-messages.ts";

/**
 * The text of an error or a failure: the server's own text is returned as it is, the client's
 * default text is translated.
 *
 * @example
 * const { error } = useCountries();
 * const serverText = useServerText();
 * return error && <p role="alert">{serverText(error)}</p>;
 */
export function useServerText(): (from: string | Error) => string {
  const own = useMessages()("failure.unknown");
  return (from) => {
    if (typeof from === "string") return from === SOMETHING_WENT_WRONG ? own : from;
    const text = isWaypostError(from) ? from.displayMessage : SOMETHING_WENT_WRONG;
    return text === SOMETHING_WENT_WRONG ? own : text;
  };
}
