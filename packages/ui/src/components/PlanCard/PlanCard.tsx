import type { ReactNode, KeyboardEvent } from "react";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon } from "../../icons/Icon.tsx";
import { Button } from "../Button/Button.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { InElement } from "../../text/InElement.tsx";
import { MinusIcon } from "../../icons/TaskIcons.tsx";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";

export interface PlanCardProps extends Styled {
  /** "Plus" */
  title: string;
  /** "upto 5 sec reporting" */
  reporting: string;
  /** The parts of the price per month, in their order; null while unknown. */
  price: PlanCardPrice | null;
  /** Default "per month". */
  priceUnit?: string | undefined;
  /** The amount and the period: "Total Billed - $59.97". */
  billed?: ReactNode;
  /** Shown below the billed amount: "Save $24 a year compared with monthly". */
  saving?: string | undefined;
  /** The features; null while loading, which shows a skeleton. */
  features: readonly PlanFeature[] | null;
  /** "RECOMMENDED" */
  badge?: string | undefined;
  /** True if the card comes first on a phone. By default the card with the badge does. */
  isFirst?: boolean | undefined;
  /** "Your plan": marks the current plan of the device. */
  current?: string | undefined;
  /** A tooltip about battery life, after the reporting line. */
  tooltip?: ReactNode;
  /** True if it is the selected plan. Adds a check mark. */
  isSelected?: boolean | undefined;
  /**
   * True if a button outside the cards, which is the primary one, would select this plan. Omit it
   * if there is no such button: then the selected card is highlighted, and the card with the badge
   * has the primary button.
   */
  isHighlighted?: boolean | undefined;
  /**
   * The value of the card as a radio button. Requires a `choice` of the surrounding `PlanCards`. A
   * click anywhere on the card selects it.
   */
  choice?: string | undefined;
  /** A card without a price is always disabled. */
  isDisabled?: boolean | undefined;
  onSelect: () => void;
  /** Default: in English. */
  labels?:
    | {
        /** The text of the button: "Select & Save". */
        select?: string;
        /** Names the choice, with its price. Starts with the title. By default title and price. */
        name?: string | undefined;
        /** Announced after the title of the selected card: "selected". */
        selected?: string;
        included?: string;
        notIncluded?: string;
        /** Announced instead of the features while they load. */
        loading?: string;
      }
    | undefined;
}

const LABELS = {
  select: "Select",
  selected: "selected",
  included: "included",
  notIncluded: "not included",
  loading: "Loading features…",
};

/** The number of skeleton lines, which approximates the final height of the card. */
const USUAL_FEATURES = 12;

/** A plan with its price and features. */
export function PlanCard(props: PlanCardProps) {
  const {
    reporting,
    price,
    priceUnit = "per month",
    billed,
    saving,
    features,
    badge,
    tooltip,
  } = props;
  const labels = { ...LABELS, ...props.labels };
  const { title, choice, current, isSelected } = props;
  const isRecommended = badge !== undefined;
  const isDisabled = props.isDisabled === true || price === null;
  const name =
    labels.name ?? (price === null ? title : `${title}, ${amountOf(price)} ${priceUnit}`);
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
            aria-label={current === undefined ? name : `${name}, ${current}`}
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
        variant={props.isHighlighted === undefined && isRecommended ? "primary" : "secondary"}
        isDisabled={isDisabled}
        aria-label={`${labels.select}, ${name}`}
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

/** "$", "19" and ".95", or "19", ",95" and " $ US". */
export interface PlanCardPrice {
  before?: string;
  whole: string | number;
  /** Includes the decimal point or comma. */
  fraction: string;
  after?: string;
}

const amountOf = ({ before = "", whole, fraction, after = "" }: PlanCardPrice) =>
  `${before}${whole}${fraction}${after}`;

interface PlanPriceProps extends PlanCardPrice {
  unit: string;
}

/** A price that is announced as one amount and displayed with raised cents. */
function PlanPrice({ unit, ...price }: PlanPriceProps) {
  const { before = "", whole, fraction, after = "" } = price;
  return (
    <>
      <span className="waypost-hidden">{amountOf(price)}</span>
      <span className="waypost-PlanCard-amount" aria-hidden="true" dir="ltr">
        {before !== "" && <span className="waypost-PlanCard-currency">{before}</span>}
        <span>{whole}</span>
        <span className="waypost-PlanCard-cents">{fraction}</span>
        {after !== "" && <span className="waypost-PlanCard-currency">{after}</span>}
      </span>
      <span className="waypost-PlanCard-unit">{` ${unit}`}</span>
    </>
  );
}

/** A feature in the list of a plan. */
export interface PlanFeature {
  key: string;
  label: ReactNode;
  /** Omitted for a fact about every plan, such as its battery life. */
  isIncluded?: boolean;
  /** True if the card before differs in it. Shown in bold. */
  isDifferent?: boolean;
}

interface PlanFeaturesProps {
  features: readonly PlanFeature[];
  labels: { included: string; notIncluded: string };
}

/** The features of a plan, each with a check mark or a minus. */
function PlanFeatures({ features, labels }: PlanFeaturesProps) {
  const { shown, refOf } = useGrowingList(features);
  const keys = rowKeys(shown.map(({ key }) => key));
  return (
    <ul className="waypost-PlanCard-features">
      {shown.map(({ label, isIncluded, isDifferent }, index) => (
        <li
          key={keys[index]}
          ref={refOf(index)}
          data-included={isIncluded}
          data-different={isDifferent || undefined}
        >
          {isIncluded === false ? <MinusIcon /> : <CheckIcon />}
          <span>
            <span>{label}</span>
            {isIncluded !== undefined && (
              <span className="waypost-hidden">{`: ${isIncluded ? labels.included : labels.notIncluded}`}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface PlanCardsProps extends Styled {
  children: ReactNode;
  /** Makes each card with a `choice` a radio button of one group. */
  choice?:
    | {
        /** The label of the group. */
        label: string;
        /** The value of the selected card; empty for none. */
        value: string;
        onChange: (value: string) => void;
      }
    | undefined;
}

/** Up to three cards side by side, stacked if there is not enough room. */
export function PlanCards({ children, choice, className }: PlanCardsProps) {
  const grid = (
    <div role="presentation" className="waypost-PlanCards-grid" onKeyDown={scrollWithArrowKeys}>
      {children}
    </div>
  );
  const own = classes("waypost-PlanCards", { className });
  if (choice === undefined) return <div className={own}>{grid}</div>;
  const { label, value, onChange } = choice;
  return (
    <RadioGroup aria-label={label} className={own} {...{ value, onChange }}>
      {grid}
    </RadioGroup>
  );
}

/** Lets arrow keys on a button of a card scroll. React Aria would select another card. */
function scrollWithArrowKeys(event: KeyboardEvent) {
  const isRadio = event.target instanceof HTMLInputElement;
  if (event.key.startsWith("Arrow") && !isRadio) event.stopPropagation();
}
