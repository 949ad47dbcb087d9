"use client";

import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { useMessages, type Translate } from "./use-messages.ts";

/**
 * The text of an error or a failure. The server's own text is returned unchanged; the client's
 * default text is translated.
 *
 * @example
 * const { error } = useCountries();
 * const serverText = useServerText();
 * return error && <p role="alert">{serverText(error)}</p>;
 */
export function useServerText(): ServerText {
  return serverTextOf(useMessages());
}

export type ServerText = (from: string | Error) => string;

/** Creates the function of `useServerText` without React. */
export const serverTextOf =
  (say: Translate): ServerText =>
  (from) => {
    const text =
      typeof from === "string"
        ? from
        : isWaypostError(from)
          ? from.displayMessage
          : SOMETHING_WENT_WRONG;
    return text === SOMETHING_WENT_WRONG ? say("failure.unknown") : text;
  };
