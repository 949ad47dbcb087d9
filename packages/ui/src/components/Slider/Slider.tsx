import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Slider as AriaSlider, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { Input, TextField as AriaTextField } from "react-aria-components/TextField";
import { classes, type Styled } from "../../classes.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { placeCaret } from "../../text/editing.ts";
import { EXACT } from "../../text/readDecimal.ts";
import { useDecimal } from "../NumberField/useDecimal.ts";

export interface SliderProps extends FieldTexts, Styled {
  /** The id of the number's input. */
  id?: string;
  /** The number. NaN for none: the field is empty, and the thumb is at the minimum. */
  value: number;
  /** Called with NaN when the number is deleted. */
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  /** The step of an arrow key. A typed number may be between two steps. Default 1. */
  step?: number;
  /** Called instead of `onChange` with a text whose meaning is unclear, such as "1.2.3". */
  onInvalid?: (text: string) => void;
  /** The error for such a text: "Enter a number such as 54.5". */
  invalidMessage?: string;
  /** The unit after the number: "mph" or "%". */
  unit?: ReactNode;
  /** Shown below while there is no error: "was 80". */
  note?: ReactNode;
}

/**
 * A slider with a number field in one row. A typed number is not clamped: the caller decides if it
 * is an error. The initial value does not change before the user edits it.
 */
export function Slider(props: SliderProps) {
  const { label, optionalText, description, errorMessage, note, id, unit, ...range } = props;
  const { value, onChange, onInvalid, invalidMessage, minValue, maxValue, step = 1 } = range;
  const decimal = useDecimal({
    value,
    onChange,
    onInvalid,
    minValue,
    maxValue,
    step,
    isClamped: false,
    formatOptions: EXACT,
  });
  const unitId = useId();
  const shownError = decimal.isUnclear ? (invalidMessage ?? errorMessage) : errorMessage;
  const thumb = useRef<HTMLInputElement>(null);
  // React Aria announces the number without its unit.
  useLayoutEffect(() => {
    if (typeof unit !== "string" || Number.isNaN(value)) return;
    thumb.current?.setAttribute("aria-valuetext", `${value} ${unit}`);
  }, [value, unit]);
  return (
    <AriaTextField
      {...(id !== undefined && { id })}
      {...decimal.field}
      validationBehavior="aria"
      isInvalid={Boolean(shownError)}
      aria-describedby={unit === undefined ? undefined : unitId}
      className={classes("waypost-Field waypost-Slider", props)}
    >
      <Field {...{ label, optionalText, description, errorMessage: shownError, note }}>
        <div className="waypost-Slider-row">
          <AriaSlider
            aria-label={label}
            value={Number.isNaN(value) ? minValue : value}
            onChange={onChange}
            minValue={minValue}
            maxValue={maxValue}
            step={step}
            className="waypost-Slider-range"
          >
            <SliderTrack className="waypost-Slider-track">
              {({ state }) => (
                <>
                  <span
                    className="waypost-Slider-fill"
                    style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
                  />
                  <SliderThumb inputRef={thumb} className="waypost-Slider-thumb" />
                </>
              )}
            </SliderTrack>
            <span className="waypost-Slider-marks waypost-numbers" aria-hidden="true">
              <span>{minValue}</span>
              <span>{maxValue}</span>
            </span>
          </AriaSlider>
          <div className="waypost-Field-box waypost-Slider-number">
            <Input
              onMouseDown={placeCaret}
              autoComplete="off"
              className="waypost-Field-input waypost-numbers"
            />
            {unit !== undefined && (
              <span id={unitId} className="waypost-NumberField-unit">
                {unit}
              </span>
            )}
          </div>
        </div>
      </Field>
    </AriaTextField>
  );
}
