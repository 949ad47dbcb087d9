import type { CardMarkName } from "./CardMark.tsx";

/** How a card number is displayed. */
export interface CardFormat {
  /** The digits in the groups that the brand uses. */
  groups: readonly string[];
  /** The brand's name; empty while unknown. */
  brand: string;
  /** The mark in the number field; a plain card if left out. */
  mark?: CardMarkName | undefined;
  /** Number of digits in a complete number of this brand. Default 16. */
  length?: number;
  /** The security code is on the front, so the drawn card does not turn over. */
  isCodeInFront?: boolean;
}

/** What the drawn card shows. It is kept in memory only, while the form is mounted. */
interface CardDraft {
  holder: string;
  /** Digits only. */
  number: string;
  code: string;
  month: string;
  year: string;
  /** Whether the security code has focus, so that the back is shown. */
  isTurned: boolean;
}

export interface CardStore {
  get: () => CardDraft;
  set: (part: Partial<CardDraft>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Passes typed values from the fields to the drawn card without rendering other fields. */
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
