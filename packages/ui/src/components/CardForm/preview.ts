import { createContext, useContext } from "react";
import type { CardMarkName } from "./CardMark.tsx";

/** The display of a card number. */
export interface CardFormat {
  /** The digits in the groups that the brand uses. */
  groups: readonly string[];
  /** The brand's name; empty while unknown. */
  brand: string;
  /** The mark in the number field; a plain card by default. */
  mark?: CardMarkName | undefined;
  /** Number of digits in a complete number of this brand. Default 16. */
  length?: number;
  /** True if the security code is on the front. The drawn card then does not turn over. */
  isCodeInFront?: boolean;
}

/** The content of the drawn card. It is only in memory, while the form is mounted. */
interface CardDraft {
  holder: string;
  /** Digits only. */
  number: string;
  code: string;
  month: string;
  year: string;
  /** True while the security code has focus. The drawn card then shows its back. */
  isTurned: boolean;
}

export interface CardStore {
  get: () => CardDraft;
  set: (part: Partial<CardDraft>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Passes typed values from the fields to the drawn card without re-rendering other fields. */
export function createCardStore(): CardStore {
  const listeners = new Set<() => void>();
  let draft: CardDraft = { holder: "", number: "", code: "", month: "", year: "", isTurned: false };
  return {
    get: () => draft,
    set: (part) => {
      draft = { ...draft, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface CardContext {
  store: CardStore;
  format: (digits: string) => CardFormat;
}

/** The context that a CardForm provides. */
export const CardContext = createContext<CardContext | null>(null);

/** Returns the context for fields inside a CardForm. */
export function useCardForm(): CardContext {
  const context = useContext(CardContext);
  if (context === null) throw new Error("Card fields must be rendered inside a CardForm.");
  return context;
}
