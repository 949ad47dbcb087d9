"use client";

import { useCallback, useMemo, useState } from "react";
import { cardNumberLooksWrong, payingCard } from "../rules/cards/card-number.ts";
import type { CardFields } from "../rules/cards/credit-card.ts";
import { expiryMonths, expiryYears } from "../rules/cards/expiry.ts";
import type { Control, FieldProps } from "./field-props.ts";
import { useWaypost } from "./provider.tsx";
import { useErrorOrTooLong, useField, type Field } from "./use-control.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";
import { useMessages } from "./use-messages.ts";
import { useFieldError, type WithErrors } from "./use-field-errors.ts";
import { useSelector, type Readable } from "./use-selector.ts";

/** The typed fields of a card. @inline */
type CardTextField = "cardHoldername" | "cardnumber" | "cvc";
/** The two fields of the expiry date. @inline */
type CardExpiryField = "expirationdatemonth" | "expirationdateyear";

/** The new card of the registration or of a task. */
export interface CardSource extends Readable<WithErrors<{ readonly card: CardFields }>> {
  readonly edit: (patch: Partial<CardFields>, today: Date) => void;
}

/**
 * A text field of a new card. It is uncontrolled, because a card number in the props of a component
 * would stay in memory. Typing re-renders nothing.
 *
 * @example
 * const { input, errorMessage } = useCardField(useRegistrationCard(), "cardnumber");
 * return <label>Card Number <input inputMode="numeric" {...input} /> {errorMessage}</label>;
 */
export function useCardField(
  source: CardSource,
  field: CardTextField,
): FieldProps & {
  /**
   * A question about a number that looks mistyped, shown below the field after it has lost focus.
   */
  note: string | undefined;
  /**
   * Changes when the flow has set or cleared the field. As a `key`, it recreates an element that
   * does not have the `ref` of `input`.
   */
  inputKey: number;
} {
  const say = useMessages();
  const isDoubtful = useSelector(
    source,
    ({ form: { card } }) => field === "cardnumber" && cardNumberLooksWrong(card.cardnumber),
  );
  const { now } = useWaypost("useCardField");
  const { read } = useMemo(() => cardField(field), [field]);
  const isHydrating = useIsHydrating("useCardField");
  const stateNow = isHydrating ? source.getServerState : source.getState;
  const [entry] = useState(() => createEntry(read(stateNow())));
  // Renders only if the flow has changed the value.
  useSelector(source, (state) => read(state) === entry.get());
  const inputKey = entry.update(read(stateNow()));
  const onChange = useCallback(
    (value: string) => {
      entry.enter(value);
      source.edit({ [field]: value }, now());
    },
    [entry, source, field, now],
  );
  const ref: FieldProps["input"]["ref"] = useCallback(
    (element) => {
      const value = entry.get(inputKey);
      if (element === null || element.value === value) return;
      if (isHydrating) onChange(element.value);
      else element.value = value;
    },
    [entry, inputKey, isHydrating, onChange],
  );
  const submitted = useFieldError(source, field);
  const errorMessage = useErrorOrTooLong({ source, read, errorMessage: submitted });
  return {
    defaultValue: entry.get(inputKey),
    errorMessage,
    onChange,
    inputKey,
    input: {
      onChange: useCallback(({ currentTarget }) => onChange(currentTarget.value), [onChange]),
      ref,
      "aria-invalid": errorMessage !== undefined || undefined,
    },
    note: isDoubtful ? say("cardnumber.checkDigit") : undefined,
  };
}

/** The text of an uncontrolled field, with a key that increases when the flow has changed it. */
function createEntry(value: string) {
  let inputKey = 0;
  return {
    enter: (typed: string) => void (value = typed),
    update: (held: string) => {
      if (held !== value) inputKey += 1;
      value = held;
      return inputKey;
    },
    /** The key makes the caller depend on it. */
    get: (_inputKey?: number) => value,
  };
}

/**
 * The text "Card: Visa ending in 1111" for a card during entry; `null` before its first digit.
 *
 * @example
 * const text = useCardText(useTaskCard(paying));
 */
export function useCardText(source: CardSource): string | null {
  const say = useMessages();
  const entered = useSelector(
    source,
    ({
      form: {
        card: { cardnumber },
      },
    }) => (cardnumber === "" ? null : payingCard({ token: "", bin: "", last_4: "", cardnumber })),
  );
  return entered && say("confirm.card", entered);
}

/**
 * The month or year of a new card. Its options exclude dates that have passed in the visitor's
 * time zone.
 *
 * @example
 * const { input, options } = useCardExpiry(useRegistrationCard(), "expirationdateyear");
 * return <select {...input}>{options.map((year) => <option key={year}>{year}</option>)}</select>;
 */
export function useCardExpiry(
  source: CardSource,
  field: CardExpiryField,
): Control & { options: readonly string[] } {
  const { now } = useWaypost("useCardExpiry");
  const say = useMessages();
  const { value, year } = useSelector(source, ({ form: { card } }) => ({
    value: card[field],
    year: card.expirationdateyear,
  }));
  const options = field === "expirationdateyear" ? expiryYears(now()) : expiryMonths(now(), year);
  // The month that the choice of its year has cleared.
  const [entered, setEntered] = useState(value);
  if (value !== entered && (value !== "" || year === "")) setEntered(value);
  const hasPassed = value === "" && entered !== "" && !options.includes(entered);
  const passed =
    hasPassed && say("task.line", { what: say("card.expired"), amount: `${entered}/${year}` });
  const submitted = useFieldError(source, field);
  const errorMessage = [submitted, passed].filter(Boolean).join(". ") || undefined;
  const choice = useField(
    useMemo(() => ({ ...source, send: (edit: Edit) => source.edit(...edit) }), [source]),
    useMemo(() => cardField(field), [field]),
    { errorMessage },
  );
  return { ...choice, options };
}

/** The card in the state of a flow. */
export const cardSource = <State>(
  run: Readable<State>,
  cardOf: (state: State) => ReturnType<CardSource["getState"]>,
  edit: CardSource["edit"],
): CardSource => ({
  ...run,
  getState: () => cardOf(run.getState()),
  getServerState: () => cardOf(run.getServerState()),
  edit,
});

type Edit = Parameters<CardSource["edit"]>;

const cardField = (
  name: CardTextField | CardExpiryField,
): Field<ReturnType<CardSource["getState"]>, Edit, string> => ({
  path: name,
  read: ({ form }) => form.card[name],
  edit: (value, today) => [{ [name]: value }, today],
});
