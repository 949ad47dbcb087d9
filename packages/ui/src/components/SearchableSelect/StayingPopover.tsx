import { type ReactNode, use } from "react";
import { ComboBoxStateContext, Popover } from "react-aria-components/ComboBox";

/**
 * The list, as long as the combo box has it open. React Aria's own closes when the page scrolls,
 * which drops what was typed; and typing scrolls a field into view that lay outside.
 */
export function StayingPopover({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  return (
    <Popover
      className="wp-Popover"
      isOpen={state?.isOpen === true}
      onClick={({ target }) => {
        // The only button in it is the hidden one by which screen readers leave it.
        if (target instanceof HTMLButtonElement) state?.close();
      }}
    >
      {children}
    </Popover>
  );
}
