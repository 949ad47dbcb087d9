import { useState } from "react";
import type { TextFieldProps } from "react-aria-components/TextField";
import { useLocale } from "react-aria-components/I18nProvider";
import { readDecimal } from "../../text/readDecimal.ts";
import { useComposition } from "../../text/editing.ts";

interface Decimal {
  /** NaN for none. Uncontrolled if left out. */
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  /** Called instead of `onChange` with a text whose meaning is unclear. */
  onInvalid?: ((text: string) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  /** True to set a number beyond the limits to the nearest limit when the field is left. */
  isClamped: boolean;
  formatOptions?: Intl.NumberFormatOptions | undefined;
}

/** Everything but digits and the marks of numbers. */
const OTHER = /[^\p{Nd}.,\s'\u2019+\u2212-]/gu;

/** A number as text in the user's language. Both decimal signs are read; arrow keys step. */
export function useDecimal(props: Decimal) {
  const { onChange, onInvalid, minValue = -Infinity, maxValue = Infinity, step = 1 } = props;
  const { locale } = useLocale();
  const [own, setOwn] = useState(props.defaultValue ?? Number.NaN);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const number = props.value ?? own;
  const format = (value: number) =>
    Number.isNaN(value) ? "" : new Intl.NumberFormat(locale, props.formatOptions).format(value);
  // The browser's own locale counts, too: its user may write `12.345` for another number.
  const read = (text: string) => readDecimal(text, locale, undefined);
  const isUnclear = typed !== null && read(typed) === null;
  const enter = (value: number) => {
    setOwn(value);
    // After a text that was unclear, the same number is news again.
    if (isUnclear || !Object.is(value, number)) onChange?.(value);
  };
  const moveTo = (value: number) => {
    setTyped(null);
    // Without the noise of binary fractions.
    enter(Number(Math.min(maxValue, Math.max(minValue, value)).toFixed(10)));
  };
  const shown = typed ?? format(number);
  const composition = useComposition({
    value: shown,
    onChange: (text) => {
      const next = text.replaceAll(OTHER, "");
      const value = read(next);
      setTyped(next);
      setLeft(false);
      if (value === null) onInvalid?.(next);
      else enter(value);
    },
  });
  return {
    /** True once the field was left with a text whose meaning is unclear. */
    isUnclear: isUnclear && wasLeft,
    field: {
      ...composition,
      inputMode: "decimal" as const,
      onBlur: () => {
        setLeft(true);
        if (isUnclear) return;
        setTyped(null);
        if (props.isClamped && (number < minValue || number > maxValue)) moveTo(number);
      },
      onKeyDown: (event: Parameters<NonNullable<TextFieldProps["onKeyDown"]>>[0]) => {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        // React Aria stops every other key, such as Escape in a dialog.
        if (direction === undefined || isUnclear) return event.continuePropagation();
        event.preventDefault();
        moveTo(Number.isNaN(number) ? Math.max(minValue, 0) : number + direction * step);
      },
    },
  };
}
