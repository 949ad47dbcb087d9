import { ListBoxItem } from "react-aria-components/ListBox";
import { CheckIcon } from "../../icons/Icon.tsx";

/** An option of a list. */
export interface ListOption {
  /** The value passed to `onChange`. */
  id: string;
  label: string;
  /** A second, quieter line. Included in the search. */
  detail?: string | undefined;
  /** Heading of the option's group. */
  group?: string | undefined;
  isDisabled?: boolean;
}

interface OptionProps {
  option: ListOption;
}

/** One option of a list, with a check mark when selected. */
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
