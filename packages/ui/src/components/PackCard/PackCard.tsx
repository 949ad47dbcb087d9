import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon } from "../../icons/Icon.tsx";
import { Button } from "../Button/Button.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { InElement } from "../../text/InElement.tsx";

export interface PackCardProps extends Styled {
  /** The size of the pack: "200 messages". */
  name: string;
  /** Shown before the price: "Price -". */
  beforePrice?: string | undefined;
  /** The formatted price: "$4.95". */
  price: string;
  /** Shown after the price: "per month", "once". */
  priceLabel?: ReactNode;
  /** A second, quieter line: "$0.05 a message". */
  detail?: ReactNode;
  isSelected: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
  labels: {
    /** The text of the button while not selected: "SELECT". */
    select: string;
    /** The text of the button while selected: "SELECTED". */
    selected: string;
    /** Added to the button's text in its accessible name. Default `name`. */
    name?: string;
  };
}

/** A pack of messages. The whole card is the click target of its button. */
export function PackCard(props: PackCardProps) {
  const { name, beforePrice, price, priceLabel, detail, isSelected, labels } = props;
  const action = isSelected ? labels.selected : labels.select;
  return (
    <div
      className={classes("waypost-PackCard", props)}
      data-selected={isSelected || undefined}
      data-disabled={props.isDisabled || undefined}
    >
      <p className="waypost-PackCard-name waypost-numbers">{name}</p>
      <p className="waypost-PackCard-price waypost-numbers">
        {beforePrice !== undefined && (
          <span className="waypost-PackCard-before">{beforePrice}</span>
        )}
        <span className="waypost-PackCard-amount">{price}</span>
        {priceLabel !== undefined && (
          <span className="waypost-PackCard-unit">
            <span> </span>
            <InElement>{priceLabel}</InElement>
          </span>
        )}
      </p>
      <p className="waypost-PackCard-detail waypost-numbers">{detail}</p>
      <Button
        isWide
        isDisabled={props.isDisabled === true}
        aria-pressed={isSelected}
        aria-label={`${action}, ${labels.name ?? name}`}
        onPress={props.onSelect}
      >
        {isSelected && <CheckIcon />}
        <span>{action}</span>
      </Button>
    </div>
  );
}

export interface PackCardsProps extends Styled {
  /** Label of the group: "Choose a pack". */
  label: string;
  /** The maximum number of columns. Default 3. */
  columns?: 2 | 3;
  errorMessage?: string | undefined;
  /** The target of a link in an error summary. The group can take focus. */
  id?: string;
  children: ReactNode;
}

/** A group of packs as one field of a form. */
export function PackCards(props: PackCardsProps) {
  const { label, columns = 3, errorMessage, id, children } = props;
  return (
    <FieldGroup {...{ label, errorMessage, id }} className={classes("waypost-PackCards", props)}>
      <div className="waypost-PackCards-grid" data-columns={columns}>
        {children}
      </div>
    </FieldGroup>
  );
}
