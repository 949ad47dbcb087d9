"use client";

import { useMemo } from "react";
import { CARD_SECRETS } from "../../rules/cards/card-fields.ts";
import type { CardFields } from "../../rules/cards/credit-card.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import type { FieldProps } from "../field-props.ts";
import type { CardSource } from "../use-card.ts";
import { useDraftChoice, useDraftField } from "../use-draft-field.ts";
import { useSelector } from "../use-selector.ts";
import type { TaskRun } from "./use-task-run.ts";

/** The name of a field in the draft of a task. @inline */
type FieldOf<Shape extends TaskShape> = keyof Shape["draft"] & string;

/**
 * A text field of a task's draft. Typing re-renders only the field itself.
 *
 * @example
 * const { input, errorMessage } = useTaskField(cancelling, "comment");
 * return <label>Comments <input {...input} /> {errorMessage}</label>;
 */
export const useTaskField = <Shape extends TaskShape>(
  run: TaskRun<Shape>,
  field: FieldOf<Shape>,
): FieldProps => useDraftField<Shape["draft"]>(run, field);

/**
 * A value of a task's draft, for a field on which others depend.
 *
 * @example
 * const pack = useTaskChoice(run, "pack");
 * return <button onClick={() => pack.edit("sms_100")}>100 SMS</button>;
 */
export const useTaskChoice = <Shape extends TaskShape, Field extends FieldOf<Shape>>(
  run: TaskRun<Shape>,
  field: Field,
): {
  readonly value: Shape["draft"][Field];
  readonly errorMessage: string | undefined;
  readonly edit: (value: Shape["draft"][Field]) => void;
} => useDraftChoice<Shape["draft"], Field>(run, field);

/**
 * The card of a task, for a card form.
 *
 * @example
 * const { input } = useCardField(useTaskCard(paying), "cardnumber");
 */
export function useTaskCard<Shape extends TaskShape & { readonly draft: CardFields }>(
  run: TaskRun<Shape>,
): CardSource {
  return useMemo(() => {
    const cardOf = ({ draft, fieldErrors, submitCount }: ReturnType<typeof run.getState>) => ({
      card: draft,
      fieldErrors,
      submitCount,
    });
    return {
      subscribe: run.subscribe,
      isRestoring: run.isRestoring,
      getState: () => cardOf(run.getState()),
      getServerState: () => cardOf(run.getServerState()),
      edit: (patch, today) => run.send({ type: "edit", patch, today }),
    };
  }, [run]);
}

/**
 * Whether the number and code of a partly entered card were lost in a reload or in the back-forward
 * cache.
 *
 * @example
 * const isLost = useIsCardLost(paying);
 */
export const useIsCardLost = <Shape extends TaskShape & { readonly draft: CardFields }>(
  run: TaskRun<Shape>,
): boolean =>
  useSelector(
    run,
    ({ draft, lostCount }) =>
      (draft.cardHoldername !== "" || lostCount > 0) &&
      CARD_SECRETS.every((field) => draft[field] === ""),
  );
