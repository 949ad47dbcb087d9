/** Props of an uncontrolled field: it starts with the draft and tells it what is typed. */
export interface FieldProps {
  readonly defaultValue: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Props of a field on whose value others depend. */
export interface ChoiceProps {
  readonly value: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
}
