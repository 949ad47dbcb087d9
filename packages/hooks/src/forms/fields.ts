import { normalizeIdentifier } from "@waypost/sdk/pure";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";

/** The message for a value of the wrong type if the field has no better one. */
const INVALID: PlainCode = "form.invalid";

/** The fields of a form. Any other fields are omitted from the output. */
export function fields<Shape extends Readonly<Record<string, z.core.SomeType>>>(shape: Shape) {
  return z.object(shape, INVALID);
}

/** Text that must not be blank. It is trimmed. */
export function required(code: PlainCode) {
  return z.string(code).check(z.trim(), z.minLength(1, code));
}

/** An identifier that must not be blank, in its plain form: an e-mail address, a number. */
export function identifier(code: PlainCode) {
  return z.string(code).check(z.overwrite(normalizeIdentifier), z.trim(), z.minLength(1, code));
}

/** A choice that must not be blank. It is not trimmed. */
export function given(code: PlainCode) {
  return z.string(code).check(z.refine((text) => text.trim() !== "", code));
}

/** A secret that must not be empty. Blanks count, and it is not trimmed. */
export function secret(code: PlainCode) {
  return z.string(code).check(z.minLength(1, code));
}

/** Text that may be blank or missing, which is the same. It is trimmed. */
export function optional() {
  // zod's name for it.
  // oxlint-disable-next-line no-underscore-dangle
  return z._default(z.string(INVALID).check(z.trim()), "");
}

/** A list with at least one entry. */
export function atLeastOne<Entry extends z.core.SomeType>(entry: Entry, code: PlainCode) {
  return z.array(entry, code).check(z.minLength(1, code));
}

/** A consent that must be ticked. A missing tick does not stop the other checks of the form. */
export function ticked(code: PlainCode) {
  return z.boolean(code).check(z.refine((accepted) => accepted, code));
}
