import type { ReactNode } from "react";
import { CheckIcon } from "../../icons/Icon.tsx";
import { Button } from "../Button/Button.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";

export interface PackCardProps {
  /** What it holds: "200 messages". */
  name: string;
  /** What it costs, as a text: "$4.95". */
  price: string;
  /** Beside the price: "per month", "once". */
  priceLabel?: ReactNode;
  /** A second, quieter line: "$0.05 a message". */
  detail?: ReactNode;
  isSelected: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
  labels: {
    /** The button of a pack that is not chosen: "SELECT". */
    select: string;
    /** And of the one that is: "SELECTED". */
    selected: string;
    /** Said behind the button's text. Default `name`. */
    name?: string;
  };
}

/** One pack of messages. A press anywhere on the card presses its button. */
export function PackCard(props: PackCardProps) {
  const { name, price, priceLabel, detail, isSelected, labels } = props;
  const action = isSelected ? labels.selected : labels.select;
  return (
    <div
      className="wp-PackCard"
      data-selected={isSelected || undefined}
      data-disabled={props.isDisabled || undefined}
    >
      <p className="wp-PackCard-name wp-numbers">{name}</p>
      <p className="wp-PackCard-price wp-numbers">
        <span className="wp-PackCard-amount">{price}</span>
        {priceLabel !== undefined && <span className="wp-PackCard-unit"> {priceLabel}</span>}
      </p>
      <p className="wp-PackCard-detail wp-numbers">{detail}</p>
      <Button
        isWide
        variant={isSelected ? "primary" : "secondary"}
        isDisabled={props.isDisabled === true}
        aria-pressed={isSelected}
        aria-label={`${action}, ${labels.name ?? name}`}
        onPress={props.onSelect}
      >
        {isSelected && <CheckIcon />}
        {action}
      </Button>
    </div>
  );
}

export interface PackCardsProps {
  /** Names the group: "Choose a pack". */
  label: string;
  /** Side by side where there is room. Default 3. */
  columns?: 2 | 3;
  errorMessage?: string | undefined;
  /** For the link of an error summary: the group takes the focus. */
  id?: string;
  children: ReactNode;
}

/** The packs that can be chosen from, as one field of a form. */
export function PackCards({ label, columns = 3, errorMessage, id, children }: PackCardsProps) {
  return (
    <FieldGroup {...{ label, errorMessage, id }} className="wp-PackCards">
      <div className="wp-PackCards-grid" data-columns={columns}>
        {children}
      </div>
    </FieldGroup>
  );
}
