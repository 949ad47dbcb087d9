import { ListBoxItem } from "react-aria-components/ListBox";
import { CheckIcon } from "../../icons/Icon.tsx";

/** What one can choose from a list. */
export interface ListOption {
  /** What `onChange` gives. */
  id: string;
  label: string;
  /** A second, quieter line; also searched. */
  detail?: string | undefined;
  /** Heading under which it stands. */
  group?: string | undefined;
  isDisabled?: boolean;
}

interface OptionProps {
  option: ListOption;
}

/** One row of a list, with a check when chosen. */
export function Option({ option }: OptionProps) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled === true}
      className="wp-ListBox-item"
    >
      {({ isSelected }) => (
        <>
          <span>{option.label}</span>
          {isSelected && <CheckIcon />}
          {option.detail !== undefined && (
            <span className="wp-ListBox-detail"> {option.detail}</span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
