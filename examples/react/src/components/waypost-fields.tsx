import { Checkbox } from "@/components/ui/checkbox";
import {
  Field,
  FieldContent,
  FieldDescription,
  FieldError,
  FieldLabel,
  FieldTitle,
} from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import { useMessages, type Control, type FieldProps } from "@waypost/hooks";
import { useId, type ComponentProps, type ReactNode, type Ref } from "react";

/** A card with a radio button, inside a `RadioGroup`. */
export function ChoiceCard(props: {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  isDisabled?: boolean;
  /** On the right, such as a price. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <FieldLabel htmlFor={id} className="w-full">
      <Field orientation="horizontal">
        {/* Its own label is empty, so it is named by the texts of the card. */}
        <RadioGroupItem
          value={props.value}
          id={id}
          isDisabled={props.isDisabled === true}
          aria-labelledby={`${id}-title ${id}-side`}
          aria-describedby={`${id}-detail`}
        />
        <FieldContent>
          <FieldTitle id={`${id}-title`}>{props.title}</FieldTitle>
          {props.detail !== undefined && (
            <FieldDescription id={`${id}-detail`} className="text-foreground/75">
              {props.detail}
            </FieldDescription>
          )}
        </FieldContent>
        <span id={`${id}-side`} className="tabular-nums">
          {props.children}
        </span>
      </Field>
    </FieldLabel>
  );
}

/** A checkbox with its label. */
export function CheckField(props: {
  label: ReactNode;
  value: boolean;
  onChange: (isSelected: boolean) => void;
  /** The `input` of a field hook. Its `ref` adopts a press before a page is hydrated. */
  input?: { readonly ref?: Ref<HTMLInputElement> };
}) {
  const { value, onChange, input } = props;
  const id = useId();
  return (
    <Field orientation="horizontal">
      <Checkbox id={id} isSelected={value} onChange={onChange} inputRef={input?.ref ?? null} />
      <FieldLabel htmlFor={id} className="font-normal">
        {props.label}
      </FieldLabel>
    </Field>
  );
}

interface TextProps {
  label: string;
  /** The return value of a field hook. */
  field: Pick<FieldProps | Control, "input" | "errorMessage">;
  description?: ReactNode;
}

/** A text field with its label and its error. */
export function TextField(
  props: TextProps &
    Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "onBlur">,
) {
  const { label, field, description, ...rest } = props;
  const id = useId();
  return (
    <Labelled {...{ id, label, description }} errorMessage={field.errorMessage}>
      <Input id={id} aria-describedby={`${id}-note`} {...rest} {...field.input} />
    </Labelled>
  );
}

/** A text field of several lines. */
export function TextArea({ label, field, description }: TextProps) {
  const id = useId();
  return (
    <Labelled {...{ id, label, description }} errorMessage={field.errorMessage}>
      <Textarea id={id} rows={4} aria-describedby={`${id}-note`} {...field.input} />
    </Labelled>
  );
}

/** An option: its value, or its value and its text. */
type Option = string | readonly [value: string, text: string];

/** A list to select from, or a text field while `options` is undefined. */
export function ListField(props: TextProps & { options: readonly Option[] | undefined }) {
  const { label, field, description, options } = props;
  const say = useMessages();
  const id = useId();
  if (options === undefined) return <TextField {...{ label, field, description }} />;
  return (
    <Labelled {...{ id, label, description }} errorMessage={field.errorMessage}>
      <NativeSelect id={id} className="w-full" aria-describedby={`${id}-note`} {...field.input}>
        <NativeSelectOption value="">{say("field.choose")}</NativeSelectOption>
        {options.map((option) => {
          const [value, text] = typeof option === "string" ? [option, option] : option;
          return (
            <NativeSelectOption key={value} value={value}>
              {text}
            </NativeSelectOption>
          );
        })}
      </NativeSelect>
    </Labelled>
  );
}

function Labelled(props: {
  id: string;
  label: string;
  description: ReactNode;
  errorMessage: string | undefined;
  children: ReactNode;
}) {
  const { id, label, description, errorMessage, children } = props;
  return (
    <Field data-invalid={errorMessage !== undefined || undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
      <div id={`${id}-note`} className="empty:hidden">
        {errorMessage === undefined ? (
          description !== undefined && <FieldDescription>{description}</FieldDescription>
        ) : (
          <FieldError>{errorMessage}</FieldError>
        )}
      </div>
    </Field>
  );
}
