import {
  Button,
  Popover,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components/Select";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import { OptionList } from "../ListBox/OptionList.tsx";
import type { ListOption } from "../ListBox/Option.tsx";

type AriaProps = Omit<
  AriaSelectProps,
  "children" | "className" | "style" | "isInvalid" | "onChange"
>;

export interface SelectProps extends AriaProps, FieldTexts {
  options: readonly ListOption[];
  onChange?: (id: string) => void;
}

/** A select for short lists whose options have a detail line. */
export function Select({
  label,
  optionalText,
  description,
  errorMessage,
  options,
  onChange,
  ...props
}: SelectProps) {
  return (
    <AriaSelect
      validationBehavior="aria"
      {...props}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      isInvalid={Boolean(errorMessage)}
      className="wp-Field wp-Select"
    >
      <Field {...{ label, optionalText, description, errorMessage }}>
        <Button className="wp-Field-box wp-Select-button">
          <SelectValue className="wp-Select-value">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronIcon />
        </Button>
      </Field>
      <Popover className="wp-Popover">
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
