"use client";

import type { FieldErrors } from "../forms/validate.ts";
import { useMessages } from "./use-messages.ts";
import { useSelector, type Readable } from "./use-selector.ts";

/** The state of a flow whose form has errors. */
export interface WithErrors<Form = unknown> {
  readonly form: Form & { readonly fieldErrors: FieldErrors; readonly submitCount: number };
}

/** The error of one field, for a list of errors above a form. */
export interface FieldError {
  /** The path of the field: `email`, `devices.<row id>.imei`. */
  readonly field: string;
  readonly text: string;
}

/**
 * The errors of a rejected submit, for an error summary.
 *
 * @example
 * const { fieldErrors, submitCount } = useFieldErrors(useRegistration());
 * return <ul key={submitCount}>{fieldErrors.map(({ field, text }) => <li key={field}>{text}</li>)}</ul>;
 */
export function useFieldErrors({ run }: { readonly run: Readable<WithErrors> }): {
  readonly fieldErrors: readonly FieldError[];
  /** Incremented with each rejected submit. The summary then takes the focus. */
  readonly submitCount: number;
} {
  const say = useMessages();
  const fieldErrors = useSelector(run, ({ form }) => form.fieldErrors);
  return {
    submitCount: useSelector(run, ({ form }) => form.submitCount),
    fieldErrors: Object.entries(fieldErrors).map(([field, code]) => ({ field, text: say(code) })),
  };
}

/**
 * The error of a field as text, or `undefined`.
 *
 * @example
 * const error = useFieldError(useRegistration().run, "email");
 */
export function useFieldError(runner: Readable<WithErrors>, field: string): string | undefined {
  const say = useMessages();
  const code = useSelector(runner, ({ form }) => form.fieldErrors[field]);
  return code && say(code);
}
