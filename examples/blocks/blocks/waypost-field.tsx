import { Field, FieldDescription, FieldError, FieldLabel } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";
import { useMessages } from "@waypost/hooks";
import { useId, type ComponentProps } from "react";

/** An option of a list: its value, or its value and its text. */
export type Option = string | readonly [value: string, text: string];

interface FieldOfWaypost {
  label: string;
  errorMessage: string | undefined;
  /** The props of the element, from a field hook of `@waypost/hooks`. */
  input: object;
  description?: string | undefined;
  /** Makes the field a list. */
  options?: readonly Option[] | undefined;
  /** Further props of a text field. */
  text?: ComponentProps<typeof Input>;
}

/** A text field or a list, with its label and its error. */
export function TextOrList({
  label,
  errorMessage,
  input,
  description,
  options,
  text,
}: FieldOfWaypost) {
  const say = useMessages();
  const id = useId();
  const described = {
    id,
    "aria-describedby": [errorMessage && `${id}-error`, description && `${id}-hint`]
      .filter(Boolean)
      .join(" "),
  };
  return (
    <Field data-invalid={errorMessage !== undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {options === undefined ? (
        <Input {...text} {...described} {...input} />
      ) : (
        <NativeSelect className="w-full" {...described} {...input}>
          <NativeSelectOption value="">{say("field.choose")}</NativeSelectOption>
          {options.map((option) => {
            const [value, shown] = typeof option === "string" ? [option, option] : option;
            return (
              <NativeSelectOption key={value} value={value}>
                {shown}
              </NativeSelectOption>
            );
          })}
        </NativeSelect>
      )}
      {description && <FieldDescription id={`${id}-hint`}>{description}</FieldDescription>}
      <FieldError id={`${id}-error`}>{errorMessage}</FieldError>
    </Field>
  );
}
