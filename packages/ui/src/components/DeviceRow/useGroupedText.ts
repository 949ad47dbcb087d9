import { useLayoutEffect, useRef, useState } from "react";
import type { TextFieldProps } from "../TextField/TextField.tsx";

type Props = Pick<TextFieldProps, "value" | "defaultValue" | "onChange" | "onFocus" | "onBlur">;
type FocusHandler = NonNullable<TextFieldProps["onFocus"]>;

/**
 * The props of a text field that shows its text in groups while it does not have the focus. While
 * it has the focus the text is as typed, so that typing, copying and `onChange` know no spaces.
 * `group` may only add spaces.
 */
export function useGroupedText(props: Props, group: (text: string) => string) {
  const { value, defaultValue = "", onChange, onFocus, onBlur } = props;
  const [typed, setTyped] = useState(defaultValue);
  const [hasFocus, setFocus] = useState(false);
  const restoreSelection = useRef<() => void>(null);
  const text = value ?? typed;
  const shown = group(text);

  // A browser moves the caret to the end when the value changes.
  useLayoutEffect(() => {
    if (hasFocus) restoreSelection.current?.();
    restoreSelection.current = null;
  }, [hasFocus]);

  const focused: FocusHandler = (event) => {
    const input = event.target;
    if (input instanceof HTMLInputElement && shown !== text) {
      const start = withoutSpaces(shown, input.selectionStart);
      const end = withoutSpaces(shown, input.selectionEnd);
      restoreSelection.current = () => input.setSelectionRange(start, end);
    }
    setFocus(true);
    onFocus?.(event);
  };

  const blurred: FocusHandler = (event) => {
    setFocus(false);
    onBlur?.(event);
  };

  return {
    defaultValue,
    value: hasFocus ? text : shown,
    onChange: (next: string) => {
      setTyped(next);
      onChange?.(next);
    },
    onFocus: focused,
    onBlur: blurred,
  };
}

/** The position of the same character in the text without its spaces; the end for none. */
const withoutSpaces = (grouped: string, place: number | null) =>
  grouped.slice(0, place ?? undefined).replaceAll(" ", "").length;
