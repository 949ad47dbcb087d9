import type { ReactNode } from "react";
import { Radio } from "react-aria-components/RadioGroup";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon } from "../../icons/Icon.tsx";
import { Button } from "../Button/Button.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { type PlanFeature, PlanFeatures } from "./PlanFeatures.tsx";
import { PlanPrice, type PlanCardPrice } from "./PlanPrice.tsx";
import { InElement } from "../../text/InElement.tsx";

export interface PlanCardProps extends Styled {
  /** "Plus" */
  title: string;
  /** "upto 5 sec reporting" */
  reporting: string;
  /** Price per month in its parts, in their order; null while unknown. */
  price: PlanCardPrice | null;
  /** "per month" */
  priceUnit: string;
  /** "Total Billed - $59.97", and how often. */
  billed?: ReactNode;
  /** Below it: "Save $24 a year compared with monthly". */
  saving?: string | undefined;
  /** Null while loading; a skeleton is shown instead. */
  features: readonly PlanFeature[] | null;
  /** "RECOMMENDED" */
  badge?: string | undefined;
  /** Whether the card comes first on a phone. By default the card with the badge does. */
  isFirst?: boolean | undefined;
  /** "Your plan": marks the plan that the device has. */
  current?: string | undefined;
  /** After the reporting line: a tooltip about battery life. */
  tooltip?: ReactNode;
  /** Whether this is the chosen plan; adds a check mark. */
  isSelected?: boolean;
  /**
   * Whether a button outside the cards would choose this plan; its own button is the primary one
   * then. Left out if there is no such button: the selected card is highlighted, and the button of
   * the card with the badge is the primary one.
   */
  isHighlighted?: boolean | undefined;
  /**
   * The value of the card as a radio of the `PlanCards` around it, which then need a `choice`. A
   * click anywhere on the card chooses it.
   */
  choice?: string | undefined;
  /** A card without a price is always disabled. */
  isDisabled?: boolean;
  onSelect: () => void;
  labels: {
    /** Text of the button: "Select & Save". */
    select: string;
    /** Announced after the title of the chosen card: "selected". */
    selected: string;
    included: string;
    notIncluded: string;
    /** Announced in place of the features while they load. */
    loading: string;
  };
}

/** Number of skeleton lines; keeps the card at about its final height. */
const USUAL_FEATURES = 12;

/** A plan with its price and features. */
export function PlanCard(props: PlanCardProps) {
  const { reporting, price, priceUnit, billed, saving, features, badge, tooltip, labels } = props;
  const { title, choice, current, isSelected } = props;
  const isRecommended = badge !== undefined;
  const isDisabled = props.isDisabled === true || price === null;
  return (
    <article
      className={classes("waypost-PlanCard", props)}
      data-recommended={isRecommended || undefined}
      data-first={(props.isFirst ?? isRecommended) || undefined}
      data-highlighted={(props.isHighlighted ?? isSelected) || undefined}
    >
      <header className="waypost-PlanCard-header">
        <h3 className="waypost-PlanCard-title">
          <span>{title}</span>
          {isSelected === true && (
            <span className="waypost-PlanCard-chosen">
              <CheckIcon />
              <span className="waypost-hidden">{labels.selected}</span>
            </span>
          )}
        </h3>
        {choice !== undefined && (
          <Radio
            value={choice}
            isDisabled={isDisabled}
            aria-label={current === undefined ? title : `${title}, ${current}`}
            className="waypost-PlanCard-choice"
          />
        )}
        {current !== undefined && <span className="waypost-PlanCard-current">{current}</span>}
        {badge !== undefined && <span className="waypost-PlanCard-badge">{badge}</span>}
        <div className="waypost-PlanCard-reporting">
          <InElement>{reporting}</InElement>
          <InElement>{tooltip}</InElement>
        </div>
      </header>
      <p className="waypost-PlanCard-price waypost-numbers">
        {price === null ? (
          <span className="waypost-PlanCard-amount">–</span>
        ) : (
          <PlanPrice {...price} unit={priceUnit} />
        )}
      </p>
      <p className="waypost-PlanCard-billed waypost-numbers">
        <InElement>{billed}</InElement>
        {saving !== undefined && <span className="waypost-PlanCard-saving">{saving}</span>}
      </p>
      <Button
        isWide
        variant={(props.isHighlighted ?? isRecommended) ? "primary" : "secondary"}
        isDisabled={isDisabled}
        aria-label={`${labels.select}, ${title}`}
        onPress={props.onSelect}
      >
        {labels.select}
      </Button>
      {features === null ? (
        <div className="waypost-PlanCard-features">
          <Skeleton label={labels.loading} count={USUAL_FEATURES} />
        </div>
      ) : (
        <PlanFeatures {...{ features, labels }} />
      )}
    </article>
  );
}
