"use client";

import { useCallback, useRef } from "react";
import type { FieldErrors } from "../forms/validate.ts";
import { cardNumberLooksWrong, payingCard } from "../rules/cards/card-number.ts";
import type { CardFields } from "../rules/cards/credit-card.ts";
import { expiryMonths, expiryYears } from "../rules/cards/expiry.ts";
import type { Control, FieldProps } from "./field-props.ts";
import { useWaypost } from "./provider.tsx";
import { useControl } from "./use-control.ts";
import { useField } from "./use-field.ts";
import { useMessages } from "./use-messages.ts";
import { useFieldError } from "./use-field-errors.ts";
import { useSelector, type Readable } from "./use-selector.ts";

/** The typed fields of a card. @inline */
type CardTextField = "cardHoldername" | "cardnumber" | "cvc";
/** The two fields of the expiry date. @inline */
type CardExpiryField = "expirationdatemonth" | "expirationdateyear";

/** The new card of the registration or of a task. */
export interface CardSource extends Readable<{
  readonly card: CardFields;
  readonly fieldErrors: FieldErrors;
  readonly submitCount: number;
}> {
  readonly edit: (patch: Partial<CardFields>, today: Date) => void;
}

/**
 * A text field of a new card. Typing re-renders only the field itself.
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
  /** Changes when the flow has cleared the field. As a `key`, it recreates the element. */
  inputKey: number | undefined;
} {
  const say = useMessages();
  const isDoubtful = useSelector(
    source,
    ({ card }) => field === "cardnumber" && cardNumberLooksWrong(card.cardnumber),
  );
  const { edit, ...part } = useCardPart(source, field);
  const { read } = part;
  const entered = useRef({ value: "", key: 0 });
  // Only the code is cleared by the flow, when the number of another card is filled in.
  const inputKey = useSelector(source, (state) => {
    const { value, key } = entered.current;
    if (read(state) === "" && value !== "") entered.current = { value: "", key: key + 1 };
    return field === "cvc" ? entered.current.key : undefined;
  });
  const enter = useCallback(
    (value: string) => {
      entered.current = { ...entered.current, value };
      edit(value);
    },
    [edit],
  );
  return {
    ...useField({ ...part, edit: enter, fills: inputKey }),
    inputKey,
    note: isDoubtful ? say("cardnumber.checkDigit") : undefined,
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
  const entered = useSelector(source, ({ card: { cardnumber } }) =>
    cardnumber === "" ? null : payingCard({ token: "", bin: "", last_4: "", cardnumber }),
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
  const { edit: onChange, ...part } = useCardPart(source, field);
  const choice = useControl({ ...part, onChange });
  const year = useSelector(source, ({ card }) => card.expirationdateyear);
  return {
    ...choice,
    options: field === "expirationdateyear" ? expiryYears(now()) : expiryMonths(now(), year),
  };
}

function useCardPart(source: CardSource, field: CardTextField | CardExpiryField) {
  const { now } = useWaypost("useCardField");
  const { edit } = source;
  return {
    source,
    read: useCallback(({ card }: { card: CardFields }) => card[field], [field]),
    edit: useCallback((value: string) => edit({ [field]: value }, now()), [edit, now, field]),
    errorMessage: useFieldError(source, field),
  };
}
