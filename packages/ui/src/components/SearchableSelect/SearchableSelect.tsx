import { type ReactNode, useMemo, useState } from "react";
import { Button, ComboBox, type ComboBoxProps, Input } from "react-aria-components/ComboBox";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import type { ListOption } from "../ListBox/Option.tsx";
import { OptionList } from "../ListBox/OptionList.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { findMatches } from "./matches.ts";
import { OpeningBox } from "./OpeningBox.tsx";
import { StayingPopover } from "./StayingPopover.tsx";

type AriaProps = Pick<
  ComboBoxProps<ListOption>,
  "id" | "name" | "isRequired" | "isDisabled" | "isReadOnly" | "autoFocus" | "onBlur" | "onFocus"
>;

export interface SearchableSelectProps extends AriaProps, FieldTexts {
  options: readonly ListOption[];
  /** The chosen option's id; null for none. Left out, the field keeps it itself. */
  value?: string | null;
  defaultValue?: string | null;
  /** The chosen option's id; empty when the field was emptied and left. */
  onChange?: (id: string) => void;
  placeholder?: string;
  autoComplete?: string;
  /** While the options are on their way. */
  isLoading?: boolean;
  labels: {
    /** Shown in the list when nothing has the typed words. */
    noMatch: ReactNode;
    /** Under a list that was cut: "Type to see 212 more". */
    more: (hidden: number) => string;
  };
}

/** A choice from a long list by typing a part of it. Thousands of options open as fast as ten. */
export function SearchableSelect({
  label,
  optionalText,
  description,
  errorMessage,
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  autoComplete = "off",
  isLoading,
  labels,
  onBlur,
  ...props
}: SearchableSelectProps) {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value === undefined ? own : value;
  const chosenLabel = useMemo(
    () => options.find((option) => option.id === chosen)?.label ?? "",
    [options, chosen],
  );
  const { shown, hidden } = useMemo(
    () => findMatches(options, typed ?? "", chosen),
    [options, typed, chosen],
  );
  const isEmptied = typed === "";
  const choose = (id: string) => {
    setTyped(null);
    setOwn(id);
    onChange?.(id);
  };
  return (
    <ComboBox
      {...props}
      validationBehavior="aria"
      menuTrigger="manual"
      allowsEmptyCollection
      items={shown}
      value={isEmptied ? null : chosen}
      inputValue={typed ?? chosenLabel}
      onInputChange={(text) => setTyped(text === chosenLabel ? null : text)}
      onChange={(key) => {
        // Also called as the field is left, to put back the text of what is chosen.
        setTyped(null);
        if (key !== null && key !== chosen) choose(String(key));
      }}
      onBlur={(event) => {
        // Only now: an empty field may also be the start of another word.
        if (isEmptied && chosenLabel !== "") choose("");
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") setTyped(null);
      }}
      isInvalid={Boolean(errorMessage)}
      className="wp-Field wp-SearchableSelect"
    >
      <Field {...{ label, optionalText, description, errorMessage }}>
        <OpeningBox>
          <Input
            className="wp-Field-input"
            placeholder={placeholder}
            autoComplete={autoComplete}
            onFocus={(event) => event.currentTarget.select()}
          />
          {isLoading === true && <Spinner />}
          <Button className="wp-SearchableSelect-button">
            <ChevronIcon />
          </Button>
        </OpeningBox>
      </Field>
      <StayingPopover>
        <OptionList options={shown} empty={labels.noMatch} />
        {hidden > 0 && <p className="wp-ListBox-note">{labels.more(hidden)}</p>}
      </StayingPopover>
    </ComboBox>
  );
}
