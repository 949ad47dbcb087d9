import type { Ref } from "react";
import { ListBoxItem } from "react-aria-components/ListBox";
import { CheckIcon } from "../../icons/Icon.tsx";
import type { Keyed } from "../../lists/keys.ts";
import { Imei } from "../Imei/Imei.tsx";

/** An option of a list. */
export interface ListOption {
  /** The value passed to `onChange`. Ids may repeat. */
  id: string;
  /** An IMEI in it is shown in groups. */
  label: string;
  /** A second, quieter line. Included in the search. */
  detail?: string | undefined;
  /** Other texts that mean this option, such as its code. Not shown. */
  aliases?: readonly string[] | undefined;
  /** Heading of the option's group. */
  group?: string | undefined;
  isDisabled?: boolean;
}

interface OptionProps {
  option: Keyed<ListOption>;
  rowRef?: Ref<HTMLDivElement> | undefined;
}

/** One option of a list, with a check mark when selected. */
export function Option({ option, rowRef }: OptionProps) {
  return (
    <ListBoxItem
      ref={rowRef}
      id={option.key}
      textValue={option.label}
      isDisabled={option.isDisabled === true}
      className="waypost-ListBox-item"
    >
      {({ isSelected }) => (
        <>
          <Imei>{option.label}</Imei>
          {isSelected && <CheckIcon />}
          {option.detail !== undefined && (
            <span className="waypost-ListBox-detail">{` ${option.detail}`}</span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
