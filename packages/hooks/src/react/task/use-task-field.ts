"use client";

import { useMemo } from "react";
import { CARD_SECRETS } from "../../rules/cards/card-fields.ts";
import type { CardFields } from "../../rules/cards/credit-card.ts";
import { imeiText } from "../../flows/task/args.ts";
import type { TaskEvent, TaskState } from "../../flows/task/state.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import type { Control } from "../field-props.ts";
import { cardSource, type CardSource } from "../use-card.ts";
import { useField, type Field } from "../use-control.ts";
import { useFieldError, type WithErrors } from "../use-field-errors.ts";
import { useImeiProps, type ImeiProps, type ImeiWords } from "../use-imei-props.ts";
import { useSelector, type Readable } from "../use-selector.ts";
import type { TaskRun } from "./use-task-run.ts";

/**
 * The return value of `useTask`, or another form with a draft, such as that of `usePhoneConsent`.
 */
interface TaskDraft<Draft extends object> {
  readonly run: Readable<WithDraft<Draft>> & { readonly send: (event: Edit<Draft>) => void };
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
  return useMemo(
    () =>
      cardSource(
        run,
        ({ form }) => ({ form: { ...form, card: form.draft } }),
        (patch, today) => run.send({ type: "edit", patch, today }),
      ),
    [run],
  );
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

/**
 * The IMEI field of a task. The IMEI is checked during typing.
 *
 * @example
 * const { input, onBlur, errorMessage } = useTaskImei(cancelling);
 */
export function useTaskImei<Shape extends TaskShape>(
  { run }: { readonly run: TaskRun<Shape> },
  words?: ImeiWords,
): Control &
  ImeiProps & {
    /** Call it on blur. Only then is the server's reply to fewer than 15 digits shown. */
    readonly onBlur: () => void;
    readonly checkAgain: () => void;
  } {
  const fieldError = useFieldError(run, "imei");
  const imei = useSelector(run, ({ form }) => form.imei);
  const props = useImeiProps(imei, fieldError, words);
  const field = useField(run, IMEI, props);
  return {
    ...props,
    ...field,
    onBlur: () => run.send({ type: "leave-imei" }),
    checkAgain: () => run.send({ type: "check-imei-again" }),
  };
}

/** The draft's IMEI, which is the one that is sent. */
const IMEI: Field<TaskState, TaskEvent, string> = {
  path: "imei",
  read: ({ form }) => imeiText(form.draft),
  edit: (text) => ({ type: "edit-imei", text }),
};
