import type { ReactNode } from "react";
import { CheckIcon } from "../../icons/Icon.tsx";
import { MinusIcon } from "../../icons/TaskIcons.tsx";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";

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
export function PlanFeatures({ features, labels }: PlanFeaturesProps) {
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
