import { useContext } from "react";
import { ComboBoxStateContext, Popover } from "react-aria-components/ComboBox";
import type { Elements } from "../../text/InElement.tsx";
import { useLook } from "../Root/context.ts";

/**
 * A popover that is open as long as the combo box is open. React Aria closes its popover when the
 * page scrolls, which discards the typed text, and typing itself may scroll the field into view.
 */
export function PersistentPopover({ children }: { children: Elements }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Popover
      {...useLook()}
      className="waypost-Popover"
      isOpen={state?.isOpen === true}
      onClick={({ target }) => {
        // The only button inside is the hidden dismiss button for screen readers.
        if (target instanceof HTMLButtonElement) state?.close();
      }}
    >
      {children}
    </Popover>
  );
}
