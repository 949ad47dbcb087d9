import type { SavedCard } from "@waypost/sdk";
import { useState } from "react";
import type { PaymentDraft } from "../../rules/drafts.ts";
import { expiryMonths, expiryYears } from "../../rules/expiry.ts";
import { useWaypost } from "../provider.tsx";
import type { ChoiceProps, FieldProps } from "./use-customer.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

type TypedField = "cardHoldername" | "cardnumber" | "cvc";
type ExpiryField = "expirationdatemonth" | "expirationdateyear";

/** A text of the new card. */
export function useRegistrationCardField(field: TypedField): FieldProps {
  const { now } = useWaypost("useRegistrationCardField");
  const { getState, send } = useRegistrationRunner();
  const [defaultValue] = useState(() => getState().payment[field]);
  const errorMessage = useRegistrationFieldError(field);
  return {
    defaultValue,
    errorMessage,
    onChange: (value) => send({ type: "edit-card", patch: patchOf(field, value), today: now() }),
  };
}

/** Month or year of the new card, with the choices that are left in the visitor's time zone. */
export function useRegistrationCardExpiry(
  field: ExpiryField,
): ChoiceProps & { options: readonly string[] } {
  const { now } = useWaypost("useRegistrationCardExpiry");
  const { send } = useRegistrationRunner();
  const value = useRegistration((state) => state.payment[field]);
  const year = useRegistration((state) => state.payment.expirationdateyear);
  const errorMessage = useRegistrationFieldError(field);
  return {
    value,
    options: field === "expirationdateyear" ? expiryYears(now()) : expiryMonths(now(), year),
    errorMessage,
    onChange: (next) => send({ type: "edit-card", patch: patchOf(field, next), today: now() }),
  };
}

const patchOf = (field: keyof PaymentDraft, value: string): Partial<PaymentDraft> => ({
  [field]: value,
});

/** The choice between saved cards and a new one, and the question about it. */
export function useRegistrationCardChoice(): {
  readonly savedCards: readonly SavedCard[];
  /** A saved card's token, or `new`. */
  readonly choice: string;
  readonly isNew: boolean;
  readonly isAsking: boolean;
  readonly choose: (choice: string) => void;
  readonly answer: (yes: boolean) => void;
  readonly submit: () => void;
  readonly previous: () => void;
} {
  const { send } = useRegistrationRunner();
  const savedCards = useRegistration((state) => state.savedCards);
  const choice = useRegistration((state) => state.cardChoice);
  return {
    savedCards,
    choice,
    isNew: !savedCards.some(({ token }) => token === choice),
    isAsking: useRegistration((state) => state.name === "card-question"),
    choose: (next) => send({ type: "choose-card", choice: next }),
    answer: (yes) => send({ type: "answer-card-question", yes }),
    submit: () => send({ type: "submit-payment" }),
    previous: () => send({ type: "previous" }),
  };
}
