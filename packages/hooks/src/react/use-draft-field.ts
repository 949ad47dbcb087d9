"use client";

import { useCallback } from "react";
import type { FieldErrors } from "../forms/validate.ts";
import type { Runner } from "../flows/engine/runner-types.ts";
import type { FieldProps } from "./field-props.ts";
import { useWaypost } from "./provider.tsx";
import { useField } from "./use-field.ts";
import { useFieldError } from "./use-field-errors.ts";
import { useSelector } from "./use-selector.ts";

/** A flow with a form, whose draft is edited field by field. */
type DraftRunner<Draft extends object> = Pick<
  Runner<
    { readonly draft: Draft; readonly fieldErrors: FieldErrors; readonly submitCount: number },
    { type: "edit"; patch: Partial<Draft>; today: Date }
  >,
  "getState" | "getServerState" | "subscribe" | "isRestoring" | "send"
>;

/**
 * A text field of a draft. Typing re-renders only the field itself.
 *
 * @example
 * const { input, errorMessage } = useDraftField(runner, "email");
 * return <label>Email <input {...input} /> {errorMessage}</label>;
 */
export function useDraftField<Draft extends object>(
  runner: DraftRunner<Draft>,
  field: keyof Draft & string,
): FieldProps {
  return useField({
    source: runner,
    read: useCallback(({ draft }: { draft: Draft }) => String(draft[field]), [field]),
    // Text fields of a draft hold strings.
    edit: useEdit(runner, field) as (value: string) => void,
    errorMessage: useFieldError(runner, field),
  });
}

/**
 * A value of a draft, of any type, for controls that show it.
 *
 * @example
 * const pack = useDraftChoice(runner, "pack");
 * return <button onClick={() => pack.edit("sms_100")}>100 SMS</button>;
 */
export function useDraftChoice<Draft extends object, Field extends keyof Draft & string>(
  runner: DraftRunner<Draft>,
  field: Field,
): {
  readonly value: Draft[Field];
  readonly errorMessage: string | undefined;
  readonly edit: (value: Draft[Field]) => void;
} {
  return {
    value: useSelector(runner, ({ draft }) => draft[field]),
    errorMessage: useFieldError(runner, field),
    edit: useEdit(runner, field),
  };
}

function useEdit<Draft extends object, Field extends keyof Draft & string>(
  runner: DraftRunner<Draft>,
  field: Field,
): (value: Draft[Field]) => void {
  const { now } = useWaypost("useDraftField");
  const { send } = runner;
  return useCallback(
    (value) => {
      const patch = { [field]: value } as unknown as Partial<Draft>;
      send({ type: "edit", patch, today: now() });
    },
    [now, send, field],
  );
}
