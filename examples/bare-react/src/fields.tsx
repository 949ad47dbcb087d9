import { useMessages } from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { useId, type ComponentProps, type ReactNode } from "react";

/** A form that is validated by the flow instead of the browser. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form noValidate onSubmit={(event) => (event.preventDefault(), onSubmit())}>
      {children}
    </form>
  );
}

/** A button. Without `onPress` it submits its form. */
export function Button(props: { text: PlainCode; onPress?: () => void; isDisabled?: boolean }) {
  const { text, onPress, isDisabled } = props;
  const type = onPress === undefined ? "submit" : "button";
  return (
    <button type={type} onClick={onPress} disabled={isDisabled}>
      {useMessages()(text)}
    </button>
  );
}

interface LabelledProps {
  label: PlainCode;
  errorMessage?: string | undefined;
}

/** The label before a field, and the error message after it. */
function useLabelled({ label, errorMessage }: LabelledProps) {
  const id = useId();
  const error = `${id}-error`;
  return {
    before: <label htmlFor={id}>{useMessages()(label)}</label>,
    after: <strong id={error}>{errorMessage}</strong>,
    aria: { id, "aria-invalid": errorMessage !== undefined, "aria-describedby": error },
  };
}

interface TextProps extends LabelledProps {
  /** The value of a controlled field. An uncontrolled field has a `defaultValue` instead. */
  value?: string;
  defaultValue?: string;
  type?: "email" | "password" | "tel";
  autoComplete?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

export function Text({ label, errorMessage, onChange, ...input }: TextProps) {
  const { before, after, aria } = useLabelled({ label, errorMessage });
  return (
    <p>
      {before} <input {...input} {...aria} onChange={(event) => onChange(event.target.value)} />{" "}
      {after}
    </p>
  );
}

interface ChoiceProps extends LabelledProps {
  value: string;
  options: readonly (string | { value: string; label: string; isDisabled?: boolean })[];
  isPending?: boolean;
  onChange: (value: string) => void;
}

/** A select or, if its list could not be loaded, a text field. */
export function Choice({ options, isPending = false, ...text }: ChoiceProps) {
  const say = useMessages();
  const { before, after, aria } = useLabelled(text);
  if (options.length === 0 && !isPending) return <Text {...text} />;
  return (
    <p>
      {before}{" "}
      <select {...aria} value={text.value} onChange={(event) => text.onChange(event.target.value)}>
        <option value="">{say("field.choose")}</option>
        {options
          .map((one) => (typeof one === "string" ? { value: one, label: one } : one))
          .map(({ value, label, isDisabled = false }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
      </select>{" "}
      {after}
    </p>
  );
}

/** A checkbox or, with `type="radio"`, a radio button. */
export function Tick({ children, type = "checkbox", ...input }: ComponentProps<"input">) {
  return (
    <label>
      <input type={type} {...input} />
      {children}
    </label>
  );
}
