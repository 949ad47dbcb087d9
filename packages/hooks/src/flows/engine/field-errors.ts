import type { StandardSchemaV1 } from "@standard-schema/spec";
import { validate, type FieldErrors } from "../../forms/validate.ts";

/** The errors of a form; empty if it is valid. */
export function errorsOf(form: StandardSchemaV1<unknown, unknown>, draft: unknown): FieldErrors {
  const checked = validate(form, draft);
  return "errors" in checked ? checked.errors : {};
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Errors in the order in which a page shows their fields; others come last. */
export function inPageOrder(fieldErrors: FieldErrors, fields: readonly string[]): FieldErrors {
  const entries = Object.entries(fieldErrors);
  const known = fields.flatMap((field) => entries.filter(([name]) => name === field));
  const others = entries.filter(([name]) => !fields.includes(name));
  return Object.fromEntries([...known, ...others]);
}

/**
 * The errors of a rejected submit that remain after an edit. New errors wait for the next submit,
 * so that nobody is corrected while still typing.
 */
export function remainingErrors(
  fieldErrors: FieldErrors,
  currentErrors: () => FieldErrors,
): FieldErrors {
  const before = Object.entries(fieldErrors);
  if (before.length === 0) return fieldErrors;
  const now = currentErrors();
  const left = before.filter(([field, code]) => now[field] === code);
  return left.length === before.length ? fieldErrors : Object.fromEntries(left);
}
