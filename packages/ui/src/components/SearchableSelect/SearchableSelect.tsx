import { type ReactNode, useMemo, useState } from "react";
import { Button, ComboBox, type ComboBoxProps, Input } from "react-aria-components/ComboBox";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import type { ListOption } from "../ListBox/Option.tsx";
import { OptionList } from "../ListBox/OptionList.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { findMatches, bestMatch, findByLabel } from "./matches.ts";
import { OpeningBox } from "./OpeningBox.tsx";
import { StayingPopover } from "./StayingPopover.tsx";

type AriaProps = Pick<
  ComboBoxProps<ListOption>,
  "id" | "name" | "isRequired" | "isDisabled" | "isReadOnly" | "autoFocus" | "onBlur" | "onFocus"
>;

export interface SearchableSelectProps extends AriaProps, FieldTexts {
  options: readonly ListOption[];
  /** Id of the selected option, null for none. Uncontrolled if left out. */
  value?: string | null;
  defaultValue?: string | null;
  /** Gets the id of the selected option; empty after the field was cleared and left. */
  onChange?: (id: string) => void;
  placeholder?: string;
  autoComplete?: string;
  /** Whether the options are still loading. */
  isLoading?: boolean;
  /**
   * For options whose ids are their labels: shows the selected id even without a matching option.
   */
  showsId?: boolean;
  /** Accepts typed text that matches no option. */
  takesOwnText?: boolean;
  labels: {
    /** Shown in the list while the options load. */
    loading: ReactNode;
    /** Shown in the list when nothing matches. */
    noMatch: ReactNode;
    /** Below a truncated list: "Type to see 212 more". */
    more: (hidden: number) => string;
  };
}

/**
 * A searchable select for long lists. Enter selects the only match, or the first one that begins
 * with the typed text; leaving the field selects an option whose label was typed in full. Thousands
 * of options open as fast as ten.
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
  /** Selects the option that the text names; part of a label is enough only if `isPartEnough`. */
  const take = (text: string, isPartEnough: boolean) => {
    const words = text.trim();
    const option = findByLabel(options, words) ?? (isPartEnough ? bestMatch(shown, words) : null);
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
        // React Aria also calls this on blur, to restore the text of the selected option.
        setTyped(null);
        if (key !== null) choose(String(key));
      }}
      onBlur={(event) => {
        // Not earlier: the user may clear the field in order to type something else.
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
