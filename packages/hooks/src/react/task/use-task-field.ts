import { useMemo, useState } from "react";
import { CARD_SECRETS } from "../../rules/card-fields.ts";
import type { CardFields } from "../../rules/credit-card.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import type { FieldProps } from "../field-props.ts";
import { useWaypost } from "../provider.tsx";
import type { CardSource } from "../use-card.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useSelector } from "../use-selector.ts";
import type { TaskRun } from "./use-task-run.ts";

type FieldOf<Shape extends TaskShape> = keyof Shape["draft"] & string;

/** A text of a task's draft. Typing renders nothing but the field itself. */
export function useTaskField<Shape extends TaskShape>(
  run: TaskRun<Shape>,
  field: FieldOf<Shape>,
): FieldProps {
  const { edit } = useTaskChoice(run, field);
  const [defaultValue] = useState(() => String(run.getState().draft[field as never]));
  return {
    defaultValue,
    errorMessage: useFieldError(run, field),
    onChange: (value) => edit(value as Shape["draft"][FieldOf<Shape>]),
  };
}

/** Any value of a task's draft, for a field on which others depend. */
export function useTaskChoice<Shape extends TaskShape, Field extends FieldOf<Shape>>(
  run: TaskRun<Shape>,
  field: Field,
): {
  readonly value: Shape["draft"][Field];
  readonly errorMessage: string | undefined;
  readonly edit: (value: Shape["draft"][Field]) => void;
} {
  const { now } = useWaypost("useTaskChoice");
  return {
    value: useSelector(run, ({ draft }) => draft[field]),
    errorMessage: useFieldError(run, field),
    edit: (value) => {
      const patch = { [field]: value } as unknown as Partial<Shape["draft"]>;
      run.send({ type: "edit", patch, today: now() });
    },
  };
}

/** The card of a task, for a card form. */
export function useTaskCard<Shape extends TaskShape & { readonly draft: CardFields }>(
  run: TaskRun<Shape>,
): CardSource {
  return useMemo(
    () => ({
      subscribe: run.subscribe,
      getState: () => {
        const { draft, fieldErrors, submitCount } = run.getState();
        return { card: draft, fieldErrors, submitCount };
      },
      edit: (patch, today) => run.send({ type: "edit", patch, today }),
    }),
    [run],
  );
}

/** Whether a reload took the number and the code of a card that had been begun. */
export const useIsCardLost = <Shape extends TaskShape & { readonly draft: CardFields }>(
  run: TaskRun<Shape>,
): boolean =>
  useSelector(
    run,
    ({ draft }) =>
      draft.cardHoldername !== "" && CARD_SECRETS.every((field) => draft[field] === ""),
  );
