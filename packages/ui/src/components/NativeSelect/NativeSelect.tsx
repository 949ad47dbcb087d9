import { type ComponentProps, useId, useMemo, useLayoutEffect, useRef, useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon, ErrorIcon } from "../../icons/Icon.tsx";
import { truncate } from "../../text/truncate.ts";
import { rowKeys } from "../../lists/keys.ts";
import { FieldMessage, type FieldTexts } from "../Field/FieldMessage.tsx";

export interface NativeSelectProps
  extends
    FieldTexts,
    Styled,
    Omit<
      ComponentProps<"select">,
      | "className"
      | "children"
      | "value"
      | "defaultValue"
      | "multiple"
      | "onChange"
      | "required"
      | "disabled"
    > {
  options: readonly SelectOption[];
  /** Uncontrolled if omitted. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Shown while nothing is selected; its value is "". */
  placeholder?: string;
  onChange?: (value: string) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  /**
   * Ignored. The hooks of `@waypost/hooks` return it for plain elements, next to the other props.
   */
  input?: unknown;
}

/** React would write the object into an attribute. */
const NO_INPUT = { input: undefined };

/** The same element for all renders, so that React renders it once. */
const CHEVRON = <ChevronIcon />;

/** The browser's select, for short and familiar lists such as months and years. */
export function NativeSelect({
  label,
  optionalText,
  description,
  errorMessage,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  isRequired,
  isDisabled,
  id,
  className,
  ...props
}: NativeSelectProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasPlaceholder = placeholder !== undefined;
  const { box, onPick } = useSelectedOption({ options, value, hasPlaceholder });
  // Memoized, so that typing in an adjacent field does not re-render a long list.
  const rows = useMemo(() => {
    const keys = rowKeys(options.map((option) => option.value));
    return options.map((option, index) => (
      <option key={keys[index]} value={option.value} disabled={option.isDisabled}>
        {truncate(option.label)}
      </option>
    ));
  }, [options]);
  const describedBy = [
    description !== undefined && `${ownId}-description`,
    errorMessage && `${ownId}-error`,
  ].filter(Boolean);
  return (
    <div
      className={classes("waypost-Field waypost-NativeSelect", { className })}
      data-invalid={Boolean(errorMessage) || undefined}
      data-disabled={isDisabled || undefined}
    >
      <label className="waypost-Field-label" htmlFor={inputId}>
        <span>{label}</span>
        {optionalText !== undefined && (
          <span className="waypost-Field-optional">{` ${optionalText}`}</span>
        )}
      </label>
      {description !== undefined && (
        <span id={`${ownId}-description`} className="waypost-Field-description">
          {description}
        </span>
      )}
      <div ref={box} className="waypost-Field-box">
        <select
          {...props}
          {...NO_INPUT}
          defaultValue={value ?? defaultValue}
          id={inputId}
          className="waypost-Field-input"
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={describedBy.join(" ") || undefined}
          onChange={({ target }) => {
            onPick(target);
            onChange?.(target.value);
          }}
        >
          {hasPlaceholder && <option value="">{placeholder}</option>}
          {rows}
        </select>
        {CHEVRON}
      </div>
      <FieldMessage hasError={Boolean(errorMessage)}>
        {errorMessage && (
          <span id={`${ownId}-error`} className="waypost-Field-error">
            <ErrorIcon />
            <span>{errorMessage}</span>
          </span>
        )}
      </FieldMessage>
    </div>
  );
}

/** An option of a select. */
export interface SelectOption {
  /** The value passed to `onChange`. Values may repeat. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectedOptions {
  options: readonly SelectOption[];
  /** Omitted while uncontrolled. */
  value: string | undefined;
  hasPlaceholder: boolean;
}

/**
 * Selects the option of a controlled value. React would select the first option with that value,
 * even if the user picked another one.
 */
function useSelectedOption({ options, value, hasPlaceholder }: SelectedOptions) {
  const box = useRef<HTMLDivElement>(null);
  // An object, so that a rejected change re-renders, too, and restores the value.
  const [picked, setPicked] = useState({ index: -1 });
  useLayoutEffect(() => {
    const select = box.current?.querySelector("select");
    if (!select || value === undefined) return;
    const before = hasPlaceholder ? 1 : 0;
    const index = picked.index - before;
    const isStill = options[index]?.value === value;
    const found = isStill ? index : options.findIndex((option) => option.value === value);
    select.selectedIndex = found === -1 && !hasPlaceholder ? 0 : found + before;
  }, [options, value, hasPlaceholder, picked]);
  return { box, onPick: (select: HTMLSelectElement) => setPicked({ index: select.selectedIndex }) };
}
