/** "$", "19" and ".95", or "19", ",95" and " $ US". */
export interface PlanCardPrice {
  before?: string;
  whole: string | number;
  /** Includes the decimal point or comma. */
  fraction: string;
  after?: string;
}

interface PlanPriceProps extends PlanCardPrice {
  unit: string;
}

/** A price that is announced as one amount and displayed with raised cents. */
export function PlanPrice({ before = "", whole, fraction, after = "", unit }: PlanPriceProps) {
  return (
    <>
      <span className="waypost-hidden">{`${before}${whole}${fraction}${after}`}</span>
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
