import type { KeyboardEvent, ReactNode } from "react";
import { RadioGroup } from "react-aria-components/RadioGroup";
import { classes, type Styled } from "../../classes.ts";

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
