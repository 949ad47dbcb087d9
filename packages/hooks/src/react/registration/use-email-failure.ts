"use client";

import { useServerText } from "../use-server-text.ts";
import { useRegistration } from "./use-registration.ts";

/**
 * Why the e-mail address could not be checked, until it is checked again or edited. Unlike the
 * toast, it does not disappear after some seconds.
 *
 * @example
 * const failure = useEmailFailure();
 * return failure !== null && <p>{failure}</p>;
 */
export function useEmailFailure(): string | null {
  const serverText = useServerText();
  const text = useRegistration(({ emailFailure }) => emailFailure);
  return text === null ? null : serverText(text);
}
