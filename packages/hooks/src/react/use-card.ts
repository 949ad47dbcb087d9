import { useState } from "react";
import type { FieldErrors } from "../forms/validate.ts";
import type { CardFields } from "../rules/credit-card.ts";
import { expiryMonths, expiryYears } from "../rules/expiry.ts";
import type { ChoiceProps, FieldProps } from "./field-props.ts";
import { useWaypost } from "./provider.tsx";
import { useFieldError } from "./use-field-errors.ts";
import { useSelector, type Readable } from "./use-selector.ts";

export type CardTextField = "cardHoldername" | "cardnumber" | "cvc";
export type CardExpiryField = "expirationdatemonth" | "expirationdateyear";

/** The new card of a flow: the registration's, or a task's. */
export interface CardSource extends Readable<{
  readonly card: CardFields;
  readonly fieldErrors: FieldErrors;
  readonly submitCount: number;
}> {
  readonly edit: (patch: Partial<CardFields>, today: Date) => void;
}

/** A text field of a new card. Typing re-renders only the field itself. */
export function useCardField(source: CardSource, field: CardTextField): FieldProps {
  const { now } = useWaypost("useCardField");
  const [defaultValue] = useState(() => source.getState().card[field]);
  return {
    defaultValue,
    errorMessage: useFieldError(source, field),
    onChange: (value) => source.edit({ [field]: value }, now()),
  };
}

/** Month or year of a new card, with the options that have not passed in the visitor's time zone. */
export function useCardExpiry(
  source: CardSource,
  field: CardExpiryField,
): ChoiceProps & { options: readonly string[] } {
  const { now } = useWaypost("useCardExpiry");
  const value = useSelector(source, ({ card }) => card[field]);
  const year = useSelector(source, ({ card }) => card.expirationdateyear);
  return {
    value,
    options: field === "expirationdateyear" ? expiryYears(now()) : expiryMonths(now(), year),
    errorMessage: useFieldError(source, field),
    onChange: (next) => source.edit({ [field]: next }, now()),
  };
}
