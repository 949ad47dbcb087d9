import { createContext, type ReactNode, use, useState } from "react";
import { CardPreview, type CardPreviewLabels } from "./CardPreview.tsx";
import { type CardStore, createCardStore } from "./preview.ts";

/** How a number is printed on its card. */
export interface CardFormat {
  /** The digits in the brand's own grouping. */
  groups: readonly string[];
  /** The brand's name; empty while it is not known. */
  brand: string;
  /** Digits of a whole number of the brand, for the places still free. Default 16. */
  length?: number;
  /** The security code stands on the card's front, so the card need not turn over for it. */
  isCodeInFront?: boolean;
}

interface CardContext {
  store: CardStore;
  format: (digits: string) => CardFormat;
}

const Context = createContext<CardContext | null>(null);

/** For the fields inside a CardForm. */
export function useCardForm(): CardContext {
  const context = use(Context);
  if (context === null) throw new Error("Card fields stand inside a CardForm.");
  return context;
}

export interface CardFormProps {
  /** Groups digits and names the brand; called as one types. */
  format: (digits: string) => CardFormat;
  labels: CardPreviewLabels;
  /** The fields, in any order and layout. */
  children: ReactNode;
}

/** The fields of a card, with a card beside them that fills as one types. */
export function CardForm({ format, labels, children }: CardFormProps) {
  const [store] = useState(createCardStore);
  return (
    <Context value={{ store, format }}>
      <div className="wp-CardForm">
        <div className="wp-CardForm-layout">
          <CardPreview store={store} format={format} labels={labels} />
          <div className="wp-CardForm-fields">{children}</div>
        </div>
      </div>
    </Context>
  );
}
