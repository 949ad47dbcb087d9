import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { LockIcon } from "../../icons/Icon.tsx";
import { CardPreview, type CardPreviewLabels } from "./CardPreview.tsx";
import { type CardFormat, type CardStore, createCardStore } from "./preview.ts";
import { InElement } from "../../text/InElement.tsx";

interface CardContext {
  store: CardStore;
  format: (digits: string) => CardFormat;
}

const Context = createContext<CardContext | null>(null);

/** Returns the context for fields inside a CardForm. */
export function useCardForm(): CardContext {
  const context = useContext(Context);
  if (context === null) throw new Error("Card fields must be rendered inside a CardForm.");
  return context;
}

export interface CardFormProps extends Styled {
  /** Groups the digits and names the brand. Called on every change. */
  format: (digits: string) => CardFormat;
  labels: CardPreviewLabels;
  /** The fields, in any order and layout. */
  children: ReactNode;
  /** A note with a lock below the fields, such as that the number is not stored. */
  note?: ReactNode;
}

/**
 * The fields of a card, next to a drawing of the card that fills in as the user types. All fields
 * are cleared when the form is unmounted.
 */
export function CardForm({ format, labels, children, note, className }: CardFormProps) {
  const [store] = useState(createCardStore);
  const root = useRef<HTMLDivElement>(null);
  useClearedOnUnmount(root);
  return (
    <Context.Provider value={{ store, format }}>
      <div ref={root} className={classes("waypost-CardForm", { className })}>
        <div className="waypost-CardForm-layout">
          <CardPreview store={store} format={format} labels={labels} />
          <div className="waypost-CardForm-fields">
            <InElement>{children}</InElement>
            {note !== undefined && (
              <p className="waypost-CardForm-note">
                <LockIcon />
                <span>{note}</span>
              </p>
            )}
          </div>
        </div>
      </div>
    </Context.Provider>
  );
}
