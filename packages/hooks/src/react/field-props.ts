/** Props of an uncontrolled field: its initial value is that of the draft, which it then updates. */
export interface FieldProps {
  readonly defaultValue: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Props of a controlled field, for a value that other fields depend on. */
export interface ChoiceProps {
  readonly value: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
}
