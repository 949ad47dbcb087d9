import { type ComponentProps, useId } from "react";
import { ChevronIcon, ErrorIcon } from "../../icons/Icon.tsx";
import type { FieldTexts } from "../Field/Field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface NativeSelectProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<"select">,
      "className" | "children" | "onChange" | "required" | "disabled"
    > {
  options: readonly SelectOption[];
  /** Shown while nothing is selected; its value is "". */
  placeholder?: string;
  onChange?: (value: string) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The browser's select, for short and familiar lists such as months and years. */
export function NativeSelect({
  label,
  optionalText,
  description,
  errorMessage,
  options,
  placeholder,
  onChange,
  isRequired,
  isDisabled,
  id,
  ...props
}: NativeSelectProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [
    description !== undefined && `${ownId}-description`,
    errorMessage && `${ownId}-error`,
  ].filter(Boolean);
  return (
    <div
      className="wp-Field wp-NativeSelect"
      data-invalid={Boolean(errorMessage) || undefined}
      data-disabled={isDisabled || undefined}
    >
      <label className="wp-Field-label" htmlFor={inputId}>
        {label}
        {optionalText !== undefined && <span className="wp-Field-optional"> {optionalText}</span>}
      </label>
      {description !== undefined && (
        <span id={`${ownId}-description`} className="wp-Field-description">
          {description}
        </span>
      )}
      <div className="wp-Field-box">
        <select
          {...props}
          id={inputId}
          className="wp-Field-input"
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={describedBy.join(" ") || undefined}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
      <div className="wp-Field-message">
        {errorMessage && (
          <span id={`${ownId}-error`} className="wp-Field-error">
            <ErrorIcon />
            {errorMessage}
          </span>
        )}
      </div>
    </div>
  );
}
