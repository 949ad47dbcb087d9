import { type ReactNode, use } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

interface OpeningBoxProps {
  /** Enter or Tab behind typed words, while no row of the list is marked. */
  onDone: (key: "Enter" | "Tab") => void;
  /** The browser completed the form: the field has a text, but not the focus. */
  onFill: (text: string) => void;
  children: ReactNode;
}

/**
 * The field's box, whose list opens when its text is clicked, as a select's does, and when it is
 * typed in; tabbing through leaves it closed, and so does a text that changes by itself.
 */
export function OpeningBox({ onDone, onFill, children }: OpeningBoxProps) {
  const state = use(ComboBoxStateContext);
  return (
    // The keyboard has its own way in: arrow keys and typing.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="wp-Field-box"
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        if (target === document.activeElement) state?.open(null, "input");
        else onFill(target.value);
      }}
      // Before React Aria's own keys, which drop what was typed.
      onKeyDownCapture={(event) => {
        const { key, nativeEvent } = event;
        if ((key !== "Enter" && key !== "Tab") || nativeEvent.isComposing) return;
        if (state?.selectionManager.focusedKey !== null) return;
        // As React Aria does while the list is open; once something is chosen it no longer is.
        if (key === "Enter" && state.isOpen) event.preventDefault();
        onDone(key);
      }}
      onClick={(event) => {
        if (event.target instanceof HTMLInputElement && state?.isOpen === false) {
          state.open(null, "manual");
        }
      }}
    >
      {children}
    </div>
  );
}
