import { type ReactNode, useContext } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

interface OpeningBoxProps {
  /** Called for Enter or Tab after typing, while no option is focused. */
  onDone: (key: "Enter" | "Tab") => void;
  /** Called when the browser autofills the field, which changes its text without focus. */
  onFill: (text: string) => void;
  children: ReactNode;
}

/**
 * The box of the field. The list opens when the text is clicked or edited, but not when the field
 * only receives focus or its text changes by itself.
 */
export function OpeningBox({ onDone, onFill, children }: OpeningBoxProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    // The keyboard has its own way in: arrow keys and typing.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="waypost-Field-box"
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        if (target === document.activeElement) state?.open(null, "input");
        else onFill(target.value);
      }}
      // Runs before React Aria handles the keys, which discards the typed text.
      onKeyDownCapture={(event) => {
        const { key, nativeEvent } = event;
        if (nativeEvent.isComposing) return;
        // Arrow keys move only in the list, so that typing still replaces the selected text.
        if (key === "ArrowDown" || key === "ArrowUp") event.preventDefault();
        if (key !== "Enter" && key !== "Tab") return;
        if (state?.selectionManager.focusedKey !== null) return;
        // React Aria prevents the submit only while the list is open, and selecting an option
        // closes it.
        if (key === "Enter" && state.isOpen) event.preventDefault();
        onDone(key);
      }}
      onClick={(event) => {
        if (event.target instanceof HTMLInputElement && state?.isOpen === false) {
          // Not on focus, because React Aria also sends focus events during typing.
          event.target.select();
          state.open(null, "manual");
        }
      }}
    >
      {children}
    </div>
  );
}
