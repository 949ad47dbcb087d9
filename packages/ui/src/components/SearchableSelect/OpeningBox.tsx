import { type ReactNode, use } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

/**
 * The field's box, whose list opens when its text is clicked, as a select's does, and when it is
 * typed in; tabbing through leaves it closed, and so does a text that changes by itself.
 */
export function OpeningBox({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  return (
    // The keyboard has its own way in: arrow keys and typing.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="wp-Field-box"
      onInput={() => state?.open(null, "input")}
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
