import { type ReactNode, useMemo, useState } from "react";
import { Button, ComboBox, type ComboBoxProps, Input } from "react-aria-components/ComboBox";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import type { ListOption } from "../ListBox/Option.tsx";
import { OptionList } from "../ListBox/OptionList.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { findMatches, meant, namedBy } from "./matches.ts";
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
  /** Where ids are labels: a chosen one shows even if no option has it. */
  showsId?: boolean;
  /** Where there is no list, or none yet: words are chosen as they were typed. */
  takesOwnText?: boolean;
  labels: {
    /** Shown in the list while the options are on their way. */
    loading: ReactNode;
    /** Shown in the list when nothing has the typed words. */
    noMatch: ReactNode;
    /** Under a list that was cut: "Type to see 212 more". */
    more: (hidden: number) => string;
  };
}

/**
 * A choice from a long list by typing a part of it: Enter takes the only match or the first that
 * begins with the words, leaving takes a name typed in full. Thousands of options open as fast as ten.
 */
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
  isLoading = false,
  takesOwnText = false,
  showsId = takesOwnText,
  labels,
  onBlur,
  ...props
}: SearchableSelectProps) {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value === undefined ? own : value;
  const chosenLabel = useMemo(() => {
    const option = options.find(({ id }) => id === chosen);
    return option?.label ?? (showsId ? (chosen ?? "") : "");
  }, [options, chosen, showsId]);
  const { shown, hidden } = useMemo(
    () => findMatches(options, typed ?? "", chosen),
    [options, typed, chosen],
  );
  const isEmptied = typed === "";
  const choose = (id: string) => {
    setTyped(null);
    if (id === chosen) return;
    setOwn(id);
    onChange?.(id);
  };
  /** Chooses what was typed; a part of a name will do only where one asks for it. */
  const take = (text: string, isPartEnough: boolean) => {
    const words = text.trim();
    const option = namedBy(options, words) ?? (isPartEnough ? meant(shown, words) : null);
    if (option !== null) choose(option.id);
    else if (takesOwnText && words !== "") choose(words);
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
        if (key !== null) choose(String(key));
      }}
      onBlur={(event) => {
        // Only now: an empty field may also be the start of another word.
        if (isEmptied && chosenLabel !== "") choose("");
        else if (typed !== null) take(typed, false);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") setTyped(null);
      }}
      isInvalid={Boolean(errorMessage)}
      className="wp-Field wp-SearchableSelect"
    >
      <Field {...{ label, optionalText, description, errorMessage }}>
        <OpeningBox
          onDone={(key) => {
            if (typed !== null) take(typed, key === "Enter");
          }}
          onFill={(text) => {
            setTyped(null);
            take(text, false);
          }}
        >
          <Input
            className="wp-Field-input"
            placeholder={placeholder}
            autoComplete={autoComplete}
            onFocus={(event) => event.currentTarget.select()}
          />
          {isLoading && <Spinner />}
          <Button className="wp-SearchableSelect-button">
            <ChevronIcon />
          </Button>
        </OpeningBox>
      </Field>
      <StayingPopover>
        <OptionList options={shown} empty={isLoading ? labels.loading : labels.noMatch} />
        {hidden > 0 && <p className="wp-ListBox-note">{labels.more(hidden)}</p>}
      </StayingPopover>
    </ComboBox>
  );
}
