import { type ReactNode, useContext } from "react";
import { ComboBoxStateContext, Popover } from "react-aria-components/ComboBox";
import { useLook } from "../Root/context.ts";
import { InElement } from "../../text/InElement.tsx";

/**
 * A popover that is open as long as the combo box says so. React Aria closes its popover when the
 * page scrolls, which discards the typed text; and typing may itself scroll the field into view.
 */
export function StayingPopover({ children }: { children: ReactNode }) {
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
      <InElement>{children}</InElement>
    </Popover>
  );
}
