import { Fragment, type ReactNode } from "react";
import { Radio, RadioGroup, type RadioGroupProps } from "react-aria-components/RadioGroup";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export interface RadioCard {
  value: string;
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** At the end, such as a logo or a price. */
  trailing?: ReactNode;
  /** A short state, such as "Expired". */
  tag?: string | undefined;
  isDisabled?: boolean;
  /** Text between this card and the previous one: "OR". */
  divider?: string | undefined;
}

type AriaProps = Omit<RadioGroupProps, "children" | "className" | "style" | "isInvalid">;

export interface RadioCardsProps extends AriaProps, FieldTexts {
  cards: readonly RadioCard[];
  /** Side by side where there is room. */
  isRow?: boolean;
}

/** A radio group whose options are cards. */
export function RadioCards(props: RadioCardsProps) {
  const { label, optionalText, description, errorMessage, cards, isRow, ...rest } = props;
  return (
    <RadioGroup
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(errorMessage)}
      className="wp-Field wp-RadioCards"
    >
      <Field {...{ label, optionalText, description, errorMessage }}>
        <div className="wp-RadioCards-list" data-row={isRow || undefined}>
          {cards.map((card) => (
            <Fragment key={card.value}>
              {card.divider !== undefined && (
                <p className="wp-RadioCards-divider">{card.divider}</p>
              )}
              <Radio
                value={card.value}
                isDisabled={card.isDisabled === true}
                className="wp-RadioCards-card"
              >
                <span className="wp-RadioCards-mark" aria-hidden="true" />
                <span className="wp-RadioCards-words">
                  <span className="wp-RadioCards-title">
                    {card.title}
                    {card.tag !== undefined && <span className="wp-Tag">{card.tag}</span>}
                  </span>
                  {card.detail !== undefined && (
                    <span className="wp-RadioCards-detail wp-numbers">{card.detail}</span>
                  )}
                </span>
                {card.trailing}
              </Radio>
            </Fragment>
          ))}
        </div>
      </Field>
    </RadioGroup>
  );
}
