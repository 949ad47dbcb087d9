import {
  Button,
  Popover,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components/Select";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { HiddenValue } from "../../lists/HiddenValue.tsx";
import { useKeyed } from "../../lists/keys.ts";
import { useChoice } from "../../lists/useChoice.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { Imei } from "../Imei/Imei.tsx";
import { OptionList } from "../ListBox/ListBox.tsx";
import { useLook } from "../Root/context.ts";
import type { ListOption } from "../ListBox/Option.tsx";
import { InElement } from "../../text/InElement.tsx";

type AriaProps = Omit<
  AriaSelectProps,
  | "children"
  | "className"
  | "style"
  | "isInvalid"
  | "selectionMode"
  | "value"
  | "defaultValue"
  | "onChange"
  | "selectedKey"
  | "defaultSelectedKey"
  | "onSelectionChange"
  | "disabledKeys"
>;

export interface SelectProps extends AriaProps, FieldTexts, Styled {
  options: readonly ListOption[];
  /** Id of the selected option, null for none. Uncontrolled if left out. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string) => void;
}

/**
 * A select for short lists whose options have a detail line. It renders 50 options at first, and
 * more on scrolling.
 */
export function Select({
  label,
  optionalText,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  name,
  ...props
}: SelectProps) {
  const items = useKeyed(options);
  const { id, chosen, pick } = useChoice({ items, value, defaultValue, onChange });
  const { shown, refOf } = useGrowingList(items, chosen);
  return (
    <>
      <AriaSelect
        validationBehavior="aria"
        {...props}
        value={chosen?.key ?? null}
        onChange={(key) => {
          const option = items.find((item) => item.key === key);
          if (option !== undefined) pick(option);
        }}
        isInvalid={Boolean(errorMessage)}
        className={classes("waypost-Field waypost-Select", props)}
      >
        <Field {...{ label, optionalText, description, errorMessage }}>
          <Button className="waypost-Field-box waypost-Select-button">
            <SelectValue className="waypost-Select-value">
              {({ selectedText, defaultChildren }) => (
                <InElement>
                  {selectedText ? <Imei>{selectedText}</Imei> : defaultChildren}
                </InElement>
              )}
            </SelectValue>
            <ChevronIcon />
          </Button>
        </Field>
        <Popover {...useLook()} className="waypost-Popover">
          <OptionList options={shown} lastRef={refOf(shown.length - 1)} />
        </Popover>
      </AriaSelect>
      <HiddenValue {...{ name, id }} form={props.form} isDisabled={props.isDisabled} />
    </>
  );
}
