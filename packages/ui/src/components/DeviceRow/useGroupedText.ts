import { type ClipboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { TextFieldProps } from "../TextField/TextField.tsx";

type Props = Pick<TextFieldProps, "value" | "defaultValue" | "onChange" | "onFocus" | "onBlur">;
type FocusHandler = NonNullable<TextFieldProps["onFocus"]>;

/**
 * The props of a text field that shows its text in groups once it is left, until the next edit:
 * then the spaces go, and the caret stays at its character. `onChange` and the clipboard get the
 * text without them. `group` may only add spaces.
 */
export function useGroupedText(props: Props, group: (text: string) => string) {
  const { value, defaultValue = "", onChange, onFocus, onBlur } = props;
  const [typed, setTyped] = useState(defaultValue);
  const [isGrouped, setGrouped] = useState(true);
  const [caret, putCaret] = useState<{ place: number }>();
  /** While it has the focus. */
  const input = useRef<HTMLInputElement>(null);
  const text = value ?? typed;
  const shown = isGrouped ? group(text) : text;
  const hasGaps = shown !== text;

  // A browser moves the caret to the end when the value changes.
  useLayoutEffect(() => {
    if (caret !== undefined) input.current?.setSelectionRange(caret.place, caret.place);
  }, [caret]);

  const focused: FocusHandler = (event) => {
    if (event.target instanceof HTMLInputElement) input.current = event.target;
    onFocus?.(event);
  };

  const blurred: FocusHandler = (event) => {
    input.current = null;
    setGrouped(true);
    onBlur?.(event);
  };

  const copied = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!hasGaps) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const selected = shown.slice(selectionStart ?? 0, selectionEnd ?? undefined);
    event.preventDefault();
    event.clipboardData.setData("text", withoutSpaces(selected));
    // Like a key, so that the browser can undo it.
    if (event.type === "cut") document.execCommand("delete");
  };

  return {
    defaultValue,
    value: shown,
    onChange: (next: string) => {
      const edited = hasGaps ? withoutSpaces(next) : next;
      if (hasGaps) {
        const before = next.slice(0, input.current?.selectionStart ?? undefined);
        putCaret({ place: withoutSpaces(before).length });
      }
      setGrouped(input.current === null);
      setTyped(edited);
      onChange?.(edited);
    },
    onFocus: focused,
    onBlur: blurred,
    onCopy: copied,
    onCut: copied,
  };
}

const withoutSpaces = (text: string) => text.replaceAll(" ", "");
