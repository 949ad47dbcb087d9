import { createContext, useContext, useMemo, type ReactNode } from "react";
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
  /** The id of the pack in the `value` and `onChange` of the surrounding `PackCards`. */
  value?: string | undefined;
  /** Default: true if `value` is that of the surrounding `PackCards`. */
  isSelected?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Called in addition to `onChange` of the surrounding `PackCards`. */
  onSelect?: (() => void) | undefined;
  labels?:
    | {
        /** The text of the button while not selected. Default "Select". */
        select?: string;
        /** The text of the button while selected. Default "Selected". */
        selected?: string;
        /** Added to the button's text in its accessible name. By default name and price. */
        name?: string;
      }
    | undefined;
}

/** The selection of the surrounding `PackCards`. */
const SelectionContext = createContext<Pick<PackCardsProps, "value" | "onChange">>({});

/** A pack of messages. The whole card is the click target of its button. */
export function PackCard(props: PackCardProps) {
  const { name, beforePrice, price, priceLabel, detail, value, labels } = props;
  const group = useContext(SelectionContext);
  const isSelected = props.isSelected ?? (value !== undefined && value === group.value);
  const action = isSelected ? (labels?.selected ?? "Selected") : (labels?.select ?? "Select");
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
        aria-label={`${action}, ${labels?.name ?? `${name}, ${price}`}`}
        onPress={() => {
          props.onSelect?.();
          if (value !== undefined) group.onChange?.(value);
        }}
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
  /** The `value` of the selected card; empty or null for none. */
  value?: string | null | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** The maximum number of columns. Default 3. */
  columns?: 2 | 3 | undefined;
  errorMessage?: string | undefined;
  /** The target of a link in an error summary. The group can take focus. */
  id?: string | undefined;
  children: ReactNode;
}

/** A group of packs as one field of a form. */
export function PackCards(props: PackCardsProps) {
  const { label, columns = 3, errorMessage, id, value, onChange, children } = props;
  const selection = useMemo(() => ({ value, onChange }), [value, onChange]);
  return (
    <FieldGroup {...{ label, errorMessage, id }} className={classes("waypost-PackCards", props)}>
      <div className="waypost-PackCards-grid" data-columns={columns}>
        <SelectionContext.Provider value={selection}>{children}</SelectionContext.Provider>
      </div>
    </FieldGroup>
  );
}
