import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";

/** Text that must not be blank; leading and trailing blanks are trimmed. */
export function required(code: PlainCode) {
  return z.string(code).check(z.trim(), z.minLength(1, code));
}

/** A choice or a secret that must not be empty; it is not trimmed. */
export function given(code: PlainCode) {
  return z.string(code).check(z.minLength(1, code));
}

/** A consent that must be ticked. Without it the other checks of its form still run. */
export function ticked(code: PlainCode) {
  return z.boolean(code).check(z.refine((accepted) => accepted, code));
}
