import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";

/** Text that must not be blank; what surrounds it is trimmed. */
export function required(code: PlainCode) {
  return z.string(code).check(z.trim(), z.minLength(1, code));
}

/** A choice or a secret that must not be empty; every character counts. */
export function given(code: PlainCode) {
  return z.string(code).check(z.minLength(1, code));
}

/** A consent that must be ticked; never hides what else is wrong with its form. */
export function ticked(code: PlainCode) {
  return z.boolean(code).check(z.refine((accepted) => accepted, code));
}
