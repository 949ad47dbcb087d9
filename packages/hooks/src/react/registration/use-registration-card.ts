"use client";

import type { SavedCard } from "@waypost/sdk";
import { useMemo } from "react";
import type { Failure, RegistrationState } from "../../flows/registration/state.ts";
import type { CardSource } from "../use-card.ts";
import { useServerText } from "../use-server-text.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/**
 * The new card of the registration, for a card form.
 *
 * @example
 * const card = useRegistrationCard();
 * const { input } = useCardField(card, "cardnumber");
 */
export function useRegistrationCard(): CardSource {
  const { getState, getServerState, subscribe, isRestoring, send } = useRegistrationRunner();
  return useMemo(
    () => ({
      subscribe,
      isRestoring,
      getState: () => cardOf(getState()),
      getServerState: () => cardOf(getServerState()),
      edit: (patch, today) => send({ type: "edit-card", patch, today }),
    }),
    [getState, getServerState, subscribe, isRestoring, send],
  );
}

const NONE: readonly SavedCard[] = [];

const cardOf = ({ payment: card, fieldErrors, submitCount }: RegistrationState) => ({
  card,
  fieldErrors,
  submitCount,
});

/**
 * The choice between saved cards and a new one, with its confirmation.
 *
 * @example
 * const { savedCards, choice, choose, submit } = useRegistrationCardChoice();
 */
export function useRegistrationCardChoice(): {
  readonly savedCards: readonly SavedCard[];
  /** The saved cards were lost in a reload; `continueWithPassword` shows them again. */
  readonly areCardsLost: boolean;
  readonly isFetchingCards: boolean;
  /** A password was given, but no cards came back for it. The page should say that it may be wrong. */
  readonly isPasswordDoubtful: boolean;
  /** A saved card's token, or `new`. */
  readonly choice: string;
  readonly isNew: boolean;
  readonly isAsking: boolean;
  /** Why the last registration was refused, and the card it used; `null` if none was refused. */
  readonly refusal: Pick<Failure, "text" | "card"> | null;
  readonly continueWithPassword: () => void;
  readonly choose: (choice: string) => void;
  readonly answer: (yes: boolean) => void;
  readonly submit: () => void;
  readonly previous: () => void;
} {
  const { send } = useRegistrationRunner();
  const known = useRegistration((state) => state.savedCards);
  const savedCards = known ?? NONE;
  const choice = useRegistration((state) => state.cardChoice);
  const failure = useRegistration((state) => state.failure);
  const serverText = useServerText();
  return {
    savedCards,
    areCardsLost: known === null,
    isFetchingCards: useRegistration((state) => state.name === "fetching-saved-cards"),
    isPasswordDoubtful: useRegistration((state) => state.isPasswordDoubtful),
    choice,
    refusal: failure?.isRejection === true ? { ...failure, text: serverText(failure.text) } : null,
    isNew: !savedCards.some(({ token }) => token === choice),
    isAsking: useRegistration((state) => state.name === "card-question"),
    continueWithPassword: () => send({ type: "continue-with-password" }),
    choose: (next) => send({ type: "choose-card", choice: next }),
    answer: (yes) => send({ type: "answer-card-question", yes }),
    submit: () => send({ type: "submit-payment" }),
    previous: () => send({ type: "previous" }),
  };
}
