import { useState } from "react";
import type { FieldErrors } from "../forms/validate.ts";
import type { Runner } from "../flows/runner-types.ts";
import type { FieldProps } from "./field-props.ts";
import { useWaypost } from "./provider.tsx";
import { useFieldError } from "./use-field-errors.ts";
import { useSelector } from "./use-selector.ts";

/** A flow with a form, whose draft is edited field by field. */
export type DraftRunner<Draft extends object> = Pick<
  Runner<
    { readonly draft: Draft; readonly fieldErrors: FieldErrors; readonly submitCount: number },
    { type: "edit"; patch: Partial<Draft>; today: Date }
  >,
  "getState" | "subscribe" | "send"
>;

/** A text field of a draft. Typing re-renders only the field itself. */
export function useDraftField<Draft extends object>(
  runner: DraftRunner<Draft>,
  field: keyof Draft & string,
): FieldProps {
  const edit = useEdit(runner, field);
  const [defaultValue] = useState(() => String(runner.getState().draft[field]));
  return {
    defaultValue,
    errorMessage: useFieldError(runner, field),
    onChange: (value) => edit(value as Draft[typeof field]),
  };
}

/** A controlled field of a draft, for values that other fields depend on. */
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

function useEdit<Draft extends object>(runner: DraftRunner<Draft>, field: keyof Draft & string) {
  const { now } = useWaypost("useDraftField");
  return (value: Draft[typeof field]) => {
    const patch = { [field]: value } as unknown as Partial<Draft>;
    runner.send({ type: "edit", patch, today: now() });
  };
}
