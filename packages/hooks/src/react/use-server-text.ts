"use client";

import { serverTextOf, type ServerText } from "./checkout/words.ts";
import { useMessages } from "./use-messages.ts";

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
