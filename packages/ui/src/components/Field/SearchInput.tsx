import type { Ref } from "react";
import { SearchIcon } from "../../icons/TaskIcons.tsx";
import { placeCaret } from "../../text/editing.ts";

interface SearchInputProps {
  label: string;
  /** The id of the list that the search filters. */
  listId: string;
  value: string;
  isDisabled: boolean;
  onChange: (text: string) => void;
  /** Called to move focus into the list. */
  onArrowDown: () => void;
  onEnter: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/**
 * A search field that filters the list below. Escape clears the text; Enter never submits the
 * surrounding form.
 */
export function SearchInput(props: SearchInputProps) {
  const { label, listId, value, isDisabled, onChange, onArrowDown, onEnter, inputRef } = props;
  return (
    <div className="waypost-SearchInput">
      <SearchIcon />
      <input
        ref={inputRef}
        type="search"
        className="waypost-Field-input"
        aria-label={label}
        aria-controls={listId}
        placeholder={label}
        autoComplete="off"
        spellCheck="false"
        value={value}
        disabled={isDisabled}
        onMouseDown={placeCaret}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "ArrowDown") {
            event.preventDefault();
            onArrowDown();
          } else if (event.key === "Enter") {
            event.preventDefault();
            onEnter();
          } else if (event.key === "Escape" && value !== "") {
            // Clears the text without closing a surrounding dialog.
            event.preventDefault();
            event.stopPropagation();
            onChange("");
          }
        }}
      />
    </div>
  );
}
