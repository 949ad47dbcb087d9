/** An event of an `<input>`, `<select>` or `<textarea>`. */
export interface FieldEvent {
  readonly currentTarget: { readonly value: string };
}

interface Element {
  readonly value: string;
}

/** Props for any element with a value; spread them: `<input {...field.input} />`. */
export interface ElementProps {
  readonly onChange: (event: FieldEvent) => void;
  /** Takes over text typed into a server-rendered page before hydration. */
  readonly ref: (element: Element | null) => void;
  readonly "aria-invalid": true | undefined;
}

/**
 * Props of an uncontrolled field: its initial value is that of the draft, which it then updates.
 * Spread the whole on a component of `@waypost/ui`, or `input` on an `<input>`.
 */
export interface FieldProps {
  readonly defaultValue: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
  readonly input: ElementProps & { readonly defaultValue: string };
}

/**
 * Props of a controlled field, for a value that other fields depend on. Spread the whole on a
 * component of `@waypost/ui`, or `input` on an `<input>` or a `<select>`.
 */
export interface ChoiceProps {
  readonly value: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
  readonly input: ElementProps & { readonly value: string };
}

/** Props of a checkbox; spread `input` on an `<input type="checkbox">`. */
export interface TickProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly input: {
    readonly checked: boolean;
    readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void;
    /** Takes over a tick set on a server-rendered page before hydration. */
    readonly ref: (element: { readonly checked: boolean } | null) => void;
    readonly "aria-invalid": true | undefined;
  };
  readonly errorMessage: string | undefined;
}
