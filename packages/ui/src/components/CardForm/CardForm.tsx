import { type ReactNode, useRef, useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { LockIcon } from "../../icons/Icon.tsx";
import { CardPreview, type CardPreviewLabels } from "./CardPreview.tsx";
import { CardContext, type CardFormat, createCardStore } from "./preview.ts";
import { InElement } from "../../text/InElement.tsx";

export {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardHolderField,
  CardNumberField,
  type CardExpiryFieldProps,
  type CardExpiryGroupProps,
  type CardFieldProps,
} from "./CardFields.tsx";
export type { CardFormat } from "./preview.ts";
export type { CardMarkName } from "./CardMark.tsx";
export type { CardNumberFieldProps } from "./CardNumberField.tsx";
export type { CardPreviewLabels } from "./CardPreview.tsx";

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
    <CardContext.Provider value={{ store, format }}>
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
    </CardContext.Provider>
  );
}
