import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";

/** What a value of the wrong type gets where no field has a better text. */
const INVALID: PlainCode = "form.invalid";

/** The fields of a form. Fields that it does not name are left out of its output. */
export function fields<Shape extends Readonly<Record<string, z.core.SomeType>>>(shape: Shape) {
  return z.object(shape, INVALID);
}

/** Text that must not be blank; leading and trailing blanks are trimmed. */
export function required(code: PlainCode) {
  return z.string(code).check(z.trim(), z.minLength(1, code));
}

/** A choice that must not be blank; it is not trimmed. */
export function given(code: PlainCode) {
  return z.string(code).check(z.refine((text) => text.trim() !== "", code));
}

/** A secret that must not be empty. Blanks count, and it is not trimmed. */
export function secret(code: PlainCode) {
  return z.string(code).check(z.minLength(1, code));
}

/** Text that may be blank, or missing, which is the same; it is trimmed. */
export function optional() {
  // The name that zod gives it.
  // oxlint-disable-next-line no-underscore-dangle
  return z._default(z.string(INVALID).check(z.trim()), "");
}

/** A list with at least one entry. */
export function atLeastOne<Entry extends z.core.SomeType>(entry: Entry, code: PlainCode) {
  return z.array(entry, code).check(z.minLength(1, code));
}

/** A consent that must be ticked. Without it the other checks of its form still run. */
export function ticked(code: PlainCode) {
  return z.boolean(code).check(z.refine((accepted) => accepted, code));
}
