import { type ReactNode, useEffect, useMemo, useRef, useState, useContext } from "react";
import {
  ComboBox,
  type ComboBoxProps,
  Input,
  ComboBoxStateContext,
  Popover,
} from "react-aria-components/ComboBox";
import { classes, type Styled } from "../../classes.ts";
import { HiddenValue } from "../../lists/HiddenValue.tsx";
import { type Keyed, useKeyed } from "../../lists/keys.ts";
import { useChoice } from "../../lists/useChoice.ts";
import { truncate } from "../../text/truncate.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import type { ListOption } from "../ListBox/Option.tsx";
import { OptionList } from "../ListBox/ListBox.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { findMatches, bestMatch, findByLabel } from "./matches.ts";
import { OpeningBox } from "./OpeningBox.tsx";
import type { Elements } from "../../text/InElement.tsx";
import { useLook } from "../Root/context.ts";
import { ButtonContext } from "react-aria-components/Button";
import { useSlottedContext } from "react-aria-components/slots";
import { ChevronIcon } from "../../icons/Icon.tsx";

export type { ListOption } from "../ListBox/Option.tsx";

type AriaProps = Pick<
  ComboBoxProps<ListOption>,
  "id" | "name" | "isRequired" | "isDisabled" | "isReadOnly" | "autoFocus" | "onBlur" | "onFocus"
>;

export interface SearchableSelectProps extends AriaProps, FieldTexts, Styled {
  options: readonly ListOption[];
  /** Id of the selected option, null for none. Uncontrolled if left out. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with the id of the selected option; empty after the field was cleared and left. */
  onChange?: (id: string) => void;
  placeholder?: string;
  autoComplete?: string;
  /** True while the options are loading. */
  isLoading?: boolean;
  /**
   * True for options whose ids are their labels. The selected id is then shown even without a
   * matching option.
   */
  showsId?: boolean;
  /** True to accept typed text that matches no option. */
  takesOwnText?: boolean;
  /** Default: in English. */
  labels?:
    | {
        /** Shown in the list while the options load. */
        loading?: ReactNode;
        /** Shown in the list when nothing matches. */
        noMatch?: ReactNode;
        /** The error for a text that was filled in and matches no option: "“XY” is not in the list". */
        unknown?: (text: string) => string;
        /** Shown below a truncated list: "Type to see 212 more". */
        more?: (hidden: number) => string;
      }
    | undefined;
}

/**
 * A searchable select for long lists. Enter selects the only match, or the first one that begins
 * with the typed text. Leaving the field selects an option whose full label was typed. At most 50
 * options are rendered, and before the first focus only the selected one.
 */
export function SearchableSelect({
  label,
  optionalText,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  autoComplete = "off",
  isLoading = false,
  takesOwnText = false,
  showsId = takesOwnText,
  labels,
  name,
  onBlur,
  onFocus,
  ...props
}: SearchableSelectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState("");
  /** A text that was accepted because the options had not loaded yet. */
  const ownText = useRef("");
  const items = useKeyed(options);
  const choice = useChoice({ items, value, defaultValue, onChange });
  const { id, chosen } = choice;
  const chosenLabel = truncate(chosen?.label ?? (showsId ? (id ?? "") : ""));
  // React Aria also renders the options of a closed list, which cannot be opened without focus.
  const [hasBeenFocused, setFocused] = useState(false);
  const { shown, hidden } = useMemo(() => {
    const drawn = hasBeenFocused ? items : items.filter((item) => item === chosen);
    return findMatches(drawn, typed ?? "", chosen);
  }, [hasBeenFocused, items, typed, chosen]);
  const isEmptied = typed === "";
  const choose = (option: Keyed<ListOption> | string) => {
    setTyped(null);
    setUnknown("");
    ownText.current = "";
    if (typeof option === "string") choice.changeTo(option);
    else choice.pick(option);
  };
  /**
   * Selects the option that the text identifies. A part of the label is enough only if
   * `isPartEnough` is true.
   */
  const take = (text: string, isPartEnough: boolean) => {
    const words = text.trim();
    const option = findByLabel(items, words) ?? (isPartEnough ? bestMatch(shown, words) : null);
    if (option !== null) choose(option);
    else if (takesOwnText && words !== "") {
      choose(words);
      ownText.current = words;
    }
    return option !== null || takesOwnText;
  };
  /** Selects what a browser filled in. A text that matches nothing stays, with an error. */
  const fill = (text: string) => {
    setTyped(null);
    if (take(text, false) || text.trim() === "") return;
    choose("");
    keep(text);
  };
  const forget = () => {
    setTyped(null);
    setUnknown("");
  };
  const keep = (text: string) => {
    setTyped(text);
    setUnknown(text.trim());
  };
  useEffect(() => {
    if (!takesOwnText && ownText.current !== "") fill(ownText.current);
    if (unknown === "") return;
    // A kept text gives way to a value from outside, and is looked up again in a new list.
    if (chosenLabel !== "") forget();
    else if (findByLabel(items, unknown) !== null) fill(unknown);
  });
  const shownError = unknown === "" ? errorMessage : (labels?.unknown?.(unknown) ?? errorMessage);
  return (
    <>
      <ComboBox
        {...props}
        validationBehavior="aria"
        menuTrigger="manual"
        allowsEmptyCollection
        items={shown}
        value={isEmptied ? null : (chosen?.key ?? null)}
        inputValue={typed ?? chosenLabel}
        onInputChange={(text) => {
          setTyped(text === chosenLabel ? null : text);
          setUnknown("");
        }}
        onChange={(key) => {
          // React Aria also calls this on blur, to restore the text of the selected option.
          if (chosenLabel !== "" || key !== null) setTyped(null);
          const option = shown.find((item) => item.key === key);
          if (option !== undefined && option !== chosen) choose(option);
        }}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          // Not earlier, because the user may clear the field to type something else.
          if (isEmptied && chosenLabel !== "") choose("");
          else if (typed !== null && !take(typed, false) && chosenLabel === "") keep(typed);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") forget();
        }}
        isInvalid={Boolean(shownError)}
        className={classes("waypost-Field waypost-SearchableSelect", props)}
      >
        <Field {...{ label, optionalText, description, errorMessage: shownError }}>
          <OpeningBox
            onDone={(key) => {
              if (typed !== null) take(typed, key === "Enter");
            }}
            onFill={fill}
          >
            <Input
              className="waypost-Field-input"
              placeholder={placeholder}
              autoComplete={autoComplete}
            />
            {isLoading && <Spinner />}
            <OpenButton />
          </OpeningBox>
        </Field>
        <PersistentPopover>
          <OptionList
            options={shown}
            empty={
              isLoading ? (labels?.loading ?? "Loading…") : (labels?.noMatch ?? "Nothing matches.")
            }
          />
          {hidden > 0 && (
            <p className="waypost-ListBox-note">
              {labels?.more?.(hidden) ?? `Type to see ${hidden} more`}
            </p>
          )}
        </PersistentPopover>
      </ComboBox>
      <HiddenValue {...{ name, id }} isDisabled={props.isDisabled} />
    </>
  );
}

/**
 * A popover that is open as long as the combo box is open. React Aria closes its popover when the
 * page scrolls, which discards the typed text, and typing itself may scroll the field into view.
 */
function PersistentPopover({ children }: { children: Elements }) {
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
      {children}
    </Popover>
  );
}

/**
 * Opens and closes the list, with React Aria's label. A plain button, because React Aria's makes
 * the field 0.6 kB heavier. It leaves focus in the field, where the arrow keys open the list, and
 * is not a tab stop.
 */
function OpenButton() {
  const state = useContext(ComboBoxStateContext);
  const props = useSlottedContext(ButtonContext);
  return (
    <button
      ref={props?.ref}
      type="button"
      tabIndex={-1}
      id={props?.id}
      aria-label={props?.["aria-label"]}
      aria-labelledby={props?.["aria-labelledby"]}
      aria-haspopup="listbox"
      aria-expanded={state?.isOpen}
      aria-controls={props?.["aria-controls"]}
      disabled={props?.isDisabled}
      className="waypost-SearchableSelect-button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const input = event.currentTarget.parentElement?.querySelector("input");
        input?.focus();
        input?.select();
        state?.toggle(null, "manual");
      }}
    >
      <ChevronIcon />
    </button>
  );
}
