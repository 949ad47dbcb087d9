import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { classes, type Styled } from "../../classes.ts";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { LockIcon } from "../../icons/Icon.tsx";
import { CardContext, type CardFormat, createCardStore, type CardStore } from "./preview.ts";
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

/** The texts of the drawn card. */
export interface CardPreviewLabels {
  /** Placeholder for the card holder's name: "Card Holder Name". */
  holder: string;
  /** Shown above the month and year: "Expires". */
  expires: string;
}

interface CardPreviewProps {
  store: CardStore;
  format: (digits: string) => CardFormat;
  labels: CardPreviewLabels;
}

const FREE = "•";
const MASKED = "*";

/**
 * A drawing of the card that is being typed. It is hidden from screen readers, which read the
 * fields. The middle of the number and the security code are masked, so that the full values are
 * only in their fields and in no text of the document.
 */
function CardPreview({ store, format, labels }: CardPreviewProps) {
  const card = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { brand, length = 16, isCodeInFront = false } = format(card.number);
  const groups = format(card.number.padEnd(length, "0")).groups;
  return (
    <div
      className="waypost-CardPreview waypost-numbers"
      dir="ltr"
      aria-hidden="true"
      data-turned={(card.isTurned && !isCodeInFront) || undefined}
    >
      <div className="waypost-CardPreview-card">
        <div className="waypost-CardPreview-face">
          <span className="waypost-CardPreview-chip" />
          <span className="waypost-CardPreview-brand">{brand}</span>
          <span
            className="waypost-CardPreview-number"
            data-long={card.number.length > 16 || undefined}
          >
            {fill(groups, maskNumber(card.number, length))}
          </span>
          {isCodeInFront && (
            <span className="waypost-CardPreview-frontCode">{free(mask(card.code), 4)}</span>
          )}
          <span className="waypost-CardPreview-holder" dir="auto">
            {card.holder === "" ? labels.holder : card.holder}
          </span>
          <span className="waypost-CardPreview-expiry">
            <small>{labels.expires}</small>
            <span>{`${free(card.month, 2)}/${free(card.year.slice(-2), 2)}`}</span>
          </span>
        </div>
        <div className="waypost-CardPreview-face" data-side="back">
          <span className="waypost-CardPreview-stripe" />
          <span className="waypost-CardPreview-code">{free(mask(card.code), 3)}</span>
        </div>
      </div>
    </div>
  );
}

const mask = (text: string) => MASKED.repeat(text.length);

/** Returns the first six digits and, of a complete number, the last four. */
function maskNumber(digits: string, length: number): string {
  const end = Math.max(length, digits.length) - 4;
  return digits.slice(0, 6) + mask(digits.slice(6, end)) + digits.slice(end);
}

const free = (text: string, places: number) => text.padEnd(places, FREE);

// The groups come from a number padded with zeros. Missing digits are drawn as dots.
function fill(groups: readonly string[], digits: string): string {
  let place = 0;
  const shown = groups.map((group) =>
    Array.from(group, () => digits.charAt(place++) || FREE).join(""),
  );
  return shown.join(" ");
}
