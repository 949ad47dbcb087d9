"use client";

import { useCallback, useMemo, useState } from "react";
import type { FieldErrors } from "../../forms/validate.ts";
import { CARD_SECRETS } from "../../rules/cards/card-fields.ts";
import type { CardFields } from "../../rules/cards/credit-card.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import type { ElementProps, TickProps } from "../field-props.ts";
import { useWaypost } from "../provider.tsx";
import type { CardSource } from "../use-card.ts";
import { useErrorOrTooLong } from "../use-error-or-too-long.ts";
import { useElementProps } from "../use-field.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useSelector } from "../use-selector.ts";
import type { TaskRun } from "./use-task-run.ts";

/** What `useTask` returns, or another form with a draft, such as that of `usePhoneConsent`. */
interface TaskDraft<Draft extends object> {
  readonly run: Pick<
    Runner<
      { readonly draft: Draft; readonly fieldErrors: FieldErrors; readonly submitCount: number },
      { type: "edit"; patch: Partial<Draft>; today: Date }
    >,
    "getState" | "getServerState" | "subscribe" | "isRestoring" | "send"
  >;
}

/**
 * A field of a task's draft. Spread the whole on a component of `@waypost/ui`, or `input` on an
 * element.
 */
export interface TaskField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly errorMessage: string | undefined;
  /** Props of a text `<input>`, a `<select>` or a checkbox; of no use for a list. */
  readonly input: Value extends boolean
    ? Omit<TickProps, "ref">
    : ElementProps & { readonly value: Value };
}

/**
 * A field of a task's draft, of any type. Typing re-renders only the component that calls it, so make
 * each field a component of its own.
 *
 * @example
 * const { input, errorMessage } = useTaskField(cancelling, "comment");
 * return <label>Comments <input {...input} /> {errorMessage}</label>;
 *
 * @example
 * const choice = useTaskField(pack, "pack");
 * return <button onClick={() => choice.onChange("sms_100")}>100 SMS</button>;
 */
export function useTaskField<Draft extends object, Field extends keyof Draft & string>(
  { run }: TaskDraft<Draft>,
  field: Field,
): TaskField<Draft[Field]> {
  const { now } = useWaypost("useTaskField");
  const { send } = run;
  const value = useSelector(run, ({ draft }) => draft[field]);
  const onChange = useCallback(
    (changed: Draft[Field]) => {
      const patch = { [field]: changed } as unknown as Partial<Draft>;
      send({ type: "edit", patch, today: now() });
    },
    [now, send, field],
  );
  const read = useCallback(({ draft }: { draft: Draft }) => textOf(draft[field]), [field]);
  const edit = onChange as unknown as (value: string) => void;
  const errorMessage = useErrorOrTooLong({
    source: run,
    read,
    errorMessage: useFieldError(run, field),
  });
  const [first] = useState(() => textOf(value));
  const text = useElementProps(edit, first, errorMessage);
  const tick = {
    checked: value,
    onChange: (event: { readonly currentTarget: { readonly checked: unknown } }) =>
      onChange(event.currentTarget.checked as Draft[Field]),
    "aria-invalid": text["aria-invalid"],
  };
  const input = typeof value === "boolean" ? tick : { ...text, value };
  return { value, onChange, errorMessage, input: input as TaskField<Draft[Field]>["input"] };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

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
export const useIsCardLost = <Shape extends TaskShape & { readonly draft: CardFields }>({
  run,
}: {
  readonly run: TaskRun<Shape>;
}): boolean =>
  useSelector(
    run,
    ({ draft, lostCount }) =>
      (draft.cardHoldername !== "" || lostCount > 0) &&
      CARD_SECRETS.every((field) => draft[field] === ""),
  );
