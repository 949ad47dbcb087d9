import { useContext } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { useSlottedContext } from "react-aria-components/slots";
import { ChevronIcon } from "../../icons/Icon.tsx";

/**
 * Opens and closes the list, with React Aria's label. A plain button, because React Aria's makes
 * the field 0.6 kB heavier. It leaves focus in the field, where the arrow keys open the list, and
 * is not a tab stop.
 */
export function OpenButton() {
  const state = useContext(ComboBoxStateContext);
  const props = useSlottedContext(ButtonContext);
  return (
    <button
      ref={props?.ref}
      type="button"
      tabIndex={-1}
      id={props?.id}
      aria-label={props?.["aria-label"]}
      aria-labelledby={props?.["aria-labelledby"]}
      aria-haspopup="listbox"
      aria-expanded={state?.isOpen}
      aria-controls={props?.["aria-controls"]}
      disabled={props?.isDisabled}
      className="waypost-SearchableSelect-button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const input = event.currentTarget.parentElement?.querySelector("input");
        input?.focus();
        input?.select();
        state?.toggle(null, "manual");
      }}
    >
      <ChevronIcon />
    </button>
  );
}
