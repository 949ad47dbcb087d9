/** What the drawn card shows; it lives in memory only, as long as the form is there. */
export interface CardDraft {
  holder: string;
  /** Digits only. */
  number: string;
  code: string;
  month: string;
  year: string;
  /** The security code has the focus, so the card shows its back. */
  isTurned: boolean;
}

export interface CardStore {
  get: () => CardDraft;
  set: (part: Partial<CardDraft>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Lets the fields tell the card what is typed, so that no other field renders for it. */
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
