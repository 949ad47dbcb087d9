/** An event of an `<input>`, `<select>` or `<textarea>`. */
export interface FieldEvent {
  readonly currentTarget: { readonly value: string };
}

interface Element {
  value: string;
}

/** Props for any element with a value. Spread them: `<input {...field.input} />`. */
export interface ElementProps {
  readonly onChange: (event: FieldEvent) => void;
  /**
   * Adopts text typed into a server-rendered page before hydration. In an uncontrolled field, it
   * writes the value of the flow into the element.
   */
  readonly ref: (element: Element | null) => void;
  readonly "aria-invalid": true | undefined;
}

/**
 * Props of an uncontrolled field, which shows the value of the flow. Spread all of it on a
 * component of `@waypost/ui`, or `input` on an `<input>`.
 */
export interface FieldProps {
  readonly defaultValue: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
  readonly input: ElementProps;
}

/**
 * A field with its value, which re-renders with each change. Spread all of it on a component of
 * `@waypost/ui`, or `input` on an `<input>`, a `<select>` or a checkbox.
 */
export interface Control<Value = string> {
  readonly value: Value;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly input: Value extends boolean ? TickProps : ElementProps & { readonly value: Value };
}

/** Props of an `<input type="checkbox">`. */
export interface TickProps {
  readonly checked: boolean;
  readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void;
  /** Adopts the state of a checkbox of a server-rendered page before hydration. */
  readonly ref: (element: { readonly checked: boolean } | null) => void;
  readonly "aria-invalid": true | undefined;
}
