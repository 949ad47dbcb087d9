"use client";

import { useMemo } from "react";
import { CARD_SECRETS } from "../../rules/cards/card-fields.ts";
import type { CardFields } from "../../rules/cards/credit-card.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import type { Control } from "../field-props.ts";
import type { CardSource } from "../use-card.ts";
import { useField, type Editable, type Field } from "../use-control.ts";
import type { WithErrors } from "../use-field-errors.ts";
import { useSelector } from "../use-selector.ts";
import type { TaskRun } from "./use-task-run.ts";

/**
 * The return value of `useTask`, or another form with a draft, such as that of `usePhoneConsent`.
 */
interface TaskDraft<Draft extends object> {
  readonly run: Editable<WithDraft<Draft>, Edit<Draft>>;
}

type WithDraft<Draft> = WithErrors<{ readonly draft: Draft }>;
type Edit<Draft> = { type: "edit"; patch: Partial<Draft>; today: Date };

/**
 * A field of a task's draft, of any type. Typing re-renders only the component that calls the
 * hook, so use a separate component for each field.
 *
 * @example
 * const { input, errorMessage } = useTaskField(cancelling, "comment");
 * return <label>Comments <input {...input} /> {errorMessage}</label>;
 *
 * @example
 * const choice = useTaskField(pack, "pack");
 * return <button onClick={() => choice.onChange("sms_100")}>100 SMS</button>;
 */
export function useTaskField<Draft extends object, Name extends keyof Draft & string>(
  { run }: TaskDraft<Draft>,
  field: Name,
): Control<Draft[Name]> {
  return useField(
    run,
    useMemo(() => draftField<Draft, Name>(field), [field]),
  );
}

const draftField = <Draft extends object, Name extends keyof Draft & string>(
  name: Name,
): Field<WithDraft<Draft>, Edit<Draft>, Draft[Name]> => ({
  path: name,
  read: ({ form }) => form.draft[name],
  edit: (value, today) => ({
    type: "edit",
    patch: { [name]: value } as unknown as Partial<Draft>,
    today,
  }),
});

/**
 * The card of a task, for a card form.
 *
 * @example
 * const { input } = useCardField(useTaskCard(paying), "cardnumber");
 */
export function useTaskCard<Shape extends TaskShape & { readonly draft: CardFields }>({
  run,
}: {
  readonly run: TaskRun<Shape>;
}): CardSource {
  return useMemo(() => {
    const cardOf = ({ form }: ReturnType<typeof run.getState>) => ({
      form: { ...form, card: form.draft },
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
 * True if the number and code of a partly entered card were lost in a reload or in the
 * back-forward cache.
 *
 * @example
 * const isLost = useIsCardLost(paying);
 */
export const useIsCardLost = <Shape extends TaskShape & { readonly draft: CardFields }>({
  run,
}: {
  readonly run: TaskRun<Shape>;
}): boolean =>
  useSelector(
    run,
    ({ form: { draft, lostCount } }) =>
      (draft.cardHoldername !== "" || lostCount > 0) &&
      CARD_SECRETS.every((field) => draft[field] === ""),
  );
