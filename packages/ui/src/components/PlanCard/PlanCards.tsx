import type { KeyboardEvent, ReactNode } from "react";
import { RadioGroup } from "react-aria-components/RadioGroup";
import { classes, type Styled } from "../../classes.ts";

export interface PlanCardsProps extends Styled {
  children: ReactNode;
  /** Makes each card with a `choice` one of a group of radios. */
  choice?:
    | {
        /** Label of the group. */
        label: string;
        /** The value of the chosen card; empty for none. */
        value: string;
        onChange: (value: string) => void;
      }
    | undefined;
}

/** Up to three cards side by side, stacked where there is no room. */
export function PlanCards({ children, choice, className }: PlanCardsProps) {
  const grid = (
    <div role="presentation" className="waypost-PlanCards-grid" onKeyDown={keepFromGroup}>
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

/** Arrow keys on a button of a card scroll; React Aria would choose another card with them. */
function keepFromGroup(event: KeyboardEvent) {
  const isRadio = event.target instanceof HTMLInputElement;
  if (event.key.startsWith("Arrow") && !isRadio) event.stopPropagation();
}
