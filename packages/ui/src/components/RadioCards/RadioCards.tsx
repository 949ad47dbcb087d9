import { Fragment, type ReactNode, useMemo } from "react";
import { Radio, RadioGroup, type RadioGroupProps } from "react-aria-components/RadioGroup";
import { classes, type Styled } from "../../classes.ts";
import { HiddenValue } from "../../lists/HiddenValue.tsx";
import { useKeyed } from "../../lists/keys.ts";
import { useChoice } from "../../lists/useChoice.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { InElement } from "../../text/InElement.tsx";

/** One of the cards. */
export interface RadioCard {
  /** The value passed to `onChange`. Values may repeat. */
  value: string;
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Content at the end, such as a logo or a price. */
  trailing?: ReactNode;
  /** A short status, such as "Expired". */
  tag?: string | undefined;
  isDisabled?: boolean;
  /** Text between this card and the previous one: "OR". */
  divider?: string | undefined;
}

type AriaProps = Omit<RadioGroupProps, "children" | "className" | "style" | "isInvalid">;

export interface RadioCardsProps extends AriaProps, FieldTexts, Styled {
  cards: readonly RadioCard[];
  /** Replaces the error while there is none. */
  note?: ReactNode;
  /** True to place the cards side by side if there is enough room. */
  isRow?: boolean;
}

/** A radio group whose options are cards. */
export function RadioCards(props: RadioCardsProps) {
  const { label, optionalText, description, errorMessage, note, cards, isRow, ...rest } = props;
  const { value, defaultValue, onChange, name, ...aria } = rest;
  const items = useKeyed(
    useMemo(() => cards.map((card) => ({ ...card, id: card.value })), [cards]),
  );
  const { id, chosen, pick } = useChoice({ items, value, defaultValue, onChange });
  const { shown, refOf } = useGrowingList(items, chosen);
  // Forms submit the values, so keys replace them only if they repeat.
  const repeats = useMemo(() => new Set(items.map((card) => card.id)).size < items.length, [items]);
  const valueOf = (card: (typeof items)[number]) => (repeats ? card.key : card.id);
  return (
    <RadioGroup
      validationBehavior="aria"
      {...aria}
      {...(name !== undefined && !repeats && { name })}
      value={chosen && valueOf(chosen)}
      onChange={(next) => {
        const card = items.find((item) => valueOf(item) === next);
        if (card !== undefined) pick(card);
      }}
      isInvalid={Boolean(errorMessage)}
      className={classes("waypost-Field waypost-RadioCards", props)}
    >
      <Field {...{ label, optionalText, description, errorMessage, note }}>
        <div className="waypost-RadioCards-list" data-row={isRow || undefined}>
          {shown.map((card, index) => (
            <Fragment key={card.key}>
              {card.divider !== undefined && (
                <p className="waypost-RadioCards-divider">{card.divider}</p>
              )}
              <Radio
                ref={refOf(index)}
                value={valueOf(card)}
                isDisabled={card.isDisabled === true}
                className="waypost-RadioCards-card"
              >
                <span className="waypost-RadioCards-mark" aria-hidden="true" />
                <span className="waypost-RadioCards-words">
                  <span className="waypost-RadioCards-title">
                    <InElement>{card.title}</InElement>
                    {card.tag !== undefined && <span className="waypost-Tag">{card.tag}</span>}
                  </span>
                  {card.detail !== undefined && (
                    <span className="waypost-RadioCards-detail waypost-numbers">{card.detail}</span>
                  )}
                </span>
                <InElement>{card.trailing}</InElement>
              </Radio>
            </Fragment>
          ))}
        </div>
      </Field>
      {repeats && id !== null && (
        <HiddenValue {...{ name, id }} form={rest.form} isDisabled={rest.isDisabled} />
      )}
    </RadioGroup>
  );
}
