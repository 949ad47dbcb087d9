import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon } from "../../icons/Icon.tsx";
import { rowKeys } from "../../lists/keys.ts";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";

/** One of the checkboxes. */
export interface CheckboxRow {
  /** The value in `value` while the box is checked. Must be unique. */
  value: string;
  label: string;
}

export interface CheckboxRowsProps extends Omit<FieldTexts, "optionalText">, Styled {
  /** The target of a link in an error summary. */
  id?: string;
  rows: readonly CheckboxRow[];
  /** The checked values. */
  value: readonly string[];
  /** Called with the checked values in the order of the rows. */
  onChange: (value: readonly string[]) => void;
  isDisabled?: boolean;
}

/** A list of checkboxes of which any number can be checked. Each row is a separate click target. */
export function CheckboxRows(props: CheckboxRowsProps) {
  const { rows, value, onChange, errorMessage, isDisabled = false, ...group } = props;
  const keys = rowKeys(rows.map((row) => row.value));
  const ticked = new Set(value);
  const change = (changed: string, isTicked: boolean) =>
    onChange(
      rows.map((row) => row.value).filter((one) => (one === changed ? isTicked : ticked.has(one))),
    );
  return (
    <FieldGroup
      {...group}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      className={classes("waypost-CheckboxRows", props)}
    >
      <div className="waypost-CheckboxRows-list">
        {rows.map((row, index) => (
          <CheckboxField
            key={keys[index]}
            isSelected={ticked.has(row.value)}
            isDisabled={isDisabled}
            isInvalid={Boolean(errorMessage)}
            onChange={(isTicked) => change(row.value, isTicked)}
          >
            <CheckboxButton className="waypost-CheckboxRows-row waypost-Checkbox-button">
              <span className="waypost-Checkbox-box" aria-hidden="true">
                <CheckIcon />
              </span>
              <span>{row.label}</span>
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
    </FieldGroup>
  );
}
