import { type ReactNode, use } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

interface OpenOnClickProps {
  className: string;
  children: ReactNode;
}

/** Opens the list when the text is clicked, as a select does; tabbing through leaves it closed. */
export function OpenOnClick({ className, children }: OpenOnClickProps) {
  const state = use(ComboBoxStateContext);
  return (
    // The keyboard has its own way in: arrow keys and typing, which the combo box handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className}
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
